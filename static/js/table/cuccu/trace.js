/** What each seat has done in this round, and which card went where.  Pure. */

/** @typedef {import("../types.d.ts").CuccuEvent} CuccuEvent */

/** @typedef {"" | "kept" | "asking" | "asked" | "swapped" | "refused" | "jumped" | "undone"} Mark */

/**
 * @typedef {object} SeatTrace
 * @property {string} key of the card before the seat: it goes with the card; empty without one
 * @property {Mark} mark
 * @property {number | null} other the seat that the mark is about
 */

/**
 * @typedef {object} Trace
 * @property {SeatTrace[]} seats
 * @property {readonly number[]} lowest the seats with the lowest cards, once they are compared
 * @property {number | null} losing the seat that has just lost a life
 */

/**
 * @param {readonly CuccuEvent[]} log of the match
 * @param {number} seats
 * @returns {Trace}
 */
export function traceOf(log, seats) {
  const start = log.findLastIndex((event) => event.type === "round_began");
  const began = log[start];
  const round = began?.type === "round_began" ? began.round : 0;
  /** @type {Trace} */
  const trace = {
    seats: Array.from({ length: seats }, () => ({ key: "", mark: "", other: null })),
    lowest: [],
    losing: null,
  };
  log.slice(start + 1).forEach((event, at) => {
    note(trace, event, `c${round}-${at}`);
  });
  return trace;
}

/**
 * @param {Trace} trace
 * @param {CuccuEvent} event
 * @param {string} key for a new card
 */
function note(trace, event, key) {
  trace.losing = null;
  switch (event.type) {
    case "dealt":
      return put(trace, event.seat, { key });
    case "deck_swapped":
      return put(trace, event.seat, { key, mark: "swapped", other: null });
    case "kept":
      return put(trace, event.seat, { mark: "kept" });
    case "request_dropped":
      put(trace, event.innkeeper, { mark: "" });
      return put(trace, event.seat, { mark: "kept" });
    case "cover_accepted":
      put(trace, event.seat, { mark: "" });
      return put(trace, event.asker, { mark: "kept" });
    case "swap_asked":
      put(trace, event.target, { mark: "asked", other: event.seat });
      return put(trace, event.seat, { mark: "asking", other: event.target });
    case "horse_jumped":
      return put(trace, event.seat, { mark: "jumped" });
    case "cuckoo_refused":
    case "hunter_shot":
    case "cat_scratched":
      put(trace, event.seat, { mark: "" });
      return put(trace, event.asker, { mark: "refused", other: event.seat });
    case "swapped":
      exchange(trace, event);
      put(trace, event.target, { mark: "" });
      return put(trace, event.seat, { mark: "swapped", other: event.target });
    case "swap_undone":
      exchange(trace, event);
      put(trace, event.target, { mark: "undone" });
      return put(trace, event.seat, { mark: "undone" });
    case "cards_compared":
      trace.lowest = event.lowest;
      return;
    case "life_lost":
      trace.losing = event.seat;
      return;
  }
}

/**
 * @param {Trace} trace
 * @param {number} seat
 * @param {Partial<SeatTrace>} change
 */
function put(trace, seat, change) {
  Object.assign(trace.seats[seat] ?? {}, change);
}

/**
 * @param {Trace} trace
 * @param {{seat: number, target: number}} pair
 */
function exchange(trace, { seat, target }) {
  const key = trace.seats[seat]?.key ?? "";
  put(trace, seat, { key: trace.seats[target]?.key ?? "" });
  put(trace, target, { key });
}
