/** Who is there, who is waited for, and what may be chosen then.  Pure. */
import { presence, yourSeat } from "./scene.js";

/** @typedef {import("./model.d.ts").Scene} Scene */
/** @typedef {import("./types.d.ts").SeatPresence} SeatPresence */

/**
 * How long a seat that is away must still be waited for; null when its person is there.
 * @param {Scene} scene
 * @param {SeatPresence} seat
 */
export function graceLeft({ state, now }, { grace_ms: grace }) {
  return grace === null ? null : Math.max(0, grace - (now - state.presenceAt));
}

/**
 * The seats that are away and must still be waited for, the longest wait first.
 * @param {Scene} scene
 * @returns {{seat: number, left: number}[]}
 */
export function expected(scene) {
  const seats = presence(scene)?.seats ?? [];
  return seats
    .map((one, seat) => ({ seat, left: one.bot || one.left ? 0 : (graceLeft(scene, one) ?? 0) }))
    .filter(({ left }) => left > 0)
    .sort((one, other) => other.left - one.left);
}

/**
 * The seats about which may be chosen: away for long, or played by a bot.
 * @param {Scene} scene
 * @returns {number[]}
 */
export function missing(scene) {
  const seats = presence(scene)?.seats ?? [];
  return seats.flatMap((one, seat) =>
    one.bot || one.left || graceLeft(scene, one) === 0 ? [seat] : [],
  );
}

/**
 * Whether the visitor plays and may choose.
 * @param {Scene} scene
 */
export function mayChoose(scene) {
  const you = yourSeat(scene);
  const own = you === null ? undefined : presence(scene)?.seats[you];
  return own !== undefined && !own.bot && !own.left;
}

/**
 * What the visitor wishes for.
 * @param {Scene} scene
 */
export function yourWish(scene) {
  const you = yourSeat(scene);
  return (you === null ? undefined : presence(scene)?.seats[you]?.wish) ?? "";
}

/**
 * The other seats that wish for this.
 * @param {Scene} scene
 * @param {string} wish
 * @returns {number[]}
 */
export function wishing(scene, wish) {
  const seats = presence(scene)?.seats ?? [];
  return seats.flatMap((one, seat) =>
    one.wish === wish && seat !== yourSeat(scene) ? [seat] : [],
  );
}

/**
 * A name for what is chosen about now: who has chosen to wait need not see it again.
 * @param {Scene} scene
 */
export function question(scene) {
  const seats = presence(scene)?.seats ?? [];
  return missing(scene)
    .map((seat) => `${seat}${seats[seat]?.bot}`)
    .join();
}
