/** Splitting chosen cards into groups that the server has listed.  Pure. */

/** A list of groups has at most 48 entries; this many steps split any sensible choice. */
const MOST_STEPS = 20_000;

/**
 * The first way to split the cards into listed groups, or null without one.
 * @param {readonly string[]} cards
 * @param {readonly (readonly string[])[]} groups
 * @param {(split: string[][]) => boolean} [accept] further conditions
 * @returns {string[][] | null}
 */
export function cover(cards, groups, accept = () => true) {
  const chosen = new Set(cards);
  const fitting = groups.filter((group) => group.every((card) => chosen.has(card)));
  let steps = 0;

  /**
   * @param {readonly string[]} left
   * @param {string[][]} split
   * @returns {string[][] | null}
   */
  const search = (left, split) => {
    if (++steps > MOST_STEPS) return null;
    const [first] = left;
    if (first === undefined) return accept(split) ? split : null;
    for (const group of fitting) {
      if (!group.includes(first) || !group.every((card) => left.includes(card))) continue;
      const rest = left.filter((card) => !group.includes(card));
      const found = search(rest, [...split, [...group]]);
      if (found) return found;
    }
    return null;
  };

  return search(cards, []);
}

/**
 * As `cover`, with one own group first, which may be empty if `alone`.
 * @param {readonly string[]} cards
 * @param {{own: readonly (readonly string[])[], alone: boolean, further: readonly (readonly string[])[]}} lists
 * @returns {string[][] | null}
 */
export function coverWithOwn(cards, { own, alone, further }) {
  const starts = alone ? [...own, []] : own;
  for (const group of starts) {
    if (!group.every((card) => cards.includes(card))) continue;
    const rest = cards.filter((card) => !group.includes(card));
    const split = cover(rest, further);
    if (split) return [[...group], ...split];
  }
  return null;
}
