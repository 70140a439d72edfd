/** What is played at this table, from the game and its options, and how it is explained. */

/** @typedef {import("../model.d.ts").Scene} Scene */

/**
 * @typedef {object} Variant
 * @property {boolean} isItalian
 * @property {boolean} isRoyal face cards and high aces have values
 * @property {boolean} isSpade every spade scores
 * @property {boolean} takesAllFaces a face card takes all of its rank
 * @property {boolean} forgetsLastSweep the last capture of a round is no sweep
 * @property {boolean} countsSweeps
 * @property {boolean} hasPartners
 * @property {number} rounds 0 without a fixed number
 * @property {number} target the lowest score that wins
 * @property {boolean} isMore the rules name the number that must be exceeded
 */

/**
 * @param {Scene} scene
 * @returns {Variant}
 */
export function variantOf({ state }) {
  const { options = {}, game = "", seats = [] } = state.table ?? {};
  const isItalian = game === "casino-italian";
  const isRoyal = options.royal === true;
  const isSpade = options.spade === true;
  const points = Number(options.target) || (isSpade ? 61 : 21);
  const isMore = isItalian && options.reach !== true;
  return {
    isItalian,
    isRoyal,
    isSpade,
    takesAllFaces: options.faces_take_all === true,
    forgetsLastSweep: !isItalian && options.last_capture_no_sweep !== false,
    countsSweeps: !isItalian || isRoyal,
    hasPartners: seats.some(({ seat, side }) => seat !== side),
    rounds: Number(options.rounds) || 0,
    target: isMore ? points + 1 : points,
    isMore,
  };
}

/** What the ranks count in Royal games. */
const WORTH = /** @type {Record<string, string>} */ ({ A: "1/14", J: "11", Q: "12", K: "13" });

/**
 * What a card counts, where its sign does not say it.
 * @param {Variant} variant
 * @param {string} card
 */
export function worthOf({ isRoyal }, card) {
  return isRoyal ? (WORTH[card.slice(0, 1)] ?? "") : "";
}

/**
 * What was chosen for this table, in sentences.
 * @param {Variant} variant
 */
export function chosen(variant) {
  return [
    variant.isItalian ? gettext("Italian rules") : gettext("English rules"),
    variant.isRoyal && gettext("Royal: jack 11, queen 12, king 13, ace 1 or 14"),
    variant.isSpade && gettext("Spade Casino: every spade counts"),
    variant.takesAllFaces && gettext("A face card takes all of its rank"),
    variant.countsSweeps &&
      !variant.isItalian &&
      !variant.forgetsLastSweep &&
      gettext("The last capture may be a sweep, too"),
    variant.hasPartners && gettext("Partners sit opposite each other"),
    ending(variant),
  ].filter((sentence) => sentence !== false);
}

/** @param {Variant} variant */
function ending({ rounds, target, isMore }) {
  if (!rounds) {
    const wins = isMore
      ? gettext("More than %(points)s points win")
      : gettext("%(points)s points win");
    return interpolate(wins, { points: isMore ? target - 1 : target }, true);
  }
  const text = ngettext(
    "The most points after %(rounds)s round win",
    "The most points after %(rounds)s rounds win",
    rounds,
  );
  return interpolate(text, { rounds }, true);
}

/**
 * The rules in a few sentences.
 * @param {Variant} variant
 */
export function rulesOf(variant) {
  return [
    gettext("Play one card: take, build or trail."),
    taking(variant),
    faces(variant),
    gettext("Build: lay a card on table cards to make a number that you hold another card of."),
    gettext("While you own a build you may not trail."),
    points(variant),
    sweeps(variant),
  ];
}

/** @param {Variant} variant */
function taking({ isItalian }) {
  return isItalian
    ? gettext("A card takes any of its own number, and groups that add up to it, as you choose.")
    : gettext(
        "A card that takes its own number takes all of it; groups that add up to it are free.",
      );
}

/** @param {Variant} variant */
function faces({ isRoyal, takesAllFaces }) {
  if (isRoyal) return gettext("A jack counts 11, a queen 12, a king 13, an ace 1 or 14.");
  return takesAllFaces
    ? gettext("A face card has no number: it takes all cards of its rank.")
    : gettext("A face card has no number: it takes one card of its rank.");
}

/** @param {Variant} variant */
function points({ isSpade }) {
  return isSpade
    ? gettext(
        "Most cards 3, ten of diamonds 2, two of spades 1, each ace 1, and each spade 1, its jack 2.",
      )
    : gettext("Most cards 3, most spades 1, ten of diamonds 2, two of spades 1, each ace 1.");
}

/** @param {Variant} variant */
function sweeps({ countsSweeps, forgetsLastSweep }) {
  if (!countsSweeps) return gettext("Clearing the table brings no point.");
  return forgetsLastSweep
    ? gettext("A sweep, which clears the table, brings 1 point, but not with the last capture.")
    : gettext("A sweep, which clears the table, brings 1 point.");
}
