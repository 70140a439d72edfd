/** A view of Cuccù to begin with, and what its seats hold. */

/**
 * Four seats, the third of which looks on; seat 0 deals.
 * @param {Record<string, unknown>} change
 */
export function view(change = {}) {
  return {
    viewer: 2,
    players: Array.from({ length: 4 }, () => player()),
    full_lives: 3,
    phase: "turn",
    round: 1,
    dealer: 0,
    turn: 1,
    asks: 2,
    innkeeper: null,
    chain: [1],
    covers: [],
    deck: 40,
    last_round: null,
    ...change,
  };
}

/** @param {Record<string, unknown>} change */
export function player(change = {}) {
  return { lives: 3, held: null, is_dead: false, fell: null, ...change };
}

/**
 * @param {string | null} card
 * @param {number[]} known_by
 */
export function held(card, ...known_by) {
  return { card, known_by, is_revealed: false, is_plain: false };
}
