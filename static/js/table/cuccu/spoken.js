/** What is read aloud on demand, and the rules in short. */
import { isOver, sideName, yourSeat } from "../scene.js";
import { fullNameOf, meaningOf } from "./cards.js";
import { livesInWords } from "./hearts.js";
import { noteOf } from "./holding.js";
import { ownCard, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").CuccuEvent} CuccuEvent */
/** @typedef {import("../types.d.ts").CuccuView} CuccuView */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** Who is dealt what is seen; everything else is worth a sentence on the table. */
const QUIET = /** @type {readonly CuccuEvent["type"][]} */ ([
  "dealt",
  "dealer_picked",
  "match_ended",
]);

/**
 * Whether an event is worth the line "last action".
 * @param {CuccuEvent} event
 * @param {boolean} [isStaged] while it is just happening, a new round is news, too
 */
export function isPlay({ type }, isStaged = false) {
  return !QUIET.includes(type) && (isStaged || type !== "round_began");
}

/** What follows from a play and is told along with it. */
const FOLLOWING = /** @type {readonly CuccuEvent["type"][]} */ ([
  "life_lost",
  "eliminated",
  "revived",
  "swap_undone",
]);

/**
 * The last play with what followed from it; that the lowest lose a life goes without saying.
 * @param {readonly CuccuEvent[]} events
 */
export function lastScene(events) {
  const start = events.findLastIndex((event) => isPlay(event) && !FOLLOWING.includes(event.type));
  return events
    .slice(Math.max(0, start))
    .filter((event) => isPlay(event) && !(event.type === "life_lost" && event.cause === "lowest"));
}

/** @param {Scene} scene */
export function spoken(scene) {
  const view = viewOf(scene);
  const card = ownCard(scene);
  return {
    table: isOver(scene) ? gettext("The match is over.") : tableInWords(scene, view),
    hand: card === null ? gettext("You have no card.") : `${fullNameOf(card)}. ${meaningOf(card)}`,
    score: view.players
      .map(({ lives }, seat) => `${sideName(scene, seat)}: ${livesInWords(lives)}`)
      .join(", "),
  };
}

/**
 * @param {Scene} scene
 * @param {CuccuView} view
 */
function tableInWords(scene, view) {
  const seats = view.players.flatMap(({ held }, seat) => {
    const card = held?.card && seat !== yourSeat(scene) ? fullNameOf(held.card) : "";
    const facts = [card, noteOf(scene, seat)].filter(Boolean).join(", ");
    return facts ? [`${sideName(scene, seat)}: ${facts}`] : [];
  });
  const left = ngettext("%(count)s card is left.", "%(count)s cards are left.", view.deck);
  return `${seats.join("; ")}. ${interpolate(left, { count: view.deck }, true)}`;
}

export function rules() {
  return [
    gettext("Keep your card, or ask the next player without a card to swap."),
    gettext("Order: lion, mask, bucket, zero, 1 to 10, inn, cat, horse, hunter, cuckoo."),
    gettext("The lowest card loses a life, and so do its equals. The last with lives wins."),
    gettext("Inn: drop the request, or ask its keeper to pay if you lose with a zero."),
    gettext("Cat: the asker loses a life, and the swaps that brought the card are undone."),
    gettext("Horse: it is jumped, and the asker asks the player after it."),
    gettext("Hunter: the asker loses a life. Cuckoo: no swap."),
    gettext("A fool loses together with the lowest card."),
    gettext("Only a card that was just dealt to the player who is asked has power."),
  ];
}
