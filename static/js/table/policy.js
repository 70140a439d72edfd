/** When a connection is dead, when to try again, and what a closed one means.  Pure. */

export const PING_MS = 10_000;
export const DEAD_MS = 20_000;
/** After a sleep the network may be gone without a word: then the answer must come soon. */
export const WAKE_MS = 4000;

const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/**
 * How long to wait before an attempt: longer each time, and never at the same moment for all.
 * @param {number} attempt counted from 0
 * @param {() => number} [random] from 0 to 1
 */
export function pause(attempt, random = Math.random) {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return longest * (0.5 + random() / 2);
}

/**
 * Whether to come back after the server closed with this code.
 * @param {number} code
 */
export function isFinal(code) {
  return code >= 4400 && code < 4500;
}

/**
 * Why the server closed the connection, in words.
 * @param {number} code
 */
export function reasonOf(code) {
  switch (code) {
    case 4401:
      return gettext("Please log in to see this table.");
    case 4403:
      return gettext("Your account is banned, so the table is closed to you.");
    case 4404:
      return gettext("There is no such table any more.");
    case 4406:
      return gettext("Only the players see this match until it is over.");
    case 4408:
      return gettext("This page sent too many messages. Wait a moment, then load it again.");
    default:
      return gettext("The server closed the connection. Load the page again.");
  }
}
