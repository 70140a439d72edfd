/** Takes the place of the socket in a lesson: sends all moves so far, and hands on the answer. */

/** @typedef {import("../types.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("../types.d.ts").ClientMessage} ClientMessage */
/** @typedef {import("../types.d.ts").Act} Act */

/** @typedef {{standing: "asked" | "done" | "astray", done: number}} Progress */

export class Course {
  /**
   * @param {import("../page.js").Page} page
   * @param {Progress} progress kept up to date
   * @param {(message: ServerMessage) => void} onMessage
   * @param {(link: import("../connection.js").Link) => void} onLink
   */
  constructor(page, progress, onMessage, onLink) {
    this.page = page;
    this.progress = progress;
    this.onMessage = onMessage;
    this.onLink = onLink;
    /** @type {unknown[]} */
    this.plays = [];
    this.isBusy = false;
  }

  open() {
    this.ask(null);
  }

  /**
   * @param {ClientMessage} message
   * @returns {boolean} whether it could be sent
   */
  send(message) {
    if (message.type === "act") this.ask(message);
    return true;
  }

  /** @param {Act | null} act */
  async ask(act) {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.tell(act);
      this.onLink({ state: "open" });
    } catch {
      this.onLink({ state: "lost" });
    }
    this.isBusy = false;
  }

  /** @param {Act | null} act */
  async tell(act) {
    const plays = act ? [...this.plays, act.action] : this.plays;
    const headers = { "Content-Type": "application/json", "X-CSRFToken": this.page.token };
    const body = JSON.stringify({ plays });
    const answer = await fetch(this.page.urls.play ?? "", { method: "POST", headers, body });
    const { messages, standing, done } = await answer.json();
    if (standing) {
      this.plays = plays;
      Object.assign(this.progress, { standing, done });
    }
    for (const message of messages) {
      this.onMessage(message.type === "refused" ? { ...message, id: act?.id ?? "" } : message);
    }
  }
}
