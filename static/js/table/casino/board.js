/** The middle of the table: stock, loose cards and builds. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Back, Face } from "../faces.js";
import { LastPlay } from "../frame/log.js";
import { nameOf } from "../french.js";
import { isYourTurn, nameAt, yourSeat } from "../scene.js";
import { list } from "../text.js";
import { markOf, marksOf } from "./marks.js";
import { choose, picksOf, toggleBuild, toggleCard } from "./picking.js";
import { usable } from "./plays.js";
import { Final } from "./score.js";
import { fullNameOf, Worth } from "./worth.js";

/** @typedef {import("../types.d.ts").CasinoView} CasinoView */
/** @typedef {import("../types.d.ts").CasinoBuildObservation} BuildObservation */
/** @typedef {import("../types.d.ts").CasinoCaptured} Captured */
/** @typedef {import("../types.d.ts").CasinoBuilt} Built */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("./marks.js").Mark} Mark */

/** @param {{scene: Scene}} props */
export function Middle({ scene }) {
  const view = /** @type {CasinoView} */ (scene.state.update?.view);
  if (view.phase === "over")
    return h("div", { class: "mid" }, h("div", null), h(Final, { scene, view }));
  const staged = /** @type {Captured | Built | null} */ (scene.ui.staged);
  const { card } = picksOf(scene);
  const choices = choose(scene);
  const can = choices && card ? usable(choices, card) : null;
  const marks = marksOf(scene);
  return h(
    "div",
    { class: "mid" },
    h(Stock, { scene, view }),
    h(
      "ul",
      {
        class: `board${staged || can?.cards.size || can?.builds.size ? " has-pick" : ""}`,
        "aria-label": gettext("Cards on the table"),
      },
      view.builds.map((build) =>
        h(BuildItem, {
          key: `b${build.id}`,
          scene,
          build,
          mark: markOf(marks, build.id),
          can: can?.builds.has(build.id) ?? false,
        }),
      ),
      view.table.map((loose) =>
        h(LooseItem, {
          key: loose,
          scene,
          card: loose,
          mark: markOf(marks, loose),
          can: can?.cards.has(loose) ?? false,
        }),
      ),
      staged &&
        h(
          "li",
          { key: staged.card, class: "played" },
          h("span", { class: "card", "data-card": staged.card }, h(Face, { card: staged.card })),
        ),
      !view.table.length &&
        !view.builds.length &&
        !staged &&
        h("li", { key: "empty", class: "empty" }, gettext("The table is empty.")),
    ),
    h("div", { class: "right" }),
  );
}

/** @param {{scene: Scene, view: CasinoView}} props */
function Stock({ scene, view }) {
  const left = ngettext("card left", "cards left", view.stock);
  const progress = scene.game?.progress(scene);
  return h(
    "div",
    { class: "deck", id: "deck" },
    h(
      "div",
      { class: "stack", "aria-hidden": "true" },
      Array.from({ length: Math.min(3, Math.ceil(view.stock / 8)) }, (_, at) =>
        h(Back, { key: at }),
      ),
    ),
    h(
      "span",
      null,
      h("b", null, view.stock),
      ` ${left}`,
      progress && h("span", { class: "only-phone" }, `\u00a0· ${progress}`),
    ),
    h(LastPlay, { scene, only: "only-phone" }),
  );
}

/** @param {{scene: Scene, card: string, mark: Mark | null, can: boolean}} props */
function LooseItem({ scene, card, mark, can }) {
  return h(
    "li",
    null,
    h(
      "button",
      {
        type: "button",
        class: `card${mark ? " on" : ""}${can ? " can" : ""}`,
        style: mark ? { "--gc": mark.colour } : undefined,
        "data-card": card,
        "aria-pressed": mark ? "true" : "false",
        "aria-disabled": isYourTurn(scene) ? undefined : "true",
        "aria-label": labelled(fullNameOf(scene, card), mark),
        onClick: () => toggleCard(scene, card),
      },
      h(Face, { card }),
      h(Worth, { scene, card }),
    ),
    mark && h(Badge, { mark }),
  );
}

/** @param {{scene: Scene, build: BuildObservation, mark: Mark | null, can: boolean}} props */
function BuildItem({ scene, build, mark, can }) {
  const cards = build.groups.flat();
  const owner = build.owner === yourSeat(scene) ? gettext("yours") : nameAt(scene, build.owner);
  const title = `${nameOfBuild(build)} · ${owner}`;
  return h(
    "li",
    { class: `build${build.owner === yourSeat(scene) ? " mine" : ""}` },
    h(
      "button",
      {
        type: "button",
        class: `pack${mark ? " on" : ""}${can ? " can" : ""}`,
        style: { "--n": cards.length, ...(mark ? { "--gc": mark.colour } : {}) },
        "data-build": build.id,
        "aria-pressed": mark ? "true" : "false",
        "aria-disabled": isYourTurn(scene) ? undefined : "true",
        "aria-label": labelled(`${title}: ${list(cards.map(nameOf))}`, mark),
        onClick: () => toggleBuild(scene, build.id),
      },
      h("span", { class: "lab only-desk" }, title),
      h("span", { class: "lab only-phone" }, `${shortNameOfBuild(build)} · ${owner}`),
      cards.map((card) =>
        h("span", { class: "card", key: card, "data-card": card }, h(Face, { card })),
      ),
    ),
    mark && h(Badge, { mark }),
  );
}

/** @param {BuildObservation} build */
function nameOfBuild({ multiple, value }) {
  const text = multiple ? gettext("Build of %(value)ss") : pgettext("label", "Build %(value)s");
  return interpolate(text, { value }, true);
}

/** @param {BuildObservation} build */
function shortNameOfBuild({ multiple, value }) {
  const text = multiple
    ? pgettext("short label", "Build of %(value)ss")
    : pgettext("short label", "Build %(value)s");
  return interpolate(text, { value }, true);
}

/** @param {{mark: Mark}} props */
function Badge({ mark }) {
  return h(
    "span",
    { class: "g", style: { "--gc": mark.colour }, "aria-hidden": "true" },
    mark.sign,
  );
}

/**
 * @param {string} name
 * @param {Mark | null} mark
 */
function labelled(name, mark) {
  if (!mark) return name;
  return interpolate(gettext("%(name)s, group %(number)s"), { name, number: mark.number }, true);
}
