/** What moves a replay: buttons, a slider, and keys; and the line that says what comes next. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { headline } from "../frame/result.js";
import { nameAt, yourSeat } from "../scene.js";
import { moveAfter } from "./film.js";
import { Played } from "./verdict.js";

/** @typedef {import("./index.js").Show} Show */
/** @typedef {import("./projector.js").Projector} Projector */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** Where keys have a use of their own. */
const BUSY = "input, textarea, select, .log";

/** Drawn, for not every system has these signs. */
const SIGNS = {
  first: "M2 2h2v12H2zM14 2v12L5 8z",
  back: "M10 1.5 3.5 8l6.5 6.5 1.5-1.5-5-5 5-5z",
  play: "M3 1.5v13L14 8z",
  pause: "M3 2h4v12H3zM9 2h4v12H9z",
  forward: "M6 1.5 12.5 8 6 14.5 4.5 13l5-5-5-5z",
  last: "M12 2h2v12h-2zM2 2v12l9-6z",
};

/** @type {Record<string, (projector: Projector) => number>} */
const KEYS = {
  ArrowLeft: ({ wanted }) => wanted - 1,
  ArrowRight: ({ wanted }) => wanted + 1,
  Home: () => 0,
  End: ({ last }) => last,
};

/**
 * @param {KeyboardEvent} event
 * @param {Projector} projector
 */
export function stepBy(event, projector) {
  const step = KEYS[event.key];
  const target = /** @type {HTMLElement} */ (event.target);
  if (!step || event.ctrlKey || event.altKey || event.metaKey || target.closest(BUSY)) return;
  event.preventDefault();
  event.stopPropagation();
  projector.go(step(projector));
}

/** @param {{show: Show}} props */
export function Steps({ show: { projector } }) {
  const { step, last, isPlaying } = projector;
  const isFirst = step <= 0;
  const isLast = step >= last;
  return h(
    "nav",
    { class: "panel steps", "aria-label": gettext("Steps of the match") },
    h(Step, {
      sign: "first",
      name: gettext("First step"),
      isOff: isFirst,
      go: () => projector.go(0),
    }),
    h(Step, {
      sign: "back",
      name: gettext("One step back"),
      isOff: isFirst,
      go: () => projector.go(step - 1),
    }),
    h(Step, {
      sign: isPlaying ? "pause" : "play",
      name: isPlaying ? gettext("Pause") : gettext("Play by itself"),
      isOff: last === 0,
      go: () => (isPlaying ? projector.pause() : projector.play()),
    }),
    h(Step, {
      sign: "forward",
      name: gettext("One step forward"),
      isOff: isLast,
      go: () => projector.go(step + 1),
    }),
    h(Step, {
      sign: "last",
      name: gettext("Last step"),
      isOff: isLast,
      go: () => projector.go(last),
    }),
    h(Slider, { projector }),
  );
}

/**
 * @param {{sign: keyof typeof SIGNS, name: string, isOff: boolean, go: () => unknown}} props
 */
function Step({ sign, name, isOff, go }) {
  return h(
    "button",
    {
      class: "tool",
      type: "button",
      title: name,
      "aria-label": name,
      "aria-disabled": isOff ? "true" : undefined,
      onClick: () => isOff || go(),
    },
    h(
      "svg",
      { viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": "true" },
      h("path", { d: SIGNS[sign] }),
    ),
  );
}

/** @param {{projector: Projector}} props */
function Slider({ projector }) {
  const { step, last } = projector;
  const facts = { step: Math.max(0, step), last };
  const where = interpolate(gettext("Step %(step)s of %(last)s"), facts, true);
  return h(
    "label",
    { class: "where" },
    h("input", {
      type: "range",
      min: 0,
      max: last,
      value: facts.step,
      "aria-label": gettext("Step"),
      "aria-valuetext": where,
      onInput: (/** @type {Event} */ event) =>
        projector.go(Number(/** @type {HTMLInputElement} */ (event.target).value)),
    }),
    h("span", { "aria-hidden": "true" }, where),
  );
}

/**
 * Whose turn it was and what was played then; at the end the result.
 * @param {{show: Show}} props
 */
export function Prompt({ show }) {
  const { scene, projector } = show;
  const { film, step, last } = projector;
  const asked = film.frames[step]?.asked ?? [];
  const outcome = film.opening?.outcome;
  const isEnd = step === last && outcome;
  const move = moveAfter(film, step, show.reviewer.moves);
  return h(
    "div",
    { class: "bar replayed" },
    h("p", { class: "prompt" }, isEnd ? headline(scene, outcome) : turnOf(scene, asked)),
    move && h(Played, { move }),
  );
}

/**
 * @param {Scene} scene
 * @param {readonly number[]} asked
 */
function turnOf(scene, asked) {
  const [seat] = asked;
  if (seat === undefined) return "";
  if (asked.length > 1) return gettext("Several choose in secret");
  if (seat === yourSeat(scene)) return gettext("Your turn");
  return interpolate(gettext("%(name)s is to play"), { name: nameAt(scene, seat) }, true);
}
