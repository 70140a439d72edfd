/** Casanova at the table. */
import { nameAt, yourSeat } from "../scene.js";
import { line, list } from "../text.js";
import { Actions } from "./actions.js";
import { Middle } from "./board.js";
import { Hand } from "./hand.js";
import { Holding } from "./holding.js";
import { clear, pickNth } from "./picking.js";
import { NOTHING } from "./plays.js";
import { outSince, Score } from "./score.js";
import { lineOf } from "./sentences.js";
import { spoken } from "./spoken.js";
import { stagesOf } from "./stages.js";
import { shownSeat, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").CasanovaEvent} CasanovaEvent */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../model.d.ts").GameUi} GameUi */
/** @typedef {import("../model.d.ts").Ui} Ui */

const TURNS = 12;
/** Worth the line "last action". */
const PLAYS = [
  "announced",
  "rolled",
  "quitte_said",
  "doubled",
  "matched",
  "withdrew",
  "turn_won",
  "pot_stayed",
];

/** @param {readonly unknown[]} events */
const typed = (events) => /** @type {readonly CasanovaEvent[]} */ (events);

/** @param {Scene} scene */
function progress(scene) {
  const { turn } = viewOf(scene);
  return interpolate(gettext("Turn %(turn)s of %(turns)s"), { turn, turns: TURNS }, true);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function seatFacts(scene, seat) {
  const { active, phase } = viewOf(scene);
  const isActive = seat === active && phase !== "pick" && phase !== "over";
  return {
    note: noteOf(scene, seat),
    tag: isActive ? pgettext("of a seat", "active") : "",
    cards: 0,
    pile: null,
  };
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function noteOf(scene, seat) {
  const { fell = null } = viewOf(scene).players[seat] ?? {};
  const { slot, hasWithdrawn } = shownSeat(scene, seat);
  if (fell !== null) return outSince(fell);
  if (hasWithdrawn) return gettext("has withdrawn");
  return slot === "hidden" ? gettext("has chosen a card") : "";
}

/**
 * Coins go to the pot, and from there to the winner.
 * @param {Scene} _scene
 * @param {readonly unknown[]} events
 */
function flightOf(_scene, events) {
  /** @type {import("../flip.js").Flight} */
  const flight = {};
  for (const event of typed(events)) {
    if (event.type === "turn_won") flight.to = purseOf(event.seats[0]);
    else if (["played", "doubled", "matched"].includes(event.type) && "seat" in event) {
      flight.from = purseOf(event.seat);
    }
  }
  return flight;
}

/** @param {number | undefined} seat */
function purseOf(seat) {
  return `#seat-${seat} .purse svg,#seat-${seat}`;
}

/**
 * @param {Scene} scene
 * @param {readonly unknown[]} events
 * @returns {Partial<Ui>}
 */
function momentsOf(scene, events) {
  const seats = typed(events).flatMap((event) => (event.type === "eliminated" ? [event.seat] : []));
  if (!seats.length) return {};
  const you = yourSeat(scene);
  if (you !== null && seats.includes(you)) return { banner: line(gettext("You are out!")) };
  const who = { who: list(seats.map((seat) => nameAt(scene, seat))) };
  return { banner: line(ngettext("%(who)s is out!", "%(who)s are out!", seats.length), { who }) };
}

/** @returns {string[][]} */
function keys() {
  return [
    ["1–13", gettext("pick the card of this number; type 1 and 2 for the twelve")],
    ["1 2", gettext("go to what you can say after the roll")],
    ["← →", gettext("move among cards")],
    [gettext("Enter"), gettext("play the picked card")],
    [gettext("Esc"), gettext("cancel")],
  ];
}

function rules() {
  return [
    gettext(
      "The active player names 1 to 3 dice. Everybody puts 1 coin into the pot and plays a card face down.",
    ),
    gettext("The dice make the massimo: the highest card that is not above it takes the pot."),
    gettext(
      "After the roll the active player says “Quitte”, or “Double” and adds a coin; the others add one, too, or withdraw.",
    ),
    gettext("Equal cards share the pot. If no card fits, the pot stays for the next turn."),
    gettext(
      "A card is played once. Whoever has no coin left after a turn is out. After 12 turns most coins win.",
    ),
  ];
}

/** @type {GameUi} */
export const casanova = {
  noPicks: NOTHING,
  aim: () => gettext("most coins win"),
  progress,
  seatFacts,
  opening: "turn_began",
  lineOf: (scene, event) => lineOf(scene, /** @type {CasanovaEvent} */ (event)),
  isPlay: (event) => PLAYS.includes(/** @type {CasanovaEvent} */ (event).type),
  flightOf,
  stagesOf: (scene, events) => stagesOf(typed(events), yourSeat(scene)),
  momentsOf,
  Holding,
  Middle,
  Actions,
  Hand,
  Score,
  spoken,
  pickNth,
  keys,
  clear,
  rules,
};
