/** The visitor's own numbers: one for every match, the same in all tabs of the browser. */

const KEY = "locanda-numbers";
const MOST = 50;
const BYTES = 16;

/** @typedef {Pick<Storage, "getItem" | "setItem">} Store */

/**
 * The number for the match with a commitment; a new one if there is none yet.
 * @param {string} commitment
 * @param {Store} [store]
 */
export function ownNumber(commitment, store = localStorage) {
  const known = knownNumber(commitment, store);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember([...all(store), [commitment, number]], store);
  return number;
}

/**
 * @param {string} commitment
 * @param {Store} [store]
 */
export function knownNumber(commitment, store = localStorage) {
  return all(store).find(([known]) => known === commitment)?.[1] ?? "";
}

/**
 * @param {Store} store
 * @returns {[string, string][]}
 */
function all(store) {
  try {
    return JSON.parse(store.getItem(KEY) ?? "[]");
  } catch {
    return []; // a browser that keeps nothing still takes part
  }
}

/**
 * @param {[string, string][]} numbers
 * @param {Store} store
 */
function remember(numbers, store) {
  try {
    store.setItem(KEY, JSON.stringify(numbers.slice(-MOST)));
  } catch {
    // nothing is lost but the comparison on the page that checks the match
  }
}
