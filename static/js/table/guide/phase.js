/** When a hint is due, for games that go through phases. */
import { isYourTurn } from "../scene.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/**
 * @param {string} phase
 * @returns {(scene: Scene) => boolean} whether the visitor is to act in this phase
 */
export function inPhase(phase) {
  return (scene) => {
    const view = /** @type {{phase: string} | undefined} */ (scene.state.update?.view);
    return isYourTurn(scene) && view?.phase === phase;
  };
}
