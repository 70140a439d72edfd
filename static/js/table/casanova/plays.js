/** From the dice and the card that the player picked to the action that this makes.  Pure. */

/** @typedef {import("../types.d.ts").CasanovaAction} Action */
/** @typedef {import("../types.d.ts").CasanovaAnnounce} Announce */
/** @typedef {import("../types.d.ts").CasanovaPlay} Play */

/** @typedef {{card: number | null, dice: number | null}} Picks */

/** @type {Picks} */
export const NOTHING = { card: null, dice: null };

/**
 * What the server offers that plays a card.
 * @param {readonly Action[]} choices
 */
function cardPlays(choices) {
  return choices.filter((action) => action.type === "announce" || action.type === "play");
}

/**
 * Numbers of dice among which the player may choose; none unless it is his to name them.
 * @param {readonly Action[]} choices
 */
export function diceOf(choices) {
  const named = choices.flatMap((action) => (action.type === "announce" ? [action.dice] : []));
  return [...new Set(named)];
}

/**
 * Cards that the player may play now.
 * @param {readonly Action[]} choices
 */
export function cardsOf(choices) {
  return [...new Set(cardPlays(choices).map(({ card }) => card))];
}

/**
 * The offered action that the picks make, null while something is missing.
 * @param {readonly Action[]} choices
 * @param {Picks} picks
 * @returns {Announce | Play | null}
 */
export function playOf(choices, { card, dice }) {
  const plays = cardPlays(choices);
  const found = plays.find(
    (action) => action.card === card && (action.type === "play" || action.dice === dice),
  );
  return found ?? null;
}

/**
 * What the server offers that needs no card: words after the roll, and answers to a double.
 * @param {readonly Action[]} choices
 * @param {Action["type"]} type
 * @returns {Action | null}
 */
export function saying(choices, type) {
  return choices.find((action) => action.type === type) ?? null;
}

/**
 * The card that a digit means: a second digit soon after a 1 makes ten or more.
 * @param {number} digit
 * @param {{digit: number, at: number} | null} before
 * @param {number} now milliseconds
 */
export function typedCard(digit, before, now) {
  const isSecond = before !== null && before.digit === 1 && now - before.at < SOON_MS;
  return isSecond && digit <= 3 ? 10 + digit : digit;
}

const SOON_MS = 1200;
