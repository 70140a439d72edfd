/** What the table shows: the server's word, and what is just happening on top of it. */
import { yourSeat } from "../scene.js";

/** @typedef {import("../types.d.ts").CasanovaView} View */
/** @typedef {import("../types.d.ts").CasanovaEvent} CasanovaEvent */
/** @typedef {import("../model.d.ts").Scene} Scene */

/**
 * What is shown before it is done.
 * @typedef {object} Staged
 * @property {readonly CasanovaEvent[]} told events that have been shown so far
 * @property {readonly number[]} tumbling faces of the dice while they roll, else none
 */

/**
 * A seat as it is drawn.
 * @typedef {object} Shown
 * @property {"empty" | "hidden" | "open"} slot
 * @property {number | null} card where the visitor may see it
 * @property {boolean} hasWithdrawn
 * @property {boolean} isWinner
 */

/** @param {Scene} scene */
export function viewOf(scene) {
  return /** @type {View} */ (scene.state.update?.view);
}

/**
 * @param {Scene} scene
 * @returns {Staged | null}
 */
export function stagedOf({ ui }) {
  return /** @type {Staged | null} */ (ui.staged);
}

/**
 * @template {CasanovaEvent["type"]} Type
 * @param {Scene} scene
 * @param {Type} type
 * @returns {Extract<CasanovaEvent, {type: Type}>[]}
 */
export function staged(scene, type) {
  const told = stagedOf(scene)?.told ?? [];
  return /** @type {Extract<CasanovaEvent, {type: Type}>[]} */ (
    told.filter((event) => event.type === type)
  );
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @returns {Shown}
 */
export function shownSeat(scene, seat) {
  const player = viewOf(scene).players[seat];
  const open = staged(scene, "revealed")[0]?.cards[seat] ?? null;
  const played = staged(scene, "played").find((event) => event.seat === seat);
  const isHidden = player?.has_played || played !== undefined;
  return {
    slot: open !== null ? "open" : isHidden ? "hidden" : "empty",
    card: open ?? player?.card ?? played?.card ?? null,
    hasWithdrawn:
      (player?.has_withdrawn ?? false) ||
      staged(scene, "withdrew").some((event) => event.seat === seat),
    isWinner: staged(scene, "turn_won").some(({ seats }) => seats.includes(seat)),
  };
}

/**
 * Coins in the pot, with those that are just being put in.
 * @param {Scene} scene
 */
export function potOf(scene) {
  const added = staged(scene, "played").length + staged(scene, "matched").length;
  return viewOf(scene).pot + added;
}

/**
 * The visitor's card that lies face down; null if there is none.
 * @param {Scene} scene
 */
export function ownCard(scene) {
  const seat = yourSeat(scene);
  return seat === null ? null : shownSeat(scene, seat).card;
}
