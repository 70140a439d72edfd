/** The middle of the table: the pack, and the cards of the bank. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Back } from "../faces.js";
import { LastPlay } from "../frame/log.js";
import { nameAt, yourSeat } from "../scene.js";
import { nodes } from "../text.js";
import { OpenCards } from "./holding.js";
import { Final, Summary } from "./score.js";
import { lineOf } from "./sentences.js";
import { stagedOf, totalOf, treasures, viewOf } from "./view.js";

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
    view.phase !== "bet" && h(LastPlay, { scene, only: "only-phone" }),
  );
}

/** @param {{scene: Scene, view: View}} props */
function Bank({ scene, view }) {
  const label = bankName(scene, view);
  const isYours = view.dealer === yourSeat(scene);
  return h(
    "section",
    { class: "bank", "aria-label": label },
    isYours
      ? h("h2", null, gettext("You hold the bank"))
      : h(BankCards, { view, label, open: view.players[view.dealer]?.open ?? [] }),
    isYours && h(AtStake, { view }),
    h(Caption, { scene, view }),
  );
}

/** @param {{view: View, label: string, open: readonly string[]}} props */
function BankCards({ view, label, open }) {
  const dealer = view.players[view.dealer];
  return [
    h("h2", { key: "name" }, label, " ", open.length > 0 && h(Total, { cards: open })),
    h(
      "ul",
      { key: "cards", class: "row", "aria-label": gettext("Cards of the bank") },
      dealer && h(OpenCards, { view, seat: view.dealer, player: dealer }),
      !open.length && h("li", { key: "place", class: "place", "aria-hidden": "true" }),
    ),
  ];
}

/** What the others have bet against the visitor's bank.
 * @param {{view: View}} props */
function AtStake({ view }) {
  if (view.phase === "bet") return null;
  const bets = view.players.reduce((sum, { bet }) => sum + (bet ?? 0), 0);
  const text = gettext("At stake against you: %(treasures)s");
  return h("p", { class: "at-stake" }, interpolate(text, { treasures: treasures(bets) }, true));
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
  if (line) return h("p", { class: "caption news" }, nodes(line));
  return h("div", { class: "caption" }, view.phase === "bet" && h(Summary, { scene, view }));
}
