/** The middle of the table: the pack, and the cards of the bank. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Back } from "../faces.js";
import { LastPlay } from "../frame/log.js";
import { nameAt, yourSeat } from "../scene.js";
import { nodes } from "../text.js";
import { OpenCards } from "./holding.js";
import { Final, Summary } from "./score.js";
import { lineOf } from "./sentences.js";
import { stagedOf, totalOf, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").PirateView} View */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Middle({ scene }) {
  const view = viewOf(scene);
  if (!view) return h("div", { class: "mid" });
  if (view.phase === "over")
    return h("div", { class: "mid" }, h("div", null), h(Final, { scene, view }));
  return h(
    "div",
    { class: "mid" },
    h(Stock, { scene, view }),
    h(Bank, { scene, view }),
    h("div", { class: "right" }),
  );
}

/** @param {{scene: Scene, view: View}} props */
function Stock({ scene, view }) {
  const progress = scene.game?.progress(scene);
  return h(
    "div",
    { class: "deck", id: "deck" },
    h(
      "div",
      { class: "stack", "aria-hidden": "true" },
      Array.from({ length: Math.min(3, Math.ceil(view.cards_left / 8)) }, (_, at) =>
        h(Back, { key: at }),
      ),
    ),
    h(
      "span",
      null,
      h("b", null, view.cards_left),
      ` ${ngettext("card left", "cards left", view.cards_left)}`,
      progress && h("span", { class: "only-phone" }, `\u00a0· ${progress}`),
    ),
    h(LastPlay, { scene, only: "only-phone" }),
  );
}

/** @param {{scene: Scene, view: View}} props */
function Bank({ scene, view }) {
  const dealer = view.players[view.dealer];
  if (!dealer) return null;
  const label = bankName(scene, view);
  return h(
    "section",
    { class: "bank", "aria-label": label },
    h("h2", null, label, " ", dealer.open.length > 0 && h(Total, { cards: dealer.open })),
    h(
      "ul",
      { class: "row", "aria-label": gettext("Cards of the bank") },
      h(OpenCards, { view, seat: view.dealer, player: dealer }),
      !dealer.open.length && h("li", { key: "place", class: "place", "aria-hidden": "true" }),
    ),
    h(Caption, { scene, view }),
  );
}

/**
 * @param {Scene} scene
 * @param {View} view
 */
export function bankName(scene, { dealer }) {
  if (dealer === yourSeat(scene)) return gettext("Your bank");
  return interpolate(gettext("Bank of %(name)s"), { name: nameAt(scene, dealer) }, true);
}

/** @param {{cards: readonly string[]}} props */
function Total({ cards }) {
  const { figure, isOver, skeleton } = totalOf(cards);
  const counted = interpolate(gettext("the skeleton counts %(skeleton)s"), { skeleton }, true);
  return [
    h("b", { key: "figure", class: isOver ? "over" : "" }, figure),
    " ",
    isOver && h("span", { key: "over" }, gettext("over 7½")),
    skeleton > 0 && h("small", { key: "skeleton" }, ` ${counted}`),
  ];
}

/** What just happens, or what the last round has brought.
 * @param {{scene: Scene, view: View}} props */
function Caption({ scene, view }) {
  const staged = stagedOf(scene);
  const line = staged && lineOf(scene, staged.event);
  if (line) return h("p", { class: "caption" }, nodes(line));
  return h("div", { class: "caption" }, view.phase === "bet" && h(Summary, { scene, view }));
}
