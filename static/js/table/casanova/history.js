/** The turns of a match, as its log tells them.  Pure. */

/** @typedef {import("../types.d.ts").CasanovaEvent} CasanovaEvent */

/**
 * @typedef {object} Turn
 * @property {number} turn
 * @property {number} massimo
 * @property {readonly (number | null)[]} cards by seat
 * @property {readonly number[]} winners seats
 * @property {number} coins that each winner took
 */

/**
 * @param {readonly CasanovaEvent[]} log
 * @returns {Turn[]} those whose cards have been turned up, in order
 */
export function turnsOf(log) {
  /** @type {Turn[]} */
  const turns = [];
  let turn = 0;
  let massimo = 0;
  for (const event of log) {
    if (event.type === "turn_began") turn = event.turn;
    else if (event.type === "rolled") massimo = event.massimo;
    else if (event.type === "revealed") {
      turns.push({ turn, massimo, cards: event.cards, winners: [], coins: 0 });
    } else if (event.type === "turn_won") {
      const last = turns.pop();
      if (last) turns.push({ ...last, winners: event.seats, coins: event.coins });
    }
  }
  return turns;
}
