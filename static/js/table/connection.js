/** The WebSocket to the table: keeps itself alive, comes back by itself. */
import { DEAD_MS, isFinal, PING_MS, pause, WAKE_MS } from "./policy.js";

/** @typedef {import("./types.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("./types.d.ts").ClientMessage} ClientMessage */

/**
 * @typedef {{state: "opening" | "open" | "lost", code?: undefined} | {state: "closed", code: number}} Link
 */

const CHECK_MS = 1000;

export class Connection {
  /**
   * @param {string} address
   * @param {(message: ServerMessage) => void} onMessage
   * @param {(link: Link) => void} onLink
   */
  constructor(address, onMessage, onLink) {
    this.address = address;
    this.onMessage = onMessage;
    this.onLink = onLink;
    this.attempt = 0;
    this.heardAt = 0;
    this.pingedAt = 0;
    this.deadline = 0;
    this.timer = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    setInterval(() => this.check(performance.now()), CHECK_MS);
    addEventListener("online", () => this.retryNow());
    addEventListener("offline", () => this.socket && this.abandon());
    document.addEventListener("visibilitychange", () => this.wake());
  }

  open() {
    clearTimeout(this.timer);
    this.timer = 0;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heard();
    this.pingedAt = this.heardAt;
    socket.onopen = () => this.onLink({ state: "open" });
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.heard();
      this.attempt = 0;
      this.onMessage(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.lose(code);
    };
  }

  /**
   * @param {ClientMessage} message
   * @returns {boolean} whether it went out
   */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  heard() {
    this.heardAt = performance.now();
    this.deadline = this.heardAt + DEAD_MS;
  }

  /** @param {number} code */
  lose(code) {
    this.socket = null;
    if (isFinal(code)) {
      this.onLink({ state: "closed", code });
      return;
    }
    this.onLink({ state: "lost" });
    this.timer = window.setTimeout(() => this.open(), pause(this.attempt++));
  }

  /** @param {number} now */
  check(now) {
    if (!this.socket) return;
    if (now > this.deadline) this.abandon();
    else if (now - this.pingedAt >= PING_MS) this.ping(now);
  }

  /** @param {number} now */
  ping(now) {
    if (this.send({ type: "ping" })) this.pingedAt = now;
  }

  /** Gives a silent connection up at once; closing it properly could take minutes. */
  abandon() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lose(1006);
  }

  retryNow() {
    if (!this.socket && this.timer) this.open();
  }

  /** The page is seen again: a connection that died meanwhile must not look alive. */
  wake() {
    if (document.hidden) return;
    this.retryNow();
    const now = performance.now();
    if (!this.socket || now - this.heardAt < PING_MS) return;
    this.ping(now);
    this.deadline = Math.min(this.deadline, now + WAKE_MS);
  }
}

/**
 * @param {import("./page.js").Page} page
 * @param {(message: ServerMessage) => void} onMessage
 * @param {(link: Link) => void} onLink
 */
export function connectTo(page, onMessage, onLink) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new Connection(`${scheme}://${location.host}${page.socket}`, onMessage, onLink);
}
