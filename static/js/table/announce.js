/**
 * Tells screen readers what happens: events politely, turns and trouble at once.
 * The text is cleared first and set after a moment, so that equal sentences are read again.
 */

const MOMENT_MS = 60;
const GATHER_MS = 350;

/** @type {string[]} */
let waiting = [];
let timer = 0;

/**
 * Says sentences when the reader is free; those of quick bots are joined.
 * @param {...string} sentences
 */
export function announce(...sentences) {
  waiting.push(...sentences.filter(Boolean));
  if (!waiting.length || timer) return;
  timer = window.setTimeout(() => {
    put("live", waiting.join(" "));
    waiting = [];
    timer = 0;
  }, GATHER_MS);
}

/**
 * Says a sentence now.
 * @param {string} sentence
 */
export function alert(sentence) {
  put("live-now", sentence);
}

/**
 * @param {string} id
 * @param {string} text
 */
function put(id, text) {
  const region = document.getElementById(id);
  if (!region) return;
  region.textContent = "";
  window.setTimeout(() => {
    region.textContent = text;
  }, MOMENT_MS);
}
