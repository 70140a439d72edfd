/** Hints for a first match of Cuccù. */
import { isYourTurn, yourSeat } from "../scene.js";
import { inPhase } from "./phase.js";

/** @typedef {import("../types.d.ts").CuccuView} CuccuView */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {Scene} scene */
const viewOf = ({ state }) => /** @type {CuccuView} */ (state.update?.view);

/** @type {import("./index.js").Tip[]} */
export const tips = [
  {
    text: gettext(
      "Everybody has one card, and only you see yours. At the end of the round the lowest loses a life. Keep a high card, or swap a low one with your neighbour.",
    ),
    isDue: isYourTurn,
  },
  {
    text: gettext("You deal this round: you come last, and you swap with the pack."),
    isDue: (scene) => isYourTurn(scene) && viewOf(scene).dealer === yourSeat(scene),
  },
  {
    text: gettext(
      "Your neighbour was dealt an inn. Give up the swap, or ask the innkeeper to pay for you if you lose with a zero: you may ask without having one.",
    ),
    isDue: inPhase("inn"),
  },
  {
    text: gettext(
      "You are the innkeeper. If you promise, you pay a life if the other loses with a zero. If you refuse, you must swap.",
    ),
    isDue: inPhase("cover"),
  },
  {
    text: gettext("A new round: everybody gets a new card, and the next player deals."),
    isDue: (scene) => viewOf(scene).round > 1,
  },
];
