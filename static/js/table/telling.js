/** What is said aloud after the picture has changed. */
import { alert, announce } from "./announce.js";
import { headline } from "./frame/result.js";
import { isAsked, isOver, yourSeat } from "./scene.js";
import { sound } from "./sounds.js";
import { words } from "./text.js";
import { leftOf, SHORT_MS } from "./time.js";

/** @typedef {import("./model.d.ts").Scene} Scene */
/** @typedef {import("./connection.js").Link} Link */

/**
 * @param {Scene} before
 * @param {Scene} after
 * @param {readonly unknown[]} news
 */
export function tellNews(before, after, news) {
  const lines = news.map((event) => after.game?.lineOf(after, event) ?? null);
  announce(...lines.map((sentence) => (sentence ? ended(words(sentence)) : "")));
  const outcome = after.state.update?.outcome;
  if (outcome && before.state.update && !isOver(before)) alert(headline(after, outcome));
  const you = yourSeat(after);
  if (you !== null && isAsked(after, you) && !isAsked(before, you)) {
    alert(gettext("Your turn."));
    sound("turn");
  } else if (news.some((event) => after.game?.isPlay(event))) {
    sound("card");
  }
}

/** @param {string} sentence */
function ended(sentence) {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/**
 * @param {Link} before
 * @param {Link} after
 */
export function tellLink(before, after) {
  if (after.state === "lost" && before.state === "open") {
    alert(gettext("The connection is lost. Reconnecting…"));
  }
  if (after.state === "open" && before.state === "lost") alert(gettext("Connected again."));
}

/**
 * Whether the visitor's own clock is about to run out.
 * @param {Scene} scene
 */
export function isShort(scene) {
  const { state, now } = scene;
  const you = yourSeat(scene);
  const clock = you === null ? undefined : state.update?.clocks[you];
  const left = clock?.running ? leftOf(clock, now - state.heardAt) : null;
  return left !== null && left <= SHORT_MS;
}
