/** The question and the buttons: all alike, for a highlighted one would be advice. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { isOver, nameAt, yourSeat } from "../scene.js";
import { choicesOf, question } from "./choices.js";
import { offered, viewOf, wordsOf } from "./view.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("./choices.js").Choice} Choice */

/** @param {{scene: Scene}} props */
export function Actions({ scene }) {
  const choices = choicesOf(viewOf(scene), offered(scene), wordsOf(scene));
  return h(
    "div",
    { class: "bar cu-bar", id: "choices", role: "group", "aria-label": gettext("Actions") },
    h("p", { class: "prompt" }, prompt(scene, choices.length > 0)),
    choices.map((choice, at) => h(ChoiceButton, { key: choice.action.type, scene, choice, at })),
  );
}

/** @param {{scene: Scene, choice: Choice, at: number}} props */
function ChoiceButton({ scene, choice, at }) {
  const id = `choice-${at + 1}`;
  return h(
    "button",
    {
      type: "button",
      class: "btn even",
      "aria-describedby": id,
      onClick: () => scene.do.act(choice.action),
    },
    h("b", null, choice.label),
    h("kbd", { class: "only-desk", "aria-hidden": "true" }, at + 1),
    h("small", { id, "aria-hidden": "true" }, choice.result),
  );
}

/**
 * @param {Scene} scene
 * @param {boolean} isAsked
 */
function prompt(scene, isAsked) {
  const view = viewOf(scene);
  if (isAsked) return question(view, wordsOf(scene));
  if (scene.ui.staged || isOver(scene)) return "";
  if (scene.state.pending) return gettext("Sending your move…");
  const you = yourSeat(scene);
  if (you !== null && !view.players[you]?.lives)
    return gettext("You are out. You come back if everybody falls in the same round.");
  const [asked] = scene.state.update?.asked ?? [];
  if (asked === undefined || asked === you) return "";
  return interpolate(gettext("%(name)s is thinking…"), { name: nameAt(scene, asked) }, true);
}

/**
 * A digit leads to its button; Enter presses it.
 * @param {Scene} _scene
 * @param {number} place
 */
export function focusNth(_scene, place) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("#choices button")
  );
  buttons[place]?.focus();
}
