/** The one action that waits for the server's answer, and when it is sent again.  Pure. */

/** @typedef {import("./types.d.ts").Act} Act */

/**
 * @typedef {object} Pending
 * @property {string} id our own name for the action: sent again it is not played again
 * @property {string} match
 * @property {number} version that we saw when we acted
 * @property {unknown} action
 * @property {number} sentAt
 * @property {number} [playedAs] the version that the server acknowledged
 */

export const RESEND_MS = 2500;

/**
 * @param {{match: string, version: number}} seen
 * @param {unknown} action
 * @param {{id: string, now: number}} sending
 * @returns {Pending}
 */
export function prepare({ match, version }, action, { id, now }) {
  return { id, match, version, action, sentAt: now };
}

/** @returns a name that nobody has used */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {Pending} pending
 * @returns {Act}
 */
export function message({ match, version, action, id }) {
  return { type: "act", match, version, action, id };
}

/**
 * Whether no answer came for too long.
 * @param {Pending} pending
 * @param {number} now
 */
export function isOverdue(pending, now) {
  return now - pending.sentAt >= RESEND_MS;
}

/**
 * What to send for an overdue action: itself, or after an acknowledgement a call for its update.
 * @param {Pending} pending
 */
export function reminder(pending) {
  return pending.playedAs === undefined
    ? message(pending)
    : { type: /** @type {const} */ ("sync") };
}
