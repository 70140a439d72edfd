/** Hints for a first match of Casino or Casinò. */
import { isYourTurn } from "../scene.js";

/** @typedef {import("../types.d.ts").CasinoView} CasinoView */
/** @typedef {import("../types.d.ts").CasinoChoices} Choices */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {Scene} scene */
const viewOf = ({ state }) => /** @type {CasinoView} */ (state.update?.view);

/** @param {Scene} scene */
const cardsOf = ({ state }) => /** @type {Choices | null} */ (state.update?.choices)?.cards ?? [];

/** @type {import("./index.js").Tip[]} */
export const tips = [
  {
    text: gettext(
      "You take cards from the table: those equal to a card of yours, and groups that add up to it. Choose a card, and see what it can do.",
    ),
    isDue: isYourTurn,
  },
  {
    text: gettext(
      "Nothing to take this time? Then trail: lay a card on the table. Keep what scores: the ten of diamonds, the two of spades, aces, and spades.",
    ),
    isDue: (scene) =>
      isYourTurn(scene) && cardsOf(scene).every(({ captures }) => captures.length === 0),
  },
  {
    text: gettext(
      "You could also build: lay a card with others of the table that together make a value of which you hold a second card. Next time that card takes it all, unless somebody else does first.",
    ),
    isDue: (scene) => isYourTurn(scene) && cardsOf(scene).some(({ builds }) => builds.length > 0),
  },
  {
    text: gettext(
      "There is a build on the table. Whoever has a card of its value may take it as a whole.",
    ),
    isDue: (scene) => isYourTurn(scene) && viewOf(scene).builds.length > 0,
  },
  {
    text: gettext("The last deal of this round: what is left at the end goes to who took last."),
    isDue: (scene) => viewOf(scene).last_deal,
  },
];
