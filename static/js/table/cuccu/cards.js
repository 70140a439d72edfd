/** The pack of Cuccù: what the cards are called, and how they stand in a sentence. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Drawn } from "../faces.js";

/** @typedef {import("../text.js").Pack} Pack */

/** With their articles, since languages have several. */
const NAMES = /** @type {Record<string, string>} */ ({
  "-3": gettext("the lion"),
  "-2": gettext("the mask"),
  "-1": gettext("the bucket"),
  0: gettext("the zero"),
  1: gettext("the one"),
  2: gettext("the two"),
  3: gettext("the three"),
  4: gettext("the four"),
  5: gettext("the five"),
  6: gettext("the six"),
  7: gettext("the seven"),
  8: gettext("the eight"),
  9: gettext("the nine"),
  10: gettext("the ten"),
  11: gettext("the inn"),
  12: gettext("the cat"),
  13: gettext("the horse"),
  14: gettext("the hunter"),
  15: gettext("the cuckoo"),
  F: gettext("the fool"),
});

const NUMERALS = /** @type {Record<string, string>} */ ({
  "-3": "−III",
  "-2": "−II",
  "-1": "−I",
  0: "0",
  1: "I",
  2: "II",
  3: "III",
  4: "IV",
  5: "V",
  6: "VI",
  7: "VII",
  8: "VIII",
  9: "IX",
  10: "X",
  11: "XI",
  12: "XII",
  13: "XIII",
  14: "XIV",
  15: "XV",
});

const FOOL = "F";
const CUCKOO = "15";
const ZERO = "0";

/** @param {string} card */
export function nameOf(card) {
  return NAMES[card] ?? card;
}

/**
 * The name and, where it does not say so, the value.
 * @param {string} card
 */
export function fullNameOf(card) {
  const value = Number(card);
  if (card === FOOL || (value >= 0 && value <= 10)) return nameOf(card);
  const text = value < 0 ? gettext("%(card)s, minus %(value)s") : gettext("%(card)s, %(value)s");
  return interpolate(text, { card: nameOf(card), value: Math.abs(value) }, true);
}

/**
 * What the card means to whoever holds it now.
 * @param {string} card
 */
export function meaningOf(card) {
  switch (card) {
    case FOOL:
      return gettext("It loses together with the lowest card. Two fools are safe but for cuckoos.");
    case CUCKOO:
      return gettext("Whoever holds it when the cards are compared cannot lose.");
    case ZERO:
      return gettext("Few cards are lower. An innkeeper may pay for it.");
    case "-3":
      return gettext("The lowest card of all.");
    default:
      return worthOf(Number(card));
  }
}

/** @param {number} value */
function worthOf(value) {
  if (value < 0) return gettext("Lower than nothing: few cards are lower.");
  const text =
    value > 10
      ? gettext("In your hand it only counts as a number: %(value)s.")
      : gettext("It counts %(value)s. The lowest card loses a life.");
  return interpolate(text, { value }, true);
}

/** A card within a sentence.
 * @param {{card: string}} props */
export function Chip({ card }) {
  const value = Number(card);
  return h(
    "span",
    { class: "chip cu" },
    h("span", { class: "sr" }, `${nameOf(card)} `),
    !(value > 0 && value <= 10) && h(Drawn, { name: `i-${card}` }),
    h("span", { "aria-hidden": "true" }, NUMERALS[card] ?? gettext("fool")),
  );
}

/** @type {Pack} */
export const cuccuPack = { name: nameOf, Chip };
