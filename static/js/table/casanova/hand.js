/** The visitor's thirteen cards; those that are used stay in their places, face up and grey. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Face } from "../faces.js";
import { yourSeat } from "../scene.js";
import { cardOf, NUMBERS } from "./pack.js";
import { choose, pickCard, picksOf } from "./picking.js";
import { cardsOf } from "./plays.js";
import { ownCard, viewOf } from "./view.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  return h(
    "ul",
    { class: "hand", id: "hand", tabIndex: -1, "aria-label": gettext("Your hand") },
    NUMBERS.map((number) => h("li", { key: number }, h(HandCard, { scene, number }))),
  );
}

/** @param {{scene: Scene, number: number}} props */
function HandCard({ scene, number }) {
  const { hand, players } = viewOf(scene);
  const seat = yourSeat(scene) ?? 0;
  if (number === ownCard(scene)) return h(Place, { number });
  if (!hand.includes(number)) {
    return h(UsedCard, { seat, number, isLast: players[seat]?.used.at(-1) === number });
  }
  const card = cardOf(seat, number);
  return h(
    "button",
    {
      type: "button",
      class: "card",
      "data-card": card,
      "aria-pressed": picksOf(scene).card === number ? "true" : "false",
      "aria-disabled": cardsOf(choose(scene)).length ? undefined : "true",
      "aria-label": String(number),
      onClick: () => pickCard(scene, number),
    },
    h(Face, { card }),
  );
}

/** Where the card was that lies on the table now.
 * @param {{number: number}} props */
function Place({ number }) {
  const label = interpolate(gettext("%(card)s, on the table"), { card: number }, true);
  return h("span", { class: "place", role: "img", "aria-label": label }, number);
}

/** @param {{seat: number, number: number, isLast: boolean}} props */
function UsedCard({ seat, number, isLast }) {
  const card = cardOf(seat, number);
  const label = interpolate(gettext("%(card)s, used"), { card: number }, true);
  return h(
    "span",
    {
      class: `card used${isLast ? " latest" : ""}`,
      role: "img",
      "aria-label": label,
      "data-card": card,
    },
    h(Face, { card }),
  );
}
