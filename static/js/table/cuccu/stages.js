/** The drama of a round, step by step.  Pure. */
import { after } from "./picture.js";

/** @typedef {import("../types.d.ts").CuccuView} CuccuView */
/** @typedef {import("../types.d.ts").CuccuEvent} CuccuEvent */
/** @typedef {import("../model.d.ts").Stage} Stage */
/** @typedef {import("../flip.js").Flight} Flight */

/**
 * A picture on the way: the view so far, and the events that led to it.
 * @typedef {{view: CuccuView, events: readonly CuccuEvent[]}} Staged
 */

const STEP_MS = 450;
/** Together they never hold up the players for longer: their clocks run. */
const LONGEST_MS = 6000;

/** How many steps a sight is worth; others pass at once. */
const STEPS = /** @type {Partial<Record<CuccuEvent["type"], number>>} */ ({
  round_began: 1,
  dealt: 1,
  kept: 1,
  swap_asked: 1,
  revealed: 2,
  swapped: 1.5,
  deck_swapped: 2,
  cuckoo_refused: 2.5,
  hunter_shot: 2.5,
  cat_scratched: 2.5,
  swap_undone: 1.5,
  horse_jumped: 2,
  inn_reached: 2,
  request_dropped: 1,
  cover_asked: 2,
  cover_accepted: 2,
  cover_refused: 2,
  cards_compared: 5,
  life_lost: 2.5,
  revived: 2.5,
});

/**
 * One stage for each step but the last, which the picture after them shows.
 * @param {CuccuView} view before the events
 * @param {readonly CuccuEvent[]} events
 * @returns {Stage[]}
 */
export function stagesOf(view, events) {
  const steps = events.slice(0, -1).map(({ type }) => STEPS[type] ?? 0);
  const total = steps.reduce((sum, step) => sum + step, 0) * STEP_MS;
  const ms = STEP_MS * Math.min(1, LONGEST_MS / (total || 1));
  let picture = view;
  return steps.flatMap((step, at) => {
    const event = /** @type {CuccuEvent} */ (events[at]);
    picture = after(picture, event);
    const staged = { view: picture, events: events.slice(0, at + 1) };
    return step ? [{ staged, ms: step * ms, flight: flightOf(event) }] : [];
  });
}

/**
 * Where new cards come from and where old ones go.
 * @param {CuccuEvent} event
 * @returns {Flight}
 */
function flightOf({ type }) {
  if (type === "deck_swapped") return { from: "#deck .card,#deck", to: "#deck .card,#deck" };
  return type === "round_began" ? { to: "#deck .card,#deck" } : { from: "#deck .card,#deck" };
}

/**
 * The same for several events at once.
 * @param {readonly CuccuEvent[]} events
 * @returns {Flight}
 */
export function flightOfAll(events) {
  const flights = events.map(flightOf);
  return Object.assign({}, ...flights);
}
