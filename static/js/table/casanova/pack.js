/** Casanova's cards: each seat has a set of its own, numbered 1 to 13. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Drawn } from "../faces.js";
import { nameAt, yourSeat } from "../scene.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../text.js").Pack} Pack */

/** The sets by seat: mask, rose, fan and key. */
const SETS = ["m", "r", "f", "k"];

export const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1);

/**
 * The name of a drawing, and of a card on the table: m7 is the seven of the first seat.
 * @param {number} seat
 * @param {number} number
 */
export function cardOf(seat, number) {
  return `${SETS[seat]}${number}`;
}

/** The emblem of a seat's set.
 * @param {{seat: number}} props */
export function Emblem({ seat }) {
  return h("span", { class: "emblem" }, h(Drawn, { name: `set-${SETS[seat]}` }));
}

/** @param {string} card */
function numberOf(card) {
  return Number(card.slice(1));
}

/** @param {{card: string}} props */
function Chip({ card }) {
  const set = card.slice(0, 1);
  return h(
    "span",
    { class: `chip set-${set}` },
    h("span", null, numberOf(card)),
    h(Drawn, { name: `set-${set}` }),
  );
}

/** Cards whose owner is known from the sentence. @type {Pack} */
export const numbers = { name: (card) => String(numberOf(card)), Chip };

/**
 * Cards of several seats, each told with its owner.
 * @param {Scene} scene
 * @returns {Pack}
 */
export function owned(scene) {
  /** @param {string} card */
  const ownerOf = (card) => {
    const seat = SETS.indexOf(card.slice(0, 1));
    return seat === yourSeat(scene) ? gettext("You") : nameAt(scene, seat);
  };
  return {
    name: (card) => `${ownerOf(card)} ${numberOf(card)}`,
    Chip: ({ card }) => h("span", { class: "owned" }, `${ownerOf(card)} `, h(Chip, { card })),
  };
}
