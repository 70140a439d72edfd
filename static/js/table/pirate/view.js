/** Questions about what the viewer of a Casino Pirate match knows. */
import { count, figure, LIMIT, skeletonIn } from "./halves.js";

/** @typedef {import("../types.d.ts").PirateView} View */
/** @typedef {import("../types.d.ts").PirateEvent} PirateEvent */
/** @typedef {import("../types.d.ts").PiratePlayerObservation} Player */
/** @typedef {import("../model.d.ts").Scene} Scene */

/**
 * What is just being shown: an event before it is done, and those that were shown with it.
 * @typedef {{event: PirateEvent, so: readonly PirateEvent[]}} Staged
 */

/**
 * What the server has told.
 * @param {Scene} scene
 * @returns {View | undefined}
 */
export function toldView({ state }) {
  return /** @type {View | undefined} */ (state.update?.view);
}

/**
 * What is to be seen: with what is just being shown.
 * @param {Scene} scene
 * @returns {View | undefined}
 */
export function viewOf(scene) {
  const view = toldView(scene);
  const staged = stagedOf(scene);
  return view && staged ? staged.so.reduce(shownIn, view) : view;
}

/**
 * @param {Scene} scene
 * @returns {Staged | null}
 */
export function stagedOf({ ui }) {
  return /** @type {Staged | null} */ (ui.staged);
}

/**
 * The view with what an event lays open: it is looked at before the cards are put away.
 * @param {View} view
 * @param {PirateEvent} event
 * @returns {View}
 */
function shownIn(view, event) {
  switch (event.type) {
    case "dealer_drew":
      return withPlayer(view, event.seat, (dealer) => ({
        ...dealer,
        open: [...dealer.open, event.card],
      }));
    case "shown":
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        hidden: event.cards[0] ?? null,
        has_shown: true,
      }));
    case "bet_won":
      return settled(view, event.seat, event.bet + event.won, -event.won);
    case "bet_lost":
      return settled(view, event.seat, 0, event.bet);
    default:
      return view;
  }
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {number} back what the seat takes
 * @param {number} gain of the bank
 */
function settled(view, seat, back, gain) {
  const paid = withPlayer(view, seat, (player) => ({
    ...player,
    treasures: player.treasures + back,
    bet: 0,
    is_settled: true,
  }));
  return withPlayer(paid, view.dealer, (dealer) => ({
    ...dealer,
    treasures: dealer.treasures + gain,
  }));
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {(player: Player) => Player} change
 * @returns {View}
 */
function withPlayer(view, seat, change) {
  return {
    ...view,
    players: view.players.map((player, at) => (at === seat ? change(player) : player)),
  };
}

/** @param {Player} player */
export function knownCards({ hidden, open }) {
  return hidden === null ? open : [hidden, ...open];
}

/**
 * The seats that play against the bank, in the order in which they do.
 * @param {View} view
 */
export function punters({ players, dealer }) {
  const seats = players.map((_, at) => (dealer + 1 + at) % players.length);
  return seats.filter((seat) => seat !== dealer);
}

/**
 * A total in figures, and what is to be said of it.
 * @param {readonly string[]} cards
 */
export function totalOf(cards) {
  const halves = count(cards);
  return { halves, figure: figure(halves), isOver: halves > LIMIT, skeleton: skeletonIn(cards) };
}

/** @param {number} number */
export function treasures(number) {
  const text = ngettext("%(number)s treasure", "%(number)s treasures", number);
  return interpolate(text, { number }, true);
}
