/** Casino Pirate at the table. */
import { pace } from "../flip.js";
import { yourSeat } from "../scene.js";
import { line } from "../text.js";
import { Actions } from "./actions.js";
import { bankName, Middle } from "./bank.js";
import { Hand } from "./hand.js";
import { Holding } from "./holding.js";
import { Score } from "./score.js";
import { lineOf } from "./sentences.js";
import { spoken } from "./spoken.js";
import { stagesOf } from "./stages.js";
import { viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").PirateEvent} PirateEvent */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../model.d.ts").GameUi} GameUi */

/** Events that are not worth the line "last action". */
const QUIET = ["dealer_picked", "round_began", "hand_dealt", "bankrupt", "match_ended"];

/** @param {readonly unknown[]} events */
const typed = (events) => /** @type {readonly PirateEvent[]} */ (events);

/** @param {Scene} scene */
function progress(scene) {
  const view = viewOf(scene);
  if (!view || view.phase === "over") return "";
  const facts = { round: view.round, bank: bankName(scene, view) };
  return interpolate(gettext("Round %(round)s · %(bank)s"), facts, true);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function seatFacts(scene, seat) {
  const view = viewOf(scene);
  const player = view?.players[seat];
  const isBank = view?.dealer === seat && view.phase !== "over";
  return {
    note: player && !isBank ? noteOf(player) : "",
    tag: isBank ? gettext("Bank") : "",
    cards: 0,
    pile: null,
  };
}

/** @param {import("../types.d.ts").PiratePlayerObservation} player */
function noteOf(player) {
  if (player.is_settled) return gettext("Settled");
  if (player.is_served) return gettext("Served");
  return player.bet === 0 ? "" : gettext("Has bet");
}

/**
 * @param {Scene} scene after the events
 * @param {readonly unknown[]} events
 */
function flightOf(scene, events) {
  /** @type {import("../flip.js").Flight} */
  const flight = { to: "#deck .card,#deck" };
  for (const event of typed(events)) {
    if (event.type === "card_down") flight.from = downOf(scene, event.seat);
    else if (
      event.type === "hand_dealt" ||
      event.type === "card_up" ||
      event.type === "dealer_drew"
    )
      flight.from = "#deck .card,#deck";
  }
  return flight;
}

/**
 * Where a seat's hidden card lies: it is turned up from there.
 * @param {Scene} scene
 * @param {number} seat
 */
function downOf(scene, seat) {
  return seat === yourSeat(scene) ? "#hand .down .card" : `#seat-${seat} .down .card`;
}

/**
 * @param {Scene} _scene
 * @param {readonly unknown[]} events
 * @returns {Partial<import("../model.d.ts").Ui>}
 */
function momentsOf(_scene, events) {
  if (pace() && stagesOf(events).length) return {};
  for (const event of typed(events)) {
    if (event.type === "dealer_bust") return { banner: line(gettext("The bank is over!")) };
    if (event.type === "bet_won" && event.owed > event.bet)
      return { banner: line(gettext("Seven and a half!")) };
  }
  return {};
}

/**
 * A digit leads to a button; it never plays.
 * @param {Scene} _scene
 * @param {number} place
 */
function pickNth(_scene, place) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll(".offers button")
  );
  buttons[place]?.focus();
}

function keys() {
  return [
    ["1–3", gettext("go to a button")],
    ["← →", gettext("move among the buttons")],
    [gettext("Enter"), gettext("press it")],
  ];
}

function rules() {
  return [
    gettext("One player holds the bank against all others; the bank passes on each round."),
    gettext("Look at your first card and bet one or two treasures."),
    gettext("Ask for cards to come close to 7½. One of yours always stays face down."),
    gettext("Gems count 1 to 7, a gold coin ½, a pebble 0, the skeleton any number from 1 to 7."),
    gettext("You need not say that you are over: nobody sees it until you show."),
    gettext("The bank wins ties. With exactly 7½ you win double."),
    gettext("A bank that is over pays everybody who is left, and nobody shows."),
    gettext("When somebody has no treasure left, whoever has most wins."),
  ];
}

/** @type {GameUi} */
export const pirate = {
  noPicks: null,
  aim: () => gettext("close to 7½"),
  progress,
  seatFacts,
  opening: "round_began",
  lineOf: (scene, event) => lineOf(scene, /** @type {PirateEvent} */ (event)),
  isPlay: (event) => !QUIET.includes(/** @type {PirateEvent} */ (event).type),
  flightOf,
  stagesOf: (_scene, events) => stagesOf(events),
  momentsOf,
  Holding,
  Middle,
  Actions,
  Hand,
  Score,
  spoken,
  pickNth,
  keys,
  clear: () => undefined,
  rules,
};
