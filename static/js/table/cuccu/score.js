/** Lives: beside the table, after a round, and at the end. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { sideName } from "../scene.js";
import { Chip } from "./cards.js";
import { Hearts } from "./hearts.js";
import { viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").CuccuView} CuccuView */
/** @typedef {import("../types.d.ts").CuccuRoundSummary} Summary */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Score({ scene }) {
  return h(Table, { scene, seats: viewOf(scene).players.map((_, seat) => seat) });
}

/** What each had when the cards were compared, and the lives left.
 * @param {{scene: Scene, seats: readonly number[]}} props */
function Table({ scene, seats }) {
  const view = viewOf(scene);
  const last = view.last_round;
  return h(
    "table",
    { class: "score lives" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "col" }, gettext("Player")),
        last && h("th", { scope: "col" }, gettext("Last round")),
        h("th", { scope: "col" }, gettext("Lives")),
      ),
    ),
    h(
      "tbody",
      null,
      seats.map((seat) => h(Row, { key: seat, scene, view, seat })),
    ),
  );
}

/** @param {{scene: Scene, view: CuccuView, seat: number}} props */
function Row({ scene, view, seat }) {
  const last = view.last_round;
  const lives = view.players[seat]?.lives ?? 0;
  return h(
    "tr",
    null,
    h("th", { scope: "row" }, sideName(scene, seat)),
    last && h("td", null, h(Fate, { last, seat })),
    h("td", null, h(Hearts, { lives, full: view.full_lives, isLosing: false })),
  );
}

/** @param {{last: Summary, seat: number}} props */
function Fate({ last, seat }) {
  const card = last.cards[seat];
  const loss = last.losses[seat] ?? 0;
  return [
    card ? h(Chip, { key: "card", card }) : h("span", { key: "none" }, "–"),
    loss > 0 &&
      h(
        "b",
        { key: "loss", class: "loss" },
        h("span", { "aria-hidden": "true" }, ` −${loss}`),
        h(
          "span",
          { class: "sr" },
          interpolate(
            ngettext("loses %(count)s life", "loses %(count)s lives", loss),
            { count: loss },
            true,
          ),
        ),
      ),
  ];
}

/** The sheet between two rounds, for those to whom nothing moves.
 * @param {{scene: Scene}} props */
export function Sheet({ scene }) {
  const round = /** @type {number} */ (scene.ui.scored);
  return h(
    "section",
    { class: "sheet-score", role: "dialog", "aria-labelledby": "scored" },
    h(
      "h2",
      { id: "scored" },
      interpolate(pgettext("Cuccù", "End of round %(round)s"), { round }, true),
    ),
    h(Score, { scene }),
    h(
      "button",
      { type: "button", class: "btn pri", onClick: () => scene.do.show({ scored: null }) },
      gettext("Continue"),
    ),
  );
}

/** The players by their places, once the match is over.
 * @param {{scene: Scene}} props */
export function Final({ scene }) {
  const places = scene.state.update?.outcome?.places ?? [];
  const seats = viewOf(scene).players.map((_, seat) => seat);
  const ranked = seats.toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return h("section", { class: "final" }, h(Table, { scene, seats: ranked }));
}
