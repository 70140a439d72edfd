/** The cards of Casino Pirate: names in words, and how they are drawn. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Drawn } from "../faces.js";

/** @typedef {import("../text.js").Pack} Pack */

const NAMES = /** @type {Record<string, string>} */ ({
  1: gettext("pearl 1"),
  2: gettext("amber 2"),
  3: gettext("topaz 3"),
  4: gettext("emerald 4"),
  5: gettext("sapphire 5"),
  6: gettext("amethyst 6"),
  7: gettext("ruby 7"),
  h: gettext("gold coin ½"),
  p: gettext("pebble 0"),
  s: gettext("the skeleton"),
});

const SIGNS = /** @type {Record<string, string>} */ ({ h: "½", p: "0", s: "" });

/** @param {string} card */
export function nameOf(card) {
  return NAMES[card] ?? card;
}

/** A card within a sentence.
 * @param {{card: string}} props */
export function Chip({ card }) {
  return h(
    "span",
    { class: "chip loot" },
    h("span", { class: "sr" }, `${nameOf(card)} `),
    h("span", { "aria-hidden": "true" }, SIGNS[card] ?? card),
    h(Drawn, { name: `i-${card}` }),
  );
}

/** @type {Pack} */
export const pirate = { name: nameOf, Chip };
