/** Points: the panel beside the table, and the sheet at the end of a round. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { shortName, sideName } from "../scene.js";
import { variantOf } from "./variant.js";

/** @typedef {import("../types.d.ts").CasinoView} CasinoView */
/** @typedef {import("../types.d.ts").CasinoRoundScored} RoundScored */
/** @typedef {import("../types.d.ts").CasinoScoredItem} ScoredItem */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {ScoredItem["item"]} item */
function nameOfItem(item) {
  switch (item) {
    case "cards":
      return gettext("Most cards");
    case "spades":
      return gettext("Spades");
    case "big_casino":
      return gettext("Big Casino 10♦");
    case "little_casino":
      return gettext("Little Casino 2♠");
    case "aces":
      return gettext("Aces");
    default:
      return gettext("Sweeps");
  }
}

/**
 * What each side won in a round.
 * @param {RoundScored} round
 */
export function pointsOf({ items, scores }) {
  return scores.map((_, side) => items.reduce((sum, { points }) => sum + (points[side] ?? 0), 0));
}

/** @param {{label: string, cells: readonly (string | number)[]}} props */
function Row({ label, cells }) {
  return h(
    "tr",
    null,
    h("th", { scope: "row" }, label),
    cells.map((cell, at) => h("td", { key: at }, cell)),
  );
}

/** @param {{scene: Scene, sides: number}} props */
function Head({ scene, sides }) {
  const names = Array.from({ length: sides }, (_, side) => sideName(scene, side));
  return h(
    "thead",
    null,
    h(
      "tr",
      null,
      h("th", { scope: "col" }, h("span", { class: "sr" }, gettext("Counted"))),
      names.map((name, at) => h("th", { scope: "col", key: at, title: name }, shortName(name))),
    ),
  );
}

/** @param {{scene: Scene}} props */
export function Score({ scene }) {
  const view = /** @type {CasinoView | undefined} */ (scene.state.update?.view);
  if (!view) return null;
  const round = gettext("Round %(round)s");
  return h(
    "table",
    { class: "score" },
    h(Head, { scene, sides: view.scores.length }),
    h(
      "tbody",
      null,
      view.history.map((scored) =>
        h(Row, {
          key: scored.round,
          label: interpolate(round, { round: scored.round }, true),
          cells: pointsOf(scored),
        }),
      ),
      view.phase === "play" && h(Row, { label: gettext("Taken now"), cells: view.piles }),
      variantOf(scene).countsSweeps &&
        view.sweeps.some(Boolean) &&
        h(Row, { label: gettext("Sweeps"), cells: view.sweeps }),
    ),
    h("tfoot", null, h(Row, { label: gettext("Total"), cells: view.scores })),
  );
}

/** The score sheet between two rounds.
 * @param {{scene: Scene}} props */
export function Sheet({ scene }) {
  const scored = /** @type {RoundScored} */ (scene.ui.scored);
  return h(
    "section",
    { class: "sheet-score", role: "dialog", "aria-labelledby": "scored" },
    h(Items, { scene, scored }),
    h(
      "button",
      { type: "button", class: "btn pri", onClick: () => scene.do.show({ scored: null }) },
      gettext("Continue"),
    ),
  );
}

/** The score sheet of the last round, once the match is over.
 * @param {{scene: Scene, view: CasinoView}} props */
export function Final({ scene, view }) {
  const scored = view.history.at(-1);
  return scored ? h("section", { class: "final" }, h(Items, { scene, scored })) : null;
}

/** @param {{scene: Scene, scored: RoundScored}} props */
function Items({ scene, scored }) {
  const title = interpolate(gettext("End of round %(round)s"), { round: scored.round }, true);
  return [
    h("h2", { key: "title", id: "scored" }, title),
    h(
      "table",
      { key: "items", class: "score" },
      h(Head, { scene, sides: scored.scores.length }),
      h(
        "tbody",
        null,
        scored.items.map((item) => h(ItemRow, { key: item.item, item })),
      ),
      h(
        "tfoot",
        null,
        h(Row, { label: gettext("This round"), cells: pointsOf(scored) }),
        h(Row, { label: gettext("Total"), cells: scored.scores }),
      ),
    ),
  ];
}

/** @param {{item: ScoredItem}} props */
function ItemRow({ item }) {
  const cells = item.points.map((points, side) => [
    h("small", { key: "count" }, item.counts[side] ?? 0),
    h("b", { key: "points" }, points ? `+${points}` : "–"),
  ]);
  return h(
    "tr",
    null,
    h("th", { scope: "row" }, nameOfItem(item.item)),
    cells.map((cell, at) => h("td", { key: at }, cell)),
  );
}
