/** Who watches, and what they see. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { yourSeat } from "../scene.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {Scene} scene */
export function watchersOf({ state: { watchers } }) {
  const text = ngettext("%(watchers)s spectator", "%(watchers)s spectators", watchers);
  return watchers ? interpolate(text, { watchers }, true) : "";
}

/** @returns {[string, string, string][]} each with its name and what it means */
const sights = () => [
  ["open", pgettext("spectators", "Everything at once"), ""],
  [
    "1min",
    gettext("With a delay of one minute"),
    gettext("Spectators see the match with a delay of one minute."),
  ],
  [
    "5min",
    gettext("With a delay of five minutes"),
    gettext("Spectators see the match with a delay of five minutes."),
  ],
  [
    "closed",
    pgettext("spectators", "Nothing"),
    gettext("There are no spectators while the match is on."),
  ],
];

/**
 * Beside the table.
 * @param {{scene: Scene}} props
 */
export function Spectators({ scene }) {
  const { table } = scene.state;
  const count = watchersOf(scene);
  const rule = ruleOf(table?.watching ?? "open");
  if (!count && !rule) return null;
  return h("p", { class: "chosen" }, count && h("b", null, `${count}. `), rule);
}

/** @param {string} watching */
function ruleOf(watching) {
  return sights().find(([key]) => key === watching)?.[2] ?? "";
}

/**
 * Before a match: the host chooses, the others read.
 * @param {{scene: Scene}} props
 */
export function WatchingChoice({ scene }) {
  const { page, state } = scene;
  const watching = state.table?.watching ?? "open";
  if (!page.isHost || yourSeat(scene) === null) return h("p", null, ruleOf(watching));
  return h(
    "form",
    { method: "post", action: page.urls.watching, class: "sight" },
    h("input", { type: "hidden", name: "csrfmiddlewaretoken", value: page.token }),
    h("label", { for: "watching" }, gettext("What spectators see")),
    h(
      "select",
      { id: "watching", name: "watching" },
      sights().map(([key, text]) =>
        h("option", { key, value: key, selected: key === watching }, text),
      ),
    ),
    h("button", { class: "btn sec", type: "submit" }, gettext("Save")),
  );
}
