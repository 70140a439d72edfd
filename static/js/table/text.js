/** Sentences from translated templates: spoken in words, shown with bold names and small cards. */
import { h } from "../../vendor/preact-11.2.0/preact.js";
import { nameAt, yourSeat } from "./scene.js";

/** @typedef {import("../../vendor/preact-11.2.0/preact.js").Child} Child */

/**
 * How a kind of cards is named and drawn small.
 * @typedef {{name: (card: string) => string, Chip: (props: {card: string}) => Child}} Pack
 */

/** @typedef {{who: string} | {cards: readonly string[], pack: Pack} | string | number} Part */

/** @typedef {{text: string, parts: Record<string, Part>}} Line */

/** To make one costs as much as to draw a card: it is kept. */
const LISTS = new Intl.ListFormat(document.documentElement.lang || "en");
const PLACES = /%\((\w+)\)s/;

/**
 * A sentence with its parts still apart.
 * @param {string} text a translated template with places such as %(name)s
 * @param {Record<string, Part>} [parts]
 * @returns {Line}
 */
export function line(text, parts = {}) {
  return { text, parts };
}

/**
 * A sentence about a seat: one wording for the visitor, one for others; "who" is the player.
 * @param {import("./model.d.ts").Scene} scene
 * @param {number} seat
 * @param {{you: string, other: string}} wordings
 * @param {Line["parts"]} [parts]
 */
export function said(scene, seat, { you, other }, parts = {}) {
  // Translators: "who" stands for this word at the start of sentences such as "You trail".
  if (seat === yourSeat(scene)) return line(you, { who: { who: gettext("You") }, ...parts });
  return line(other, { who: { who: nameAt(scene, seat) }, ...parts });
}

/**
 * Items as a list in words: "a, b and c".
 * @param {readonly string[]} items
 */
export function list(items) {
  return LISTS.format(items);
}

/**
 * The sentence in words, for screen readers and titles.
 * @param {Line} sentence
 */
export function words({ text, parts }) {
  return text.replace(new RegExp(PLACES, "g"), (place, name) => {
    const part = parts[name];
    return part === undefined ? place : partInWords(part);
  });
}

/** @param {Part} part */
function partInWords(part) {
  if (typeof part !== "object") return String(part);
  if ("who" in part) return part.who;
  return list(part.cards.map(part.pack.name));
}

/**
 * The sentence as it is shown.
 * @param {Line} sentence
 * @returns {Child[]}
 */
export function nodes({ text, parts }) {
  return text.split(PLACES).map((piece, at) => {
    const part = at % 2 ? parts[piece] : piece;
    return part === undefined ? piece : partShown(part);
  });
}

/**
 * @param {Part} part
 * @returns {Child}
 */
function partShown(part) {
  if (typeof part !== "object") return part;
  if ("who" in part) return h("b", null, part.who);
  return part.cards.map((card) => h(part.pack.Chip, { key: card, card }));
}
