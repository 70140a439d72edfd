/** Clocks: what is left, in figures and in words.  Pure. */

/** @typedef {import("./types.d.ts").Clock} Clock */

/** From here on the clock warns. */
export const SHORT_MS = 10_000;

/**
 * What is left of a clock that was read some time ago.
 * @param {Clock} clock
 * @param {number} elapsed milliseconds since then
 * @returns {number | null}
 */
export function leftOf({ left_ms: left, running }, elapsed) {
  if (left === null) return null;
  return Math.max(0, running ? left - elapsed : left);
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Minutes and seconds as figures: 1:05; what is longer in days and hours.
 * @param {number} left milliseconds
 */
export function figures(left) {
  if (left >= HOUR * 1000) return inWords(left);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * The same in words, since "1:05" is read as a time of day.
 * @param {number} left milliseconds
 */
export function inWords(left) {
  const all = Math.ceil(left / 1000);
  if (all >= HOUR) return inHours(all);
  const minutes = Math.floor(all / 60);
  const seconds = all % 60;
  const parts = [];
  if (minutes) {
    const text = ngettext("%(count)s minute", "%(count)s minutes", minutes);
    parts.push(interpolate(text, { count: minutes }, true));
  }
  if (seconds || !minutes) {
    const text = ngettext("%(count)s second", "%(count)s seconds", seconds);
    parts.push(interpolate(text, { count: seconds }, true));
  }
  return parts.join(" ");
}

/**
 * Days and hours; minutes only on the last day.
 * @param {number} all seconds
 */
function inHours(all) {
  const days = Math.floor(all / DAY);
  const hours = Math.floor((all % DAY) / HOUR);
  const minutes = Math.floor((all % HOUR) / 60);
  const parts = [];
  if (days) {
    const text = ngettext("%(count)s day", "%(count)s days", days);
    parts.push(interpolate(text, { count: days }, true));
  }
  if (hours) {
    const text = ngettext("%(count)s hour", "%(count)s hours", hours);
    parts.push(interpolate(text, { count: hours }, true));
  }
  if (minutes && !days) {
    const text = ngettext("%(count)s minute", "%(count)s minutes", minutes);
    parts.push(interpolate(text, { count: minutes }, true));
  }
  return parts.join(" ");
}
