/** The middle of the table: the pack, the direction of play, and what happens. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Back } from "../faces.js";
import { isOver } from "../scene.js";
import { nodes } from "../text.js";
import { Final } from "./score.js";
import { lineOf } from "./sentences.js";
import { isPlay, lastScene } from "./spoken.js";
import { eventsOf, viewOf } from "./view.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Middle({ scene }) {
  if (isOver(scene) && !scene.ui.staged)
    return h("div", { class: "mid cu-over" }, h(Final, { scene }));
  const view = viewOf(scene);
  return h(
    "div",
    { class: "mid cu-mid" },
    h(
      "div",
      { class: "deck", id: "deck" },
      h(
        "div",
        { class: "stack", "aria-hidden": "true" },
        Array.from({ length: Math.min(3, Math.ceil(view.deck / 12)) }, (_, at) =>
          h(Back, { key: at }),
        ),
      ),
      h(
        "span",
        null,
        h("b", null, view.deck),
        ` ${ngettext("card left", "cards left", view.deck)}`,
      ),
      h(
        "span",
        { class: "way" },
        h("span", { "aria-hidden": "true" }, "↺ "),
        gettext("Play goes to the right"),
      ),
    ),
    h("p", { class: "caption" }, caption(scene)),
  );
}

/** What is happening, or what happened last.
 * @param {Scene} scene */
function caption(scene) {
  const events = eventsOf(scene);
  const now = events.findLast((event) => isPlay(event, true));
  const shown = scene.ui.staged && now ? [now] : lastScene(events);
  const lines = shown.map((event) => lineOf(scene, event));
  return lines.flatMap((line) => (line ? [" ", ...nodes(line)] : []));
}
