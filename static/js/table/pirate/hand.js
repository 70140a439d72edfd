/** The visitor's cards, what they count, and what the others can see of that. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Face } from "../faces.js";
import { yourSeat } from "../scene.js";
import { nameOf } from "./cards.js";
import { OpenCards } from "./holding.js";
import { knownCards, totalOf, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").PiratePlayerObservation} Player */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const view = viewOf(scene);
  const seat = yourSeat(scene);
  const you = seat === null ? undefined : view?.players[seat];
  if (!view || seat === null || !you) return null;
  return h(
    "div",
    { class: "own" },
    h("p", { class: "total" }, h(Total, { you })),
    h(
      "ul",
      { class: "hand", id: "hand", tabIndex: -1, "aria-label": gettext("Your hand") },
      you.hidden !== null &&
        h(First, { key: "first", view, seat, card: you.hidden, isOpen: you.has_shown }),
      h(OpenCards, { key: "open", view, seat, player: you }),
      !knownCards(you).length && h("li", { key: "place", class: "place", "aria-hidden": "true" }),
    ),
  );
}

/** The card that lies face down until it is shown.
 * @param {{view: import("../types.d.ts").PirateView, seat: number, card: string, isOpen: boolean}} props */
function First({ view, seat, card, isOpen }) {
  return h(
    "li",
    { class: isOpen ? "" : "down" },
    h("span", { class: "sr" }, isOpen ? nameOf(card) : hiddenInWords(card)),
    h("span", { class: "card", "data-card": `${view.round}-${seat}-hidden` }, h(Face, { card })),
    !isOpen && h("span", { class: "tag", "aria-hidden": "true" }, gettext("face down")),
  );
}

/** @param {string} card */
function hiddenInWords(card) {
  return interpolate(gettext("%(card)s, face down"), { card: nameOf(card) }, true);
}

/** @param {{you: Player}} props */
function Total({ you }) {
  if (!knownCards(you).length) return null;
  const { figure, isOver } = totalOf(knownCards(you));
  return [
    h("b", { key: "figure", class: isOver ? "over" : "" }, figure),
    " ",
    h("span", { key: "words" }, totalInWords(you)),
  ];
}

/**
 * What the figure means: of 7½ or over, what a skeleton counts, what the others see.
 * @param {Player} you
 */
export function totalInWords(you) {
  const { isOver, skeleton } = totalOf(knownCards(you));
  const seen = totalOf(you.open);
  const parts = [isOver ? gettext("over 7½") : gettext("of 7½")];
  if (skeleton) {
    parts.push(interpolate(gettext("the skeleton counts %(skeleton)s"), { skeleton }, true));
  }
  if (you.hidden !== null && you.open.length && !you.has_shown) {
    parts.push(interpolate(gettext("others see %(total)s"), { total: seen.figure }, true));
  }
  return parts.join(" · ");
}
