/** Why the picked cards make no play, in words. */
import { rankOf } from "../french.js";
import { choicesOf, groupsUnder } from "./plays.js";

/** @typedef {import("../types.d.ts").CasinoChoices} Choices */
/** @typedef {import("../types.d.ts").CasinoCaptureChoice} CaptureChoice */
/** @typedef {import("../types.d.ts").CasinoRefusal} Refusal */
/** @typedef {import("./plays.js").Picks} Picks */

/**
 * @param {Choices} choices
 * @param {Picks} picks that make no play
 * @returns {string}
 */
export function reasonAgainst(choices, picks) {
  const offered = choicesOf(choices, picks.card);
  if (!offered || picks.card === null) return "";
  const capture = offered.captures[0];
  if (capture) return captureReason(choices, picks, capture);
  if (offered.builds.length) return gettext("These cards make no build that you can take later.");
  return gettext("This card takes nothing here and builds nothing.");
}

/**
 * @param {Choices} choices
 * @param {Picks} picks
 * @param {CaptureChoice} capture
 */
function captureReason(choices, picks, capture) {
  const missing = capture.together.filter((card) => !picks.cards.includes(card));
  if (capture.required.some((build) => !picks.builds.includes(build))) {
    return gettext("Only this card can take your build, so the build must come too.");
  }
  if (capture.single && picks.cards.length > 1) return gettext("A face card takes one card.");
  if (picks.builds.some((build) => !capture.builds.includes(build))) {
    return gettext("This card does not take this build.");
  }
  if (missing.length && missing.length < capture.together.length) {
    return interpolate(
      gettext("Equal cards come all or none: %(cards)s is missing."),
      { cards: missing.map(rankOf).join(" + ") },
      true,
    );
  }
  return sumReason(choices, picks, capture);
}

/**
 * @param {Choices} choices
 * @param {Picks} picks
 * @param {CaptureChoice} capture
 */
function sumReason(choices, { cards }, { groups }) {
  const numbers = cards.map((card) => choices.numbers[card] ?? 0);
  const wanted = Number(groups);
  if (!wanted || numbers.includes(0) || !groupsUnder(choices, groups).length) {
    return gettext("These cards do not go together.");
  }
  const total = numbers.reduce((sum, number) => sum + number, 0);
  const facts = { sum: numbers.join(" + "), total, value: wanted };
  if (numbers.length > 1 && total % wanted === 0) {
    return interpolate(gettext("%(sum)s cannot be split into groups of %(value)s."), facts, true);
  }
  if (numbers.length === 1) {
    return interpolate(gettext("%(total)s is not %(value)s."), facts, true);
  }
  return interpolate(gettext("%(sum)s make %(total)s, not %(value)s."), facts, true);
}

/**
 * A refusal of the rules in the language of the page.
 * @param {Refusal} refusal
 */
export function refusalInWords({ code, sentence }) {
  return code === "owns_build" ? gettext("You own a build, so you may not trail.") : sentence;
}
