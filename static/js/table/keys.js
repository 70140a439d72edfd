/** Keys at the table.  They work only while the focus is inside it. */
import { alert } from "./announce.js";
import { nearSeat } from "./scene.js";
import { words } from "./text.js";
import { inWords, leftOf } from "./time.js";

/** @typedef {import("./model.d.ts").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {KeyboardEvent} event
 */
export function press(scene, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches("input, textarea, select"))
    return;
  const { game } = scene;
  if (!game || !scene.state.update) return;
  if (event.key === "Escape") return leave(scene);
  if (event.key === "Enter") return confirm(event, target);
  if (event.key === "ArrowRight" || event.key === "ArrowLeft") return step(event, target);
  if (/^[0-9]$/.test(event.key)) return pickNth(scene, Number(event.key) - 1);
  const sentence = readOut(scene, event.key.toLowerCase());
  if (sentence) alert(sentence);
}

/** @param {Scene} scene */
function leave(scene) {
  scene.do.show({ scored: null, banner: null });
  scene.game?.clear(scene);
}

/**
 * Enter on the picked card plays; everywhere else it does what it always does.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} target
 */
function confirm(event, target) {
  const isPicked = target.closest("#hand") && target.getAttribute("aria-pressed") === "true";
  const main = document.getElementById("go");
  if (!isPicked || !main) return;
  event.preventDefault();
  main.click();
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} target
 */
function step(event, target) {
  const zone = target.closest("ul");
  const buttons = /** @type {HTMLElement[]} */ ([...(zone?.querySelectorAll("button") ?? [])]);
  if (!buttons.length) return;
  event.preventDefault();
  const at = buttons.indexOf(target);
  const next = at < 0 ? 0 : at + (event.key === "ArrowRight" ? 1 : -1);
  buttons.at(next % buttons.length)?.focus();
}

/**
 * @param {Scene} scene
 * @param {number} place
 */
function pickNth(scene, place) {
  const cards = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#hand button"));
  cards[place]?.focus();
  scene.game?.pickNth(scene, place);
}

/**
 * What a reading key says.
 * @param {Scene} scene
 * @param {string} key
 */
export function readOut(scene, key) {
  const { game, state } = scene;
  if (!game) return "";
  const spoken = game.spoken(scene);
  switch (key) {
    case "t":
      return spoken.table;
    case "h":
      return spoken.hand;
    case "s":
      return spoken.score;
    case "l": {
      const last = state.log.findLast((event) => game.isPlay(event));
      const sentence = last === undefined ? null : game.lineOf(scene, last);
      return sentence ? words(sentence) : "";
    }
    case "c": {
      const clock = state.update?.clocks[nearSeat(scene)];
      const left = clock ? leftOf(clock, scene.now - state.heardAt) : null;
      return left === null ? gettext("There is no clock.") : inWords(left);
    }
    default:
      return "";
  }
}
