/** What lies before a seat: cards, what they count as far as it is known, bet and treasures. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Drawn, Face } from "../faces.js";
import { nameAt, yourSeat } from "../scene.js";
import { nameOf } from "./cards.js";
import { totalOf, treasures, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").PirateView} View */
/** @typedef {import("../types.d.ts").PiratePlayerObservation} Player */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene, seat: number}} props */
export function Holding({ scene, seat }) {
  const view = viewOf(scene);
  const player = view?.players[seat];
  if (!view || !player) return null;
  const isHidden = seat === yourSeat(scene) || seat === view.dealer;
  return h(
    "div",
    { class: `holding${player.is_settled ? " done" : ""}` },
    h("span", { class: "purse" }, h(Drawn, { name: "treasure" }), h(Purse, { player })),
    h(Bet, { player }),
    !isHidden && h(Cards, { scene, view, seat, player }),
  );
}

/** @param {{player: Player}} props */
function Purse({ player }) {
  return [
    h("b", { key: "figure", "aria-hidden": "true" }, player.treasures),
    h("span", { key: "words", class: "sr" }, treasures(player.treasures)),
  ];
}

/** @param {{player: Player}} props */
function Bet({ player: { bet } }) {
  if (bet === 0) return null;
  const shown = bet === null ? gettext("secret bet") : betInWords(bet);
  return h("span", { class: "stake" }, shown);
}

/** @param {number} bet */
export function betInWords(bet) {
  return interpolate(gettext("bet %(bet)s"), { bet }, true);
}

/** @param {{scene: Scene, view: View, seat: number, player: Player}} props */
function Cards({ scene, view, seat, player }) {
  const label = interpolate(gettext("Cards of %(name)s"), { name: nameAt(scene, seat) }, true);
  return h(
    "div",
    { class: "lying" },
    h(
      "ul",
      { class: "row", "aria-label": label },
      player.has_hidden && h(HiddenCard, { key: "hidden", view, seat, player }),
      h(OpenCards, { key: "open", view, seat, player }),
    ),
    h(Sight, { player }),
  );
}

/** The hidden card, as far as the viewer may see it.
 * @param {{view: View, seat: number, player: Player}} props */
function HiddenCard({ view, seat, player: { hidden } }) {
  const name = hidden === null ? gettext("a hidden card") : nameOf(hidden);
  return h(
    "li",
    { class: hidden === null ? "down" : "" },
    h("span", { class: "sr" }, name),
    h(
      "span",
      { class: "card", "data-card": `${view.round}-${seat}-hidden` },
      hidden === null ? h(Drawn, { name: "back" }) : h(Face, { card: hidden }),
    ),
  );
}

/** @param {{view: View, seat: number, player: Player}} props */
export function OpenCards({ view, seat, player }) {
  return player.open.map((card, at) =>
    h(
      "li",
      { key: at },
      h("span", { class: "sr" }, nameOf(card)),
      h("span", { class: "card", "data-card": `${view.round}-${seat}-${at}` }, h(Face, { card })),
    ),
  );
}

/** What the viewer can count.
 * @param {{player: Player}} props */
function Sight({ player: { hidden, open, has_hidden } }) {
  const cards = hidden === null ? open : [hidden, ...open];
  if (!cards.length || (has_hidden && !open.length && hidden === null)) return null;
  const { figure, isOver } = totalOf(cards);
  const isWhole = hidden !== null;
  return h(
    "span",
    { class: `sum${isOver ? " over" : ""}` },
    h("b", null, figure),
    " ",
    sightInWords(isOver, isWhole),
  );
}

/**
 * @param {boolean} isOver
 * @param {boolean} isWhole
 */
function sightInWords(isOver, isWhole) {
  if (isOver) return pgettext("hand", "over");
  return isWhole ? gettext("in all") : gettext("in sight");
}
