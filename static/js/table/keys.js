/** Keys at the table.  They work only while the focus is inside it. */
import { alert } from "./announce.js";
import { nearSeat } from "./scene.js";
import { words } from "./text.js";
import { inWords, leftOf } from "./time.js";

/** @typedef {import("./model.d.ts").Scene} Scene */

/** @type {Record<string, (at: number) => number>} */
const STEPS = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

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
  if (event.key in STEPS) return step(event, target);
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
  const next = at < 0 ? 0 : (STEPS[event.key]?.(at) ?? 0);
  buttons.at(next % buttons.length)?.focus();
}

/**
 * Makes the hand one stop of the Tab key: the card where the focus is or was, else the picked one,
 * else the first.  Arrows lead to the others.
 * @param {HTMLElement} root
 */
export function rove(root) {
  const cards = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("#hand button")]);
  const stop =
    cards.find((card) => card === document.activeElement) ??
    cards.find((card) => card.ariaPressed === "true") ??
    cards.find((card) => card.tabIndex === 0);
  for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
  if (!stop && cards[0]) cards[0].tabIndex = 0;
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
