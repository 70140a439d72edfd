/** The panels beside the table; on a small screen a sheet that opens from below. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { isArriving } from "../scene.js";
import { Display } from "./display.js";
import { kept } from "./kept.js";
import { Log } from "./log.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Rail({ scene }) {
  const { ui, game } = scene;
  return h(
    "aside",
    {
      class: `rail${ui.sheet ? " open" : ""}`,
      id: "rail",
      "aria-label": gettext("About the match"),
      onKeyDown: (/** @type {KeyboardEvent} */ event) =>
        event.key === "Escape" && scene.do.show({ sheet: "" }),
    },
    h(
      "button",
      {
        class: "btn sec close only-phone",
        type: "button",
        onClick: () => scene.do.show({ sheet: "" }),
      },
      gettext("Close"),
    ),
    game && !isArriving(scene) && panels(scene, game),
  );
}

/**
 * All at once: one that came later would push the others down.
 * @param {Scene} scene
 * @param {import("../model.d.ts").GameUi} game
 */
function panels(scene, game) {
  const { ui, state, page, staying } = scene;
  return [
    state.update &&
      h(
        "section",
        { class: "panel" },
        h("h2", null, gettext("Score")),
        h(game.Score, { scene }),
        h(Chosen, { scene }),
        staying && h(staying.Spectators, { scene }),
      ),
    h(
      "section",
      { class: "panel grow" },
      h(
        "div",
        { class: "switch", role: "group", "aria-label": gettext("Log or chat") },
        h(Tab, { scene, tab: "log", name: gettext("Log") }),
        h(Tab, { scene, tab: "chat", name: chatName(scene) }),
      ),
      ui.tab === "log" ? h(Log, { scene }) : staying && h(staying.Chat, { scene }),
    ),
    rules(page.urls.rules ?? "", ...game.rules(scene)),
    keys(game),
    display(page, scene.do),
  ];
}

/** What the options of this table are.
 * @param {{scene: Scene}} props */
export function Chosen({ scene }) {
  const facts = scene.game?.chosen?.(scene) ?? [];
  if (!facts.length) return null;
  return h("p", { class: "chosen" }, h("b", null, gettext("Played here:")), " ", facts.join(" · "));
}

/** @param {Scene} scene */
function chatName({ state, ui }) {
  const unread = state.chat.length - ui.read;
  if (ui.tab === "chat" || unread <= 0) return gettext("Chat");
  return interpolate(gettext("Chat (%(unread)s)"), { unread }, true);
}

/** @param {{scene: Scene, tab: "log" | "chat", name: string}} props */
function Tab({ scene, tab, name }) {
  const { ui, state } = scene;
  return h(
    "button",
    {
      type: "button",
      "aria-pressed": ui.tab === tab ? "true" : "false",
      onClick: () => scene.do.show({ tab, read: state.chat.length }),
    },
    name,
  );
}

const rules = kept(drawRules);
const keys = kept(drawKeys);
const display = kept((/** @type {Scene["page"]} */ page, /** @type {Scene["do"]} */ commands) =>
  h(Display, { scene: { page, do: commands } }),
);

/**
 * @param {string} address of all rules
 * @param {...string} sentences
 */
function drawRules(address, ...sentences) {
  return h(
    "details",
    { class: "panel" },
    h("summary", null, gettext("Rules in short")),
    h(
      "ul",
      null,
      sentences.map((sentence) => h("li", { key: sentence }, sentence)),
    ),
    h(
      "p",
      null,
      h("a", { href: address, target: "_blank", rel: "noopener" }, gettext("All rules")),
    ),
  );
}

/** @param {import("../model.d.ts").GameUi} game */
function drawKeys(game) {
  const keys = [
    ...(game.keys?.() ?? pickingKeys()),
    ["L", gettext("read the last play aloud")],
    ["T", gettext("read the table aloud")],
    ["H", gettext("read your hand aloud")],
    ["S", gettext("read the score aloud")],
    ["C", gettext("read your clock aloud")],
  ];
  return h(
    "details",
    { class: "panel only-desk" },
    h("summary", null, gettext("Keys")),
    h(
      "dl",
      { class: "keys" },
      keys.map(([key, use]) => [h("dt", { key }, h("kbd", null, key)), h("dd", { key: use }, use)]),
    ),
  );
}

/** How cards are picked and played, unless the game says otherwise. */
function pickingKeys() {
  return [
    ["1–9", gettext("pick a card of your hand")],
    ["← →", gettext("move among cards")],
    [gettext("Enter"), gettext("play the picked card")],
    [gettext("Esc"), gettext("cancel")],
  ];
}
