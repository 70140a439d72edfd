/** Messages wait here in order; what happens may be shown in stages before it is done. */

/** @typedef {import("./types.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("./model.d.ts").Stage} Stage */

/**
 * @typedef {object} Reader
 * @property {(message: ServerMessage) => readonly Stage[]} stagesOf what to show first, in order
 * @property {(stage: Stage) => number} stage shows it; returns for how many milliseconds
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
    this.timer = 0;
  }

  /** A whole picture replaces everything: what is just being shown is cut short.
   * @param {ServerMessage} message */
  put(message) {
    if (message.type === "update" && message.whole) this.cut();
    this.waiting.push({ message, at: performance.now(), isShown: false });
    this.read();
  }

  /** @returns {void} */
  read() {
    while (!this.isStaging) {
      const [next] = this.waiting;
      if (!next) return;
      const isQuiet = !next.isShown && this.waiting.length <= MOST_WAITING;
      const stages = isQuiet ? this.reader.stagesOf(next.message) : [];
      next.isShown = true;
      if (stages.length) return this.show(stages);
      this.waiting.shift();
      this.reader.take(next.message, next.at);
    }
  }

  /**
   * Shows one stage after the other, then goes on.
   * @param {readonly Stage[]} stages
   * @returns {void}
   */
  show([stage, ...later]) {
    this.isStaging = stage !== undefined;
    if (stage === undefined) return this.read();
    this.timer = setTimeout(() => this.show(later), this.reader.stage(stage));
  }

  cut() {
    clearTimeout(this.timer);
    this.isStaging = false;
  }
}
