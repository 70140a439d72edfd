/** The prompt and the buttons: choices of equal weight look equal. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { isAsked, isYourTurn, nameAt, yourSeat } from "../scene.js";
import { list } from "../text.js";
import { offersOf } from "./offers.js";
import { knownCards, stagedOf, totalOf, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").PirateView} View */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("./offers.js").Offer} Offer */

/** @param {{scene: Scene}} props */
export function Actions({ scene }) {
  const offers = offersOf(scene);
  return h(
    "div",
    { class: "bar", role: "group", "aria-label": gettext("Actions") },
    h("p", { class: "prompt" }, prompt(scene)),
    h(
      "ul",
      { class: `offers n${offers.length}` },
      offers.map((offer) => h(OfferItem, { key: JSON.stringify(offer.action), scene, offer })),
    ),
  );
}

/** @param {{scene: Scene, offer: Offer}} props */
function OfferItem({ scene, offer: { action, label, so } }) {
  return h(
    "li",
    null,
    h(
      "button",
      {
        type: "button",
        class: "btn eq",
        "aria-disabled": isYourTurn(scene) ? undefined : "true",
        onClick: () => isYourTurn(scene) && scene.do.act(action),
      },
      label,
      so && h("small", null, so),
    ),
  );
}

/** @param {Scene} scene */
function prompt(scene) {
  const view = viewOf(scene);
  const you = yourSeat(scene);
  if (!view || stagedOf(scene)) return "";
  if (scene.state.pending) return gettext("Sending your move…");
  return you !== null && isAsked(scene, you) ? yourPrompt(view, you) : waitingPrompt(scene, view);
}

/**
 * @param {View} view
 * @param {number} seat
 */
function yourPrompt(view, seat) {
  const you = view.players[seat];
  if (!you) return "";
  switch (view.phase) {
    case "bet":
      return gettext("Look at your card and bet in secret");
    case "serve":
      return servePrompt(you);
    case "bank":
      return you.open.length
        ? gettext("Draw for the bank, or ask the next player to show")
        : gettext("Draw the first card of the bank");
    default:
      return gettext("The bank asks you to show your cards");
  }
}

/** @param {import("../types.d.ts").PiratePlayerObservation} you */
function servePrompt(you) {
  if (totalOf(you.open).isOver) return gettext("Everybody sees that you are over: no more cards");
  return totalOf(knownCards(you)).isOver
    ? gettext("You are over, but nobody knows it")
    : gettext("One more card, or served?");
}

/**
 * @param {Scene} scene
 * @param {View} view
 */
function waitingPrompt(scene, view) {
  const asked = scene.state.update?.asked ?? [];
  if (!asked.length) return "";
  const facts = { names: list(asked.map((seat) => nameAt(scene, seat))) };
  switch (view.phase) {
    case "bet":
      return interpolate(
        ngettext("%(names)s has still to bet", "%(names)s have still to bet", asked.length),
        facts,
        true,
      );
    case "serve":
      return interpolate(gettext("%(names)s may ask for cards"), facts, true);
    case "bank":
      return interpolate(gettext("%(names)s draws or asks a player to show"), facts, true);
    default:
      return interpolate(gettext("%(names)s shows, or hands the bet over"), facts, true);
  }
}
