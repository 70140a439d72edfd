/** What is drawn: the server's view, or a picture on the way to it. */
import { isYourTurn, nameAt, yourSeat } from "../scene.js";
import { nameOf } from "./cards.js";
import { traceOf } from "./trace.js";

/** @typedef {import("../types.d.ts").CuccuView} CuccuView */
/** @typedef {import("../types.d.ts").CuccuEvent} CuccuEvent */
/** @typedef {import("../types.d.ts").CuccuAction} CuccuAction */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("./stages.js").Staged} Staged */

/** @param {Scene} scene */
const stagedOf = ({ ui }) => /** @type {Staged | null} */ (ui.staged);

/** @param {Scene} scene */
export function viewOf(scene) {
  return stagedOf(scene)?.view ?? /** @type {CuccuView} */ (scene.state.update?.view);
}

/**
 * All that has happened, as far as it is shown.
 * @param {Scene} scene
 */
export function eventsOf(scene) {
  const log = /** @type {CuccuEvent[]} */ (scene.state.log);
  return [...log, ...(stagedOf(scene)?.events ?? [])];
}

/** @param {Scene} scene */
export function trace(scene) {
  return traceOf(eventsOf(scene), viewOf(scene).players.length);
}

/**
 * The visitor's card, if it has been dealt.
 * @param {Scene} scene
 */
export function ownCard(scene) {
  const you = yourSeat(scene);
  return (you === null ? null : viewOf(scene).players[you]?.held?.card) ?? null;
}

/**
 * What the server offers now; nothing while it is not the visitor's turn.
 * @param {Scene} scene
 */
export function offered(scene) {
  const choices = /** @type {readonly CuccuAction[] | null} */ (scene.state.update?.choices);
  return isYourTurn(scene) && !stagedOf(scene) ? (choices ?? []) : [];
}

/**
 * @param {Scene} scene
 * @returns {import("./choices.js").Words}
 */
export function wordsOf(scene) {
  const card = ownCard(scene);
  return { name: (seat) => nameAt(scene, seat), card: card === null ? "" : nameOf(card) };
}
