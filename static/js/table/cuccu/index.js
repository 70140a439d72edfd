/** Cuccù at the table. */
import { pace } from "../flip.js";
import { line } from "../text.js";
import { Actions, focusNth } from "./actions.js";
import { Middle } from "./board.js";
import { Hand } from "./hand.js";
import { Holding, noteOf } from "./holding.js";
import { Score, Sheet } from "./score.js";
import { lineOf } from "./sentences.js";
import { isPlay, rules, spoken } from "./spoken.js";
import { flightOfAll, stagesOf } from "./stages.js";
import { viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").CuccuEvent} CuccuEvent */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../model.d.ts").GameUi} GameUi */
/** @typedef {import("../model.d.ts").Ui} Ui */

/** @param {readonly unknown[]} events */
const typed = (events) => /** @type {readonly CuccuEvent[]} */ (events);

/** @param {Scene} scene */
function progress(scene) {
  return interpolate(pgettext("Cuccù", "Round %(round)s"), { round: viewOf(scene).round }, true);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function seatFacts(scene, seat) {
  const isDealer = viewOf(scene).dealer === seat;
  return {
    note: noteOf(scene, seat),
    tag: isDealer ? gettext("Dealer") : "",
    cards: 0,
    pile: null,
  };
}

/**
 * Where nothing moves, a sheet tells how the round ended.
 * @param {Scene} scene
 * @param {readonly unknown[]} events
 * @returns {Partial<Ui>}
 */
function momentsOf(scene, events) {
  /** @type {Partial<Ui>} */
  const moments = {};
  const types = typed(events).map(({ type }) => type);
  if (types.includes("cards_compared") && !pace()) {
    const { round, phase } = viewOf(scene);
    moments.scored = phase === "over" ? round : round - 1;
  }
  if (types.includes("revived")) moments.banner = line(gettext("All come back!"));
  return moments;
}

/** @param {Scene} scene */
function chosen(scene) {
  const lives = Number(scene.state.table?.options.lives) || 3;
  const text = ngettext("%(lives)s life for each", "%(lives)s lives for each", lives);
  return [interpolate(text, { lives }, true)];
}

/** @type {GameUi} */
export const cuccu = {
  noPicks: null,
  aim: () => gettext("the last with lives wins"),
  progress,
  seatFacts,
  opening: "round_began",
  lineOf: (scene, event) => lineOf(scene, /** @type {CuccuEvent} */ (event)),
  isPlay: (event) => isPlay(/** @type {CuccuEvent} */ (event)),
  flightOf: (_scene, events) => flightOfAll(typed(events)),
  stagesOf: (scene, events) => stagesOf(viewOf(scene), typed(events)),
  momentsOf,
  Holding,
  Middle,
  Actions,
  Hand,
  Score,
  Sheet,
  spoken,
  pickNth: focusNth,
  keys: () => [
    ["1 2", gettext("go to a button")],
    [gettext("Enter"), gettext("press it")],
  ],
  clear: () => {},
  rules,
  chosen,
};
