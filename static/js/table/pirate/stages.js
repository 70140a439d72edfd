/** What is shown for a moment, since the cards are put away with the last bet of a round. */

/** @typedef {import("../types.d.ts").PirateEvent} PirateEvent */
/** @typedef {import("../model.d.ts").Stage} Stage */

const SHOW_MS = 1500;
const PAY_MS = 1300;

/**
 * @param {readonly unknown[]} events
 * @returns {Stage[]}
 */
export function stagesOf(events) {
  const known = /** @type {readonly PirateEvent[]} */ (events);
  const end = known.findIndex(({ type }) => type === "round_began" || type === "match_ended");
  const round = end < 0 ? [] : known.slice(0, end);
  if (!round.some(isResult)) return [];
  return round.flatMap((event, at) => stage(event, round.slice(0, at + 1)));
}

/** @param {PirateEvent} event */
function isResult({ type }) {
  return type === "bet_won" || type === "bet_lost";
}

/**
 * @param {PirateEvent} event
 * @param {readonly PirateEvent[]} so that has happened by then, the event included
 * @returns {Stage[]}
 */
function stage(event, so) {
  switch (event.type) {
    case "dealer_drew":
      return [{ staged: { event, so }, ms: SHOW_MS, flight: { from: "#deck .card,#deck" } }];
    case "shown":
    case "dealer_bust":
    case "conceded":
      return [{ staged: { event, so }, ms: SHOW_MS }];
    case "bet_won":
    case "bet_lost":
      return [{ staged: { event, so }, ms: PAY_MS }];
    default:
      return [];
  }
}
