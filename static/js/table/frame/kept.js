/** Parts of the page that seldom change: what is the same as before costs nothing to draw again. */

/** @typedef {import("../../../vendor/preact-11.2.0/preact.js").Child} Child */

/**
 * Draws a part once, and anew only when one of its facts is another.
 * @template {readonly unknown[]} Facts
 * @param {(...facts: Facts) => Child} draw
 * @returns {(...facts: Facts) => Child}
 */
export function kept(draw) {
  /** @type {Facts | undefined} */
  let known;
  /** @type {Child} */
  let child = null;
  return (...facts) => {
    const isSame =
      facts.length === known?.length && facts.every((fact, at) => fact === known?.[at]);
    if (!isSame) child = draw(...facts);
    known = facts;
    return child;
  };
}
