/** The table read aloud on demand. */
import { nameAt, yourSeat } from "../scene.js";
import { list } from "../text.js";
import { bankName } from "./bank.js";
import { nameOf } from "./cards.js";
import { totalInWords } from "./hand.js";
import { betInWords } from "./holding.js";
import { knownCards, punters, totalOf, treasures, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").PirateView} View */
/** @typedef {import("../types.d.ts").PiratePlayerObservation} Player */
/** @typedef {import("../model.d.ts").Scene} Scene */

/**
 * @param {Scene} scene
 * @returns {Record<"table" | "hand" | "score", string>}
 */
export function spoken(scene) {
  const view = viewOf(scene);
  if (!view) return { table: "", hand: "", score: "" };
  const others = punters(view).filter((seat) => seat !== yourSeat(scene));
  const score = view.players.map(
    (player, seat) => `${nameAt(scene, seat)}: ${treasures(player.treasures)}`,
  );
  return {
    table: [bank(scene, view), ...others.map((seat) => lying(scene, view, seat))].join(" "),
    hand: hand(scene, view),
    score: score.join(", "),
  };
}

/**
 * @param {Scene} scene
 * @param {View} view
 */
function bank(scene, view) {
  const open = view.players[view.dealer]?.open ?? [];
  const facts = { bank: bankName(scene, view), cards: named(open), total: totalOf(open).figure };
  const text = open.length
    ? gettext("%(bank)s: %(cards)s, %(total)s in all.")
    : gettext("%(bank)s: no card yet.");
  return interpolate(text, facts, true);
}

/**
 * @param {Scene} scene
 * @param {View} view
 * @param {number} seat
 */
function lying(scene, view, seat) {
  const player = view.players[seat];
  if (!player) return "";
  const cards = knownCards(player);
  const facts = [
    cards.length ? named(cards) : gettext("a hidden card"),
    ...(player.bet ? [betInWords(player.bet)] : []),
    ...(player.is_served ? [gettext("served")] : []),
  ];
  return `${nameAt(scene, seat)}: ${facts.join(", ")}.`;
}

/**
 * @param {Scene} scene
 * @param {View} view
 */
function hand(scene, view) {
  const you = view.players[yourSeat(scene) ?? -1];
  if (!you) return "";
  if (you.hidden === null) return bank(scene, view);
  const cards = knownCards(you);
  return `${named(cards)}: ${totalOf(cards).figure} ${totalInWords(you)}.`;
}

/** @param {readonly string[]} cards */
function named(cards) {
  return list(cards.map(nameOf));
}
