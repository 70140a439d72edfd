/** The page that checks a match: its own record, a file, or pasted text. */
import { knownNumber } from "./own.js";
import { readRecord, Unreadable } from "./record.js";
import { ownInWords, refusalInWords, stepInWords, summary } from "./sentences.js";
import { verify } from "./verify.js";

/**
 * @param {string} tag
 * @param {string} text
 * @param {string} [look] a class
 */
function element(tag, text, look = "") {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = look;
  return made;
}

/**
 * @param {import("./verify.js").Step} step
 * @param {string} text
 */
function verdict({ kind, ok }, text) {
  if (kind === "number" || kind === "late") return element("li", text);
  const item = element("li", "", ok ? "right" : "wrong");
  item.append(element("b", ok ? gettext("All right") : gettext("Differs")), " ", text);
  return item;
}

class Page {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.said = this.find("[role=status]");
    this.list = this.find(".steps");
    this.note = this.find(".own");
    this.text = /** @type {HTMLTextAreaElement} */ (this.find("textarea"));
    this.file = /** @type {HTMLInputElement} */ (this.find("input[type=file]"));
  }

  /**
   * @param {string} selector
   * @returns {HTMLElement}
   */
  find(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }

  start() {
    this.find("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.check(this.text.value);
    });
    this.file.addEventListener("change", () => this.take());
    const { record } = this.root.dataset;
    if (record) this.load(record);
  }

  async take() {
    const [file] = this.file.files ?? [];
    if (!file) return;
    this.text.value = await file.text();
    await this.check(this.text.value);
  }

  /** @param {string} address */
  async load(address) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) await this.check(await answer.text());
    else this.say(refusalInWords("not_loaded"), false);
  }

  /** @param {string} text */
  async check(text) {
    this.list.replaceChildren();
    this.note.textContent = "";
    try {
      const record = readRecord(text);
      const steps = await verify(record);
      this.list.append(...steps.map((step) => verdict(step, stepInWords(step, record))));
      this.note.textContent = ownInWords(record, knownNumber(record.fair.commitment));
      this.say(
        summary(steps),
        steps.every(({ ok }) => ok),
      );
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.say(refusalInWords(error.reason), false);
    }
  }

  /**
   * @param {string} sentence
   * @param {boolean} ok
   */
  say(sentence, ok) {
    this.said.textContent = sentence;
    this.said.className = ok ? "right" : "wrong";
  }
}

const root = document.getElementById("verify");
if (root) new Page(root).start();
