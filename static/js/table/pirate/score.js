/** Treasures: the panel beside the table, what a round has brought, and the end. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { nameAt, yourSeat } from "../scene.js";
import { list } from "../text.js";
import { lastRound, roundsOf, signed } from "./past.js";
import { viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").PirateView} View */
/** @typedef {import("../model.d.ts").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function nameOfSeat(scene, seat) {
  return seat === yourSeat(scene) ? gettext("You") : nameAt(scene, seat);
}

/** @param {{scene: Scene}} props */
export function Score({ scene }) {
  const view = viewOf(scene);
  if (!view) return null;
  return [
    h(Treasures, { key: "now", scene, view, seats: view.players.map((_, seat) => seat) }),
    h(Rounds, { key: "rounds", scene, view }),
  ];
}

/** The players, richest first, once the match is over.
 * @param {{scene: Scene, view: View}} props */
export function Final({ scene, view }) {
  const seats = view.players.map((_, seat) => seat);
  const own = (/** @type {number} */ seat) => view.players[seat]?.treasures ?? 0;
  return h(
    "section",
    { class: "final", "aria-labelledby": "final" },
    h("h2", { id: "final" }, gettext("The treasures at the end")),
    h(Treasures, { scene, view, seats: seats.sort((one, other) => own(other) - own(one)) }),
  );
}

/** @param {{scene: Scene, view: View, seats: readonly number[]}} props */
function Treasures({ scene, view, seats }) {
  const rounds = roundsOf(scene.state.log, view.players.length).filter(({ isDone }) => isDone);
  const last = rounds.at(-1);
  const isOn = view.phase !== "over";
  return h(
    "table",
    { class: "score" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "col" }, h("span", { class: "sr" }, gettext("Player"))),
        isOn && h("th", { scope: "col" }, gettext("Bet")),
        h("th", { scope: "col" }, roundTitle(last?.round)),
        h("th", { scope: "col" }, gettext("Treasures")),
      ),
    ),
    h(
      "tbody",
      null,
      seats.map((seat) => {
        const { bet, treasures } = view.players[seat] ?? { bet: 0, treasures: 0 };
        return h(
          "tr",
          { key: seat },
          h("th", { scope: "row" }, nameOfSeat(scene, seat)),
          isOn && h("td", null, seat === view.dealer ? gettext("bank") : (bet ?? "?") || "–"),
          h("td", null, last ? signed(last.gains[seat] ?? 0) : "–"),
          h("td", null, h("b", null, treasures)),
        );
      }),
    ),
  );
}

/** @param {number | undefined} round */
function roundTitle(round) {
  return round === undefined
    ? gettext("Round")
    : interpolate(gettext("Round %(round)s"), { round }, true);
}

/** What the round before has brought, in a sentence.
 * @param {{scene: Scene, view: View}} props */
export function Summary({ scene, view }) {
  const sentence = summary(scene, view);
  return sentence ? h("p", null, sentence) : null;
}

/**
 * @param {Scene} scene
 * @param {View} view
 */
export function summary(scene, { players }) {
  const last = lastRound(scene.state.log, players.length);
  if (!last) return "";
  const gains = list(
    last.gains.map((gain, seat) => {
      const name = seat === yourSeat(scene) ? gettext("you") : nameAt(scene, seat);
      return `${name} ${signed(gain)}`;
    }),
  );
  const facts = { round: last.round, gains };
  return interpolate(gettext("Round %(round)s brought: %(gains)s."), facts, true);
}

/** What each round has brought to each player.
 * @param {{scene: Scene, view: View}} props */
function Rounds({ scene, view }) {
  const rounds = roundsOf(scene.state.log, view.players.length).filter(({ isDone }) => isDone);
  if (!rounds.length) return null;
  return h(
    "details",
    { class: "rounds" },
    h("summary", null, gettext("All rounds")),
    h(
      "table",
      { class: "score" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, h("span", { class: "sr" }, gettext("Round"))),
          view.players.map((_, seat) =>
            h("th", { scope: "col", key: seat }, nameOfSeat(scene, seat)),
          ),
        ),
      ),
      h(
        "tbody",
        null,
        rounds.map(({ round, gains }) =>
          h(
            "tr",
            { key: round },
            h("th", { scope: "row" }, round),
            gains.map((gain, seat) => h("td", { key: seat }, signed(gain))),
          ),
        ),
      ),
    ),
  );
}
