/** What the server offers, as buttons: the whole move, and what follows from it. */
import { nameAt, yourSeat } from "../scene.js";
import { nameOf } from "./cards.js";
import { figure, owed } from "./halves.js";
import { knownCards, toldView, totalOf, treasures } from "./view.js";

/** @typedef {import("../types.d.ts").PirateAction} Action */
/** @typedef {import("../types.d.ts").PirateView} View */
/** @typedef {import("../types.d.ts").PiratePlayerObservation} Player */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @typedef {{action: Action, label: string, so: string}} Offer */

/**
 * The visitor's offers; none while somebody else is asked.
 * @param {Scene} scene
 * @returns {Offer[]}
 */
export function offersOf(scene) {
  const view = toldView(scene);
  const you = view?.players[yourSeat(scene) ?? -1];
  const choices = /** @type {Action[] | null} */ (scene.state.update?.choices ?? null);
  if (!view || !you || !choices) return [];
  return choices.map((action) => ({ action, ...wordsFor(scene, view, you, action) }));
}

/**
 * @param {Scene} scene
 * @param {View} view
 * @param {Player} you
 * @param {Action} action
 * @returns {{label: string, so: string}}
 */
function wordsFor(scene, view, you, action) {
  switch (action.type) {
    case "bet":
      return {
        label: interpolate(gettext("Bet %(bet)s"), { bet: treasures(action.treasures) }, true),
        so: left(you.treasures - action.treasures),
      };
    case "card":
    case "served":
      return askWords(you, action);
    case "draw":
      return { label: gettext("Draw a card"), so: risk(view, you) };
    case "call":
      return callWords(scene, view);
    case "show":
      return { label: gettext("Show your cards"), so: outcome(view, you) };
    case "concede":
      return {
        label: interpolate(gettext("Hand over %(bet)s"), { bet: treasures(you.bet ?? 0) }, true),
        so: gettext("nobody sees your hidden card"),
      };
  }
}

/** @param {number} number */
function left(number) {
  if (!number) return gettext("your last ones");
  const text = ngettext(
    "%(number)s treasure stays with you",
    "%(number)s treasures stay with you",
    number,
  );
  return interpolate(text, { number }, true);
}

/**
 * @param {Player} you
 * @param {import("../types.d.ts").PirateCard | import("../types.d.ts").PirateServed} action
 */
function askWords(you, action) {
  if (action.type === "served") {
    const { figure: total, isOver } = totalOf(knownCards(you));
    const text = isOver ? gettext("stay over, at %(total)s") : gettext("stay at %(total)s");
    return { label: gettext("Served"), so: interpolate(text, { total }, true) };
  }
  if (action.face === "up") {
    return { label: gettext("Card, face up"), so: gettext("everybody sees it") };
  }
  return {
    label: gettext("Card, face down"),
    so: interpolate(gettext("turns your %(card)s up"), { card: nameOf(you.hidden ?? "") }, true),
  };
}

/**
 * What it costs the bank to go over.
 * @param {View} view
 * @param {Player} you
 */
function risk({ players }, you) {
  const due = players.reduce((sum, { bet }) => sum + (bet ?? 0), 0);
  const cost = treasures(Math.min(due, you.treasures));
  return interpolate(gettext("going over costs %(cost)s"), { cost }, true);
}

/**
 * @param {Scene} scene
 * @param {View} view
 */
function callWords(scene, { players, dealer }) {
  const seats = players.map((_, at) => (dealer + 1 + at) % players.length);
  const seat = seats.find((at) => !players[at]?.is_settled) ?? dealer;
  return {
    label: interpolate(gettext("Ask %(name)s to show"), { name: nameAt(scene, seat) }, true),
    so: interpolate(
      gettext("the bet is %(bet)s"),
      { bet: treasures(players[seat]?.bet ?? 0) },
      true,
    ),
  };
}

/**
 * @param {View} view
 * @param {Player} you
 */
function outcome({ players, dealer }, you) {
  const bank = players[dealer];
  const bet = you.bet ?? 0;
  const cards = knownCards(you);
  const due = owed(bet, cards, bank?.open ?? []);
  const facts = { total: figure(totalOf(cards).halves), treasures: treasures(bet) };
  if (!due) return interpolate(gettext("%(total)s loses %(treasures)s"), facts, true);
  const won = treasures(Math.min(due, bank?.treasures ?? 0));
  return interpolate(gettext("%(total)s wins %(treasures)s"), { ...facts, treasures: won }, true);
}
