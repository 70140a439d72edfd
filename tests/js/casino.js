/** A Casino offer to choose from: the example of docs/protocol-choices.md, and builders. */

/** @param {Record<string, unknown>} change */
export function capture(change = {}) {
  return {
    value: null,
    groups: "9",
    together: [],
    single: false,
    builds: [],
    required: [],
    best: [],
    ...change,
  };
}

/** @param {Record<string, unknown>} change */
export function build(change = {}) {
  return { value: 9, onto: null, raised: false, alone: false, own: "4", further: "9", ...change };
}

/** @param {Record<string, unknown>} change */
export function card(change = {}) {
  return { card: "9H", trail: null, captures: [], builds: [], ...change };
}

/**
 * Table 9C 5H 4D 6S 2C AH KS and build 2, a nine; these cards in hand.
 * @param {...object} cards
 */
export function offer(...cards) {
  return {
    groups: {
      9: [["9C"], ["4D", "5H"], ["AH", "2C", "6S"]],
      5: [["5H"], ["AH", "4D"]],
      4: [["4D"]],
      K: [["KS"]],
    },
    numbers: { AH: 1, "2C": 2, "4D": 4, "5H": 5, "6S": 6, "9C": 9, KS: 0 },
    cards,
  };
}

export const NINE = card({
  captures: [capture({ together: ["9C"], builds: [2], best: [[0, 1, 2]] })],
});
export const FIVE = card({
  card: "5S",
  captures: [capture({ groups: "5", together: ["5H"], best: [[0, 1]] })],
  builds: [build(), build({ onto: 2 })],
});
export const KING = card({
  card: "KC",
  captures: [capture({ groups: "K", single: true, best: [[0]] })],
});
