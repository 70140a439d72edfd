/** The French pack: names of the cards in words, and how they stand in a sentence. */
import { h } from "../../vendor/preact-11.2.0/preact.js";
import { Drawn } from "./faces.js";

/** @typedef {import("./text.js").Pack} Pack */

/** Full names, since languages put rank and suit together in their own ways. */
const NAMES = /** @type {Record<string, string>} */ ({
  AC: gettext("ace of clubs"),
  "2C": gettext("two of clubs"),
  "3C": gettext("three of clubs"),
  "4C": gettext("four of clubs"),
  "5C": gettext("five of clubs"),
  "6C": gettext("six of clubs"),
  "7C": gettext("seven of clubs"),
  "8C": gettext("eight of clubs"),
  "9C": gettext("nine of clubs"),
  TC: gettext("ten of clubs"),
  JC: gettext("jack of clubs"),
  QC: gettext("queen of clubs"),
  KC: gettext("king of clubs"),
  AD: gettext("ace of diamonds"),
  "2D": gettext("two of diamonds"),
  "3D": gettext("three of diamonds"),
  "4D": gettext("four of diamonds"),
  "5D": gettext("five of diamonds"),
  "6D": gettext("six of diamonds"),
  "7D": gettext("seven of diamonds"),
  "8D": gettext("eight of diamonds"),
  "9D": gettext("nine of diamonds"),
  TD: gettext("ten of diamonds"),
  JD: gettext("jack of diamonds"),
  QD: gettext("queen of diamonds"),
  KD: gettext("king of diamonds"),
  AH: gettext("ace of hearts"),
  "2H": gettext("two of hearts"),
  "3H": gettext("three of hearts"),
  "4H": gettext("four of hearts"),
  "5H": gettext("five of hearts"),
  "6H": gettext("six of hearts"),
  "7H": gettext("seven of hearts"),
  "8H": gettext("eight of hearts"),
  "9H": gettext("nine of hearts"),
  TH: gettext("ten of hearts"),
  JH: gettext("jack of hearts"),
  QH: gettext("queen of hearts"),
  KH: gettext("king of hearts"),
  AS: gettext("ace of spades"),
  "2S": gettext("two of spades"),
  "3S": gettext("three of spades"),
  "4S": gettext("four of spades"),
  "5S": gettext("five of spades"),
  "6S": gettext("six of spades"),
  "7S": gettext("seven of spades"),
  "8S": gettext("eight of spades"),
  "9S": gettext("nine of spades"),
  TS: gettext("ten of spades"),
  JS: gettext("jack of spades"),
  QS: gettext("queen of spades"),
  KS: gettext("king of spades"),
});

/** @param {string} card */
export function nameOf(card) {
  return NAMES[card] ?? card;
}

/**
 * The sign in the corner of a card: 10 for a ten.
 * @param {string} card
 */
export function rankOf(card) {
  return card.startsWith("T") ? "10" : card.slice(0, 1);
}

/** A card within a sentence.
 * @param {{card: string}} props */
export function Chip({ card }) {
  const suit = card.slice(1);
  return h(
    "span",
    { class: `chip ${suit.toLowerCase()}` },
    h("span", { class: "sr" }, `${nameOf(card)} `),
    h("span", { "aria-hidden": "true" }, rankOf(card)),
    h(Drawn, { name: `suit-${suit}` }),
  );
}

/** @type {Pack} */
export const french = { name: nameOf, Chip };
