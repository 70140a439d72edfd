/** The score sheet: every turn with its massimo, its cards and who took how much. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { nameAt, shortName, yourSeat } from "../scene.js";
import { turnsOf } from "./history.js";
import { Emblem } from "./pack.js";
import { viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").CasanovaEvent} CasanovaEvent */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("./history.js").Turn} Turn */

/** @param {{scene: Scene}} props */
export function Score({ scene }) {
  const { players } = viewOf(scene);
  const log = /** @type {readonly CasanovaEvent[]} */ (scene.state.log);
  return h(
    "table",
    { class: "score turns" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "col" }, gettext("Turn")),
        h("th", { scope: "col" }, h("abbr", { title: gettext("Massimo") }, gettext("Max."))),
        players.map((_, seat) =>
          h(
            "th",
            { scope: "col", key: seat, title: nameOf(scene, seat) },
            h(Emblem, { seat }),
            shortName(nameOf(scene, seat)),
          ),
        ),
      ),
    ),
    h(
      "tbody",
      null,
      turnsOf(log).map((turn) => h(TurnRow, { key: turn.turn, turn })),
    ),
    h(
      "tfoot",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "row", colSpan: 2 }, gettext("Coins")),
        players.map(({ coins }, seat) => h("td", { key: seat }, coins)),
      ),
    ),
  );
}

/** @param {{turn: Turn}} props */
function TurnRow({ turn: { turn, massimo, cards, winners, coins } }) {
  return h(
    "tr",
    null,
    h("th", { scope: "row" }, turn),
    h("td", null, massimo),
    cards.map((card, seat) =>
      h(
        "td",
        { key: seat, class: winners.includes(seat) ? "won" : "" },
        card ?? "",
        winners.includes(seat) && h("b", null, ` +${coins}`),
      ),
    ),
  );
}

/** How the match ended, the richest first.
 * @param {{scene: Scene}} props */
export function Final({ scene }) {
  const places = scene.state.update?.outcome?.places ?? [];
  const rows = viewOf(scene)
    .players.map(({ coins, fell }, seat) => ({ seat, coins, fell, place: places[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place);
  return h(
    "section",
    { class: "final" },
    h("h2", null, gettext("Coins at the end")),
    h(
      "table",
      { class: "score" },
      h(
        "tbody",
        null,
        rows.map(({ seat, coins, fell, place }) =>
          h(
            "tr",
            { key: seat },
            h("th", { scope: "row" }, place ? `${place}. ` : "", nameOf(scene, seat)),
            h("td", null, fell === null ? "" : outSince(fell)),
            h("td", null, h("b", null, coins)),
          ),
        ),
      ),
    ),
  );
}

/** @param {number} turn */
export function outSince(turn) {
  return interpolate(gettext("out since turn %(turn)s"), { turn }, true);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function nameOf(scene, seat) {
  return seat === yourSeat(scene) ? gettext("You") : nameAt(scene, seat);
}
