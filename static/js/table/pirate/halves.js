/** What hands of Casino Pirate count, in halves of a point: 15 is 7½.  Pure. */

export const LIMIT = 15;
const SKELETON = "s";
const HALF = 1;
const LEAST = 1;

/**
 * What the cards count; a skeleton among them counts what is best.
 * @param {readonly string[]} cards
 */
export function count(cards) {
  const total = withoutSkeleton(cards);
  return cards.includes(SKELETON) ? total + 2 * bestFor(total) : total;
}

/**
 * The number that the skeleton stands for at this count; 0 without one.
 * @param {readonly string[]} cards
 */
export function skeletonIn(cards) {
  return cards.includes(SKELETON) ? bestFor(withoutSkeleton(cards)) : 0;
}

/** @param {readonly string[]} cards */
function withoutSkeleton(cards) {
  return cards.reduce((sum, card) => sum + halvesOf(card), 0);
}

/** @param {string} card */
function halvesOf(card) {
  return card === "h" ? HALF : 2 * (Number(card) || 0);
}

/**
 * The whole number that brings a total closest to the limit from below, else the smallest.
 * @param {number} total
 */
function bestFor(total) {
  return Math.max(Math.floor((LIMIT - total) / 2), LEAST);
}

/**
 * What the bank owes to a hand that is shown; 0 where the bet is lost.
 * @param {number} bet
 * @param {readonly string[]} hand
 * @param {readonly string[]} bank
 */
export function owed(bet, hand, bank) {
  const total = count(hand);
  if (total > LIMIT || total <= count(bank)) return 0;
  return total === LIMIT ? 2 * bet : bet;
}

/**
 * A number of halves as people write it: 6½.
 * @param {number} halves
 */
export function figure(halves) {
  const whole = Math.floor(halves / 2);
  const half = halves % 2 ? "½" : "";
  return whole || !half ? `${whole}${half}` : half;
}
