/** Asks for what a bot thinks of the moves, and how far it is. */

/** @typedef {import("../types.d.ts").ReviewSeen} Seen */
/** @typedef {import("../types.d.ts").ReviewMoveSeen} Move */

const POLL_MS = 3000;

export class Reviewer {
  /**
   * @param {import("../page.js").Page} page
   * @param {() => void} onChange
   */
  constructor(page, onChange) {
    this.url = page.urls.review ?? "";
    this.token = page.token;
    this.onChange = onChange;
    /** @type {Seen | null} */
    this.seen = null;
    this.isLost = false;
  }

  start() {
    if (this.url) this.fetch("GET");
  }

  /** Asks the server to have the match reviewed. */
  ask() {
    this.fetch("POST");
  }

  /** @param {"GET" | "POST"} method */
  async fetch(method) {
    try {
      const answer = await fetch(this.url, { method, headers: { "X-CSRFToken": this.token } });
      this.seen = await answer.json();
      this.isLost = false;
    } catch {
      this.isLost = true;
    }
    this.onChange();
    const isOn = this.isLost || this.seen?.standing === "running";
    if (isOn) setTimeout(() => this.fetch("GET"), POLL_MS);
  }

  /** @returns {readonly Move[]} */
  get moves() {
    return this.seen?.moves ?? [];
  }
}
