/** Hints for a first match of Casino Pirate. */
import { inPhase } from "./phase.js";

/** @type {import("./index.js").Tip[]} */
export const tips = [
  {
    text: gettext(
      "Only you see your first card. Bet one or two treasures on getting closer to 7½ than the bank, without going over.",
    ),
    isDue: inPhase("bet"),
  },
  {
    text: gettext(
      "Ask for cards, or say “served”. Face down, the new card becomes your secret and the old one is turned up. If you go over, nobody needs to know.",
    ),
    isDue: inPhase("serve"),
  },
  {
    text: gettext(
      "You hold the bank: draw, or stop and ask the next player to show. A tie is yours. If you go over, you pay everybody who is left.",
    ),
    isDue: inPhase("bank"),
  },
  {
    text: gettext(
      "The bank asks you. Show, if you have more than it has; or give up the bet, and your card stays a secret.",
    ),
    isDue: inPhase("show"),
  },
];
