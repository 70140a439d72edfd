/** What lies before a seat: its card for the turn, its coins, and the cards that are gone. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Drawn, Face } from "../faces.js";
import { isOver, yourSeat } from "../scene.js";
import { list } from "../text.js";
import { cardOf, NUMBERS } from "./pack.js";
import { shownSeat, viewOf } from "./view.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene, seat: number}} props */
export function Holding({ scene, seat }) {
  const player = viewOf(scene).players[seat];
  if (!player) return null;
  const isYou = seat === yourSeat(scene);
  return h(
    "div",
    { class: `holding${player.is_out ? " out" : ""}` },
    !isOver(scene) && h(Slot, { scene, seat }),
    h(Purse, { coins: player.coins }),
    (!isYou || isOver(scene)) && h(Gone, { used: player.used }),
  );
}

/** @param {{scene: Scene, seat: number}} props */
function Slot({ scene, seat }) {
  const { slot, card, hasWithdrawn, isWinner } = shownSeat(scene, seat);
  const marks = `${isWinner ? " winner" : ""}${hasWithdrawn ? " withdrawn" : ""}`;
  const label = slotInWords(slot, card);
  if (slot === "empty") return h("span", { class: "slot", role: "img", "aria-label": label });
  const isOwn = seat === yourSeat(scene);
  const isSecret = slot === "hidden" && isOwn;
  return h(
    "span",
    {
      key: card === null ? "back" : "face",
      class: `slot card ${slot}${isSecret ? " secret" : ""}${marks}`,
      role: "img",
      "aria-label": label,
      "data-card": isOwn && card !== null ? cardOf(seat, card) : undefined,
    },
    card === null ? h(Drawn, { name: "back" }) : h(Face, { card: cardOf(seat, card) }),
    hasWithdrawn && h("span", { class: "mark", "aria-hidden": "true" }, "×"),
  );
}

/**
 * @param {"empty" | "hidden" | "open"} slot
 * @param {number | null} card
 */
function slotInWords(slot, card) {
  if (slot === "empty") return gettext("No card played yet");
  if (card === null) return gettext("A card face down");
  const text = slot === "open" ? gettext("Card %(card)s") : gettext("Card %(card)s, face down");
  return interpolate(text, { card }, true);
}

/** @param {{coins: number}} props */
function Purse({ coins }) {
  const [before = "", after = ""] = ngettext("%(coins)s coin", "%(coins)s coins", coins).split(
    "%(coins)s",
  );
  return h(
    "span",
    { class: "purse" },
    h(Drawn, { name: "coin" }),
    h("span", { class: "unit" }, before),
    h("b", null, coins),
    h("span", { class: "unit" }, after),
  );
}

/** The thirteen cards of a seat: those that are gone are crossed out, the last one is marked.
 * @param {{used: readonly number[]}} props */
function Gone({ used }) {
  const words = used.length
    ? interpolate(gettext("Used: %(cards)s"), { cards: list(used.map(String)) }, true)
    : gettext("No card used yet");
  return h(
    "div",
    { class: "gone", role: "img", "aria-label": words },
    NUMBERS.map((number) => h("span", { key: number, class: stateOf(number, used) }, number)),
  );
}

/**
 * @param {number} number
 * @param {readonly number[]} used
 */
function stateOf(number, used) {
  if (number === used.at(-1)) return "used latest";
  return used.includes(number) ? "used" : "";
}
