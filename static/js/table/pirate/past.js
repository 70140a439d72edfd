/** What the rounds so far have brought, from the log.  Pure. */

/** @typedef {import("../types.d.ts").PirateEvent} PirateEvent */

/**
 * What a round has brought to each seat; `isDone` once a bet is settled.
 * @typedef {{round: number, dealer: number, gains: number[], isDone: boolean}} Round
 */

/**
 * @param {readonly unknown[]} log
 * @param {number} seats
 * @returns {Round[]}
 */
export function roundsOf(log, seats) {
  /** @type {Round[]} */
  const rounds = [];
  for (const event of /** @type {readonly PirateEvent[]} */ (log)) {
    const now = rounds.at(-1);
    if (event.type === "round_began") {
      const gains = Array.from({ length: seats }, () => 0);
      rounds.push({ round: event.round, dealer: event.dealer, gains, isDone: false });
    } else if (now && event.type === "bet_won") move(now, event.seat, event.won);
    else if (now && event.type === "bet_lost") move(now, event.seat, -event.bet);
  }
  return rounds;
}

/**
 * The last round in which a bet was settled.
 * @param {readonly unknown[]} log
 * @param {number} seats
 */
export function lastRound(log, seats) {
  return roundsOf(log, seats).findLast(({ isDone }) => isDone);
}

/**
 * @param {Round} round
 * @param {number} seat
 * @param {number} gain of the seat, from the bank
 */
function move(round, seat, gain) {
  round.gains[seat] = (round.gains[seat] ?? 0) + gain;
  round.gains[round.dealer] = (round.gains[round.dealer] ?? 0) - gain;
  round.isDone = true;
}

/**
 * A gain with its sign: +2, −1, 0.
 * @param {number} gain
 */
export function signed(gain) {
  if (!gain) return "0";
  return gain > 0 ? `+${gain}` : `−${-gain}`;
}
