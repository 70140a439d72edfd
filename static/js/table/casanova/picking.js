/** Choosing dice and a card: what a tap or key does to the picks, and what is said about it. */
import { isYourTurn, nearSeat } from "../scene.js";
import { cardOf } from "./pack.js";
import { cardsOf, diceOf, NOTHING, playOf, typedCard } from "./plays.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").CasanovaAction} Action */
/** @typedef {import("./plays.js").Picks} Picks */

/** @type {{digit: number, at: number} | null} */
let typed = null;

/**
 * @param {Scene} scene
 * @returns {Picks}
 */
export function picksOf({ ui }) {
  return /** @type {Picks} */ (ui.picks);
}

/**
 * What the server offers now: nothing while it is not the visitor's turn.
 * @param {Scene} scene
 * @returns {readonly Action[]}
 */
export function choose(scene) {
  const { choices } = scene.state.update ?? {};
  return isYourTurn(scene) && choices ? /** @type {readonly Action[]} */ (choices) : [];
}

/**
 * @param {Scene} scene
 * @param {number} card
 */
export function pickCard(scene, card) {
  const cards = cardsOf(choose(scene));
  if (!cards.length) return scene.do.tell(reasonAgainst(scene));
  if (!cards.includes(card)) {
    return scene.do.tell(interpolate(gettext("You have used your %(card)s."), { card }, true));
  }
  const picks = picksOf(scene);
  put(scene, { ...picks, card: picks.card === card ? null : card });
}

/**
 * @param {Scene} scene
 * @param {number} dice
 */
export function pickDice(scene, dice) {
  put(scene, { ...picksOf(scene), dice });
}

/** @param {Scene} scene */
export function clear(scene) {
  scene.do.pick(NOTHING);
}

/**
 * A digit picks the card of its number; 1 and then 3 pick the thirteen.  When there is something
 * to say instead, it goes to that button.
 * @param {Scene} scene
 * @param {number} place
 */
export function pickNth(scene, place) {
  const said = document.querySelectorAll("#table .btn.eq")[place];
  if (said instanceof HTMLElement) return said.focus();
  const digit = place + 1;
  const card = typedCard(digit, typed, scene.now);
  typed = { digit, at: scene.now };
  if (!card) return;
  const drawn = document.querySelector(
    `#hand button[data-card="${cardOf(nearSeat(scene), card)}"]`,
  );
  if (drawn instanceof HTMLElement) drawn.focus();
  pickCard(scene, card);
}

/** @param {Scene} scene */
function reasonAgainst(scene) {
  return isYourTurn(scene)
    ? gettext("Your card for this turn is on the table.")
    : gettext("It is not your turn.");
}

/**
 * @param {Scene} scene
 * @param {Picks} picks
 */
function put(scene, picks) {
  scene.do.pick(picks, spokenPicks(choose(scene), picks));
}

/**
 * @param {readonly Action[]} choices
 * @param {Picks} picks
 */
function spokenPicks(choices, picks) {
  const { card, dice } = picks;
  const said = [];
  if (card !== null) said.push(interpolate(gettext("Card %(card)s chosen."), { card }, true));
  if (dice !== null) {
    const text = ngettext("%(dice)s die chosen.", "%(dice)s dice chosen.", dice);
    said.push(interpolate(text, { dice }, true));
  }
  if (playOf(choices, picks)) said.push(gettext("Press Enter to play."));
  else said.push(missing(choices, picks));
  return said.join(" ");
}

/**
 * What the picks still lack.
 * @param {readonly Action[]} choices
 * @param {Picks} picks
 */
export function missing(choices, { card, dice }) {
  const lacksDice = diceOf(choices).length > 0 && dice === null;
  if (lacksDice && card === null) return gettext("Choose 1, 2 or 3 dice and a card to play.");
  if (lacksDice) return gettext("Now choose how many dice you will roll.");
  return gettext("Choose a card to play face down.");
}
