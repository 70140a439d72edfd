/** Hints for a first match of Casanova. */
import { inPhase } from "./phase.js";

/** @type {import("./index.js").Tip[]} */
export const tips = [
  {
    text: gettext(
      "You are on turn: name one, two or three dice, and play a card face down. The highest card that is not above the sum of the dice wins the pot.",
    ),
    isDue: inPhase("announce"),
  },
  {
    text: gettext(
      "The dice are announced. Guess what they will show, and play a card close below. Each card can be used once only.",
    ),
    isDue: inPhase("play"),
  },
  {
    text: gettext(
      "You know the sum now. “Quitte” turns the cards up at once. “Double” makes the others add a coin or withdraw; you may bluff.",
    ),
    isDue: inPhase("declare"),
  },
  {
    text: gettext(
      "The pot was doubled. Add a coin if you think that your card is the best, or withdraw and lose no more.",
    ),
    isDue: inPhase("answer"),
  },
];
