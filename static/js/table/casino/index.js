/** Casino at the table, by the English and the Italian rules. */
import { nameOf } from "../french.js";
import { nearSeat, sideName, yourSeat } from "../scene.js";
import { line, list } from "../text.js";
import { Actions } from "./actions.js";
import { Middle } from "./board.js";
import { Hand } from "./hand.js";
import { clear, pickCard } from "./picking.js";
import { NOTHING } from "./plays.js";
import { Score, Sheet } from "./score.js";
import { lineOf } from "./sentences.js";
import { chosen, rulesOf, variantOf } from "./variant.js";

/** @typedef {import("../types.d.ts").CasinoView} CasinoView */
/** @typedef {import("../types.d.ts").CasinoEvent} CasinoEvent */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../model.d.ts").GameUi} GameUi */
/** @typedef {import("../model.d.ts").Ui} Ui */

const STAGE_MS = 1000;

/** @param {Scene} scene */
const viewOf = (scene) => /** @type {CasinoView} */ (scene.state.update?.view);

/** @param {readonly unknown[]} events */
const typed = (events) => /** @type {readonly CasinoEvent[]} */ (events);

/** @param {Scene} scene */
function aim(scene) {
  const { rounds, target } = variantOf(scene);
  if (rounds) {
    return interpolate(ngettext("%(rounds)s round", "%(rounds)s rounds", rounds), { rounds }, true);
  }
  return interpolate(gettext("first to %(points)s"), { points: target }, true);
}

/** @param {Scene} scene */
function progress(scene) {
  const view = viewOf(scene);
  if (!view?.deal) return "";
  const deal = interpolate(
    gettext("Deal %(deal)s of %(deals)s"),
    { deal: view.deal, deals: view.deals },
    true,
  );
  return view.last_deal ? gettext("last deal") : deal;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function seatFacts(scene, seat) {
  const view = viewOf(scene);
  const side = view.sides[seat] ?? seat;
  const { rounds, target } = variantOf(scene);
  const facts = { score: view.scores[side] ?? 0, points: target };
  const score = rounds ? gettext("%(score)s points") : gettext("%(score)s of %(points)s points");
  return {
    note: interpolate(score, facts, true),
    tag: view.dealer === seat ? gettext("Dealer") : "",
    cards: view.hand_sizes[seat] ?? 0,
    pile:
      view.sides.indexOf(side) === seat || seat === nearSeat(scene)
        ? (view.piles[side] ?? 0)
        : null,
  };
}

/**
 * @param {Scene} scene after the events
 * @param {readonly unknown[]} events
 */
function flightOf(scene, events) {
  /** @type {import("../flip.js").Flight} */
  const flight = {};
  for (const event of typed(events)) {
    if (event.type === "dealt") flight.from = "#deck .card,#deck";
    else if (event.type === "captured") flight.to = pileOf(event.seat);
    else if (event.type === "residue_taken" && event.seat !== null)
      flight.to ??= pileOf(event.seat);
    else if (event.type === "trailed" && event.seat !== yourSeat(scene)) {
      flight.from ??= `#seat-${event.seat} .backs .card,#seat-${event.seat}`;
    }
  }
  return flight;
}

/**
 * Where a seat's captured cards go; partners may share a pile.
 * @param {number} seat
 */
function pileOf(seat) {
  return `#pile-${seat}-desk .mini,#pile-${seat} .mini,#pile-${seat},#seat-${seat}`;
}

/**
 * A play of another seat is shown on the table first.
 * @param {Scene} scene before the events
 * @param {readonly unknown[]} events
 */
function stagesOf(scene, events) {
  const [event] = typed(events);
  const isPlay = event?.type === "captured" || event?.type === "built";
  if (!isPlay || event.seat === yourSeat(scene)) return [];
  const from = `#seat-${event.seat} .backs .card,#seat-${event.seat}`;
  return [{ staged: event, ms: STAGE_MS, flight: { from } }];
}

/**
 * @param {Scene} scene
 * @param {readonly unknown[]} events
 * @returns {Partial<Ui>}
 */
function momentsOf(scene, events) {
  /** @type {Partial<Ui>} */
  const moments = {};
  const { countsSweeps } = variantOf(scene);
  for (const event of typed(events)) {
    if (event.type === "captured" && event.swept && countsSweeps)
      moments.banner = sweepBanner(scene, event.seat);
    if (event.type === "round_scored") moments.scored = event;
  }
  return moments;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function sweepBanner(scene, seat) {
  if (seat === yourSeat(scene)) return line(gettext("A sweep for you!"));
  const name = { who: sideName(scene, viewOf(scene).sides[seat] ?? seat) };
  return line(gettext("A sweep for %(name)s!"), { name });
}

/** @param {Scene} scene */
function spoken(scene) {
  const view = viewOf(scene);
  const builds = view.builds.map(({ value, groups }) =>
    interpolate(
      gettext("a build of %(value)s with %(cards)s"),
      { value, cards: list(groups.flat().map(nameOf)) },
      true,
    ),
  );
  const table = [...builds, ...view.table.map(nameOf)];
  const scores = view.scores.map((score, side) => `${sideName(scene, side)}: ${score}`);
  return {
    table: table.length ? list(table) : gettext("The table is empty."),
    hand: list(view.hand.map(nameOf)),
    score: scores.join(", "),
  };
}

/**
 * @param {Scene} scene
 * @param {number} place
 */
function pickNth(scene, place) {
  const card = viewOf(scene).hand[place];
  if (card !== undefined) pickCard(scene, card);
}

/** @type {GameUi} */
export const casino = {
  noPicks: NOTHING,
  aim,
  progress,
  seatFacts,
  opening: "dealt",
  lineOf: (scene, event) => lineOf(scene, /** @type {CasinoEvent} */ (event)),
  isPlay: (event) =>
    ["trailed", "captured", "built"].includes(/** @type {CasinoEvent} */ (event).type),
  flightOf,
  stagesOf,
  momentsOf,
  Middle,
  Actions,
  Hand,
  Score,
  Sheet,
  spoken,
  pickNth,
  clear,
  rules: (scene) => rulesOf(variantOf(scene)),
  chosen: (scene) => chosen(variantOf(scene)),
};
