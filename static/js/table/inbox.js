/** Messages wait here in order; a play of another seat is shown for a moment before it is done. */

/** @typedef {import("./types.d.ts").ServerMessage} ServerMessage */

/**
 * @typedef {object} Reader
 * @property {(message: ServerMessage) => unknown} stageOf what to show first, null for nothing
 * @property {(staged: unknown) => number} stage shows it; returns for how many milliseconds
 * @property {(message: ServerMessage, at: number) => void} take
 */

/** With more than this waiting nothing is shown for long: the page must catch up. */
const MOST_WAITING = 2;

export class Inbox {
  /** @param {Reader} reader */
  constructor(reader) {
    this.reader = reader;
    /** @type {{message: ServerMessage, at: number, isShown: boolean}[]} */
    this.waiting = [];
    this.isStaging = false;
  }

  /** @param {ServerMessage} message */
  put(message) {
    this.waiting.push({ message, at: performance.now(), isShown: false });
    this.read();
  }

  read() {
    while (!this.isStaging) {
      const [next] = this.waiting;
      if (!next) return;
      const isQuiet = !next.isShown && this.waiting.length <= MOST_WAITING;
      const staged = isQuiet ? this.reader.stageOf(next.message) : null;
      if (staged) {
        this.hold(next, staged);
        return;
      }
      this.waiting.shift();
      this.reader.take(next.message, next.at);
    }
  }

  /**
   * @param {{isShown: boolean}} next
   * @param {unknown} staged
   */
  hold(next, staged) {
    next.isShown = true;
    this.isStaging = true;
    setTimeout(() => {
      this.isStaging = false;
      this.read();
    }, this.reader.stage(staged));
  }
}
