/** The line above the table, and its menu. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { goesOnWithoutYou, isOver, yourSeat } from "../scene.js";
import { kept } from "./kept.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Header({ scene }) {
  const { page, state, game } = scene;
  const { event = "", event_url: eventUrl } = state.table ?? {};
  const aim = game && state.table ? ` · ${game.aim(scene)}` : "";
  const progress = game && state.update ? game.progress(scene) : "";
  const watchers = scene.staying?.watchersOf(scene);
  return h(
    "header",
    { class: "top" },
    h(
      "a",
      { class: "brand", href: page.urls.home, "aria-label": gettext("Locanda, front page") },
      h("img", { src: page.urls.emblem, alt: "", width: 25, height: 35 }),
      h("span", null, "Locanda"),
    ),
    h(
      "h1",
      null,
      h("b", null, page.game),
      aim,
      progress && h("span", { class: "only-desk" }, ` · ${progress}`),
      watchers && h("span", { class: "only-desk" }, ` · ${watchers}`),
      event && h("span", { class: "only-desk" }, " · ", h("a", { href: eventUrl }, event)),
    ),
    h(SheetButton, { scene }),
    h(
      "a",
      { class: "tool only-desk", href: page.urls.rules, target: "_blank", rel: "noopener" },
      gettext("Rules"),
    ),
    h("div", { class: "only-desk" }, languages(page)),
    h(Menu, { scene }),
  );
}

/** Opens the side panel on a small screen.
 * @param {{scene: Scene}} props */
function SheetButton({ scene }) {
  const { ui, state } = scene;
  const unread = state.chat.length - ui.read;
  return h(
    "button",
    {
      class: "tool only-phone",
      type: "button",
      "aria-expanded": ui.sheet ? "true" : "false",
      "aria-controls": "rail",
      onClick: () => scene.do.show({ sheet: ui.sheet ? "" : ui.tab, read: state.chat.length }),
    },
    gettext("Log"),
    unread > 0 && h("span", { class: "tag" }, unread),
  );
}

const languages = kept(drawLanguages);

/** @param {Scene["page"]} page */
function drawLanguages(page) {
  const active = document.documentElement.lang;
  return h(
    "form",
    {
      class: "language",
      method: "post",
      action: page.urls.language,
      "aria-label": gettext("Language"),
    },
    h("input", { type: "hidden", name: "csrfmiddlewaretoken", value: page.token }),
    h("input", { type: "hidden", name: "next", value: location.pathname }),
    page.languages.map(({ code, name }) =>
      h(
        "button",
        {
          key: code,
          class: "tool",
          type: "submit",
          name: "language",
          value: code,
          lang: code,
          "aria-current": code === active ? "true" : undefined,
        },
        h("abbr", { title: name }, code.toUpperCase()),
      ),
    ),
  );
}

/** @param {{scene: Scene}} props */
function Menu({ scene }) {
  const { page, state } = scene;
  const canResign = yourSeat(scene) !== null && state.update !== null && !isOver(scene);
  const profile = page.user && page.urls.profile;
  return h(
    "details",
    { class: "menu", onToggle: () => scene.do.show({ isLeaving: false }) },
    h("summary", { class: "tool", "aria-label": gettext("Menu") }, "☰"),
    h(
      "ul",
      null,
      h("li", { class: "only-phone" }, languages(page)),
      h("li", null, h("a", { href: page.urls.lobby }, gettext("Lobby"))),
      h(
        "li",
        null,
        h("a", { href: page.urls.rules, target: "_blank", rel: "noopener" }, gettext("Rules")),
      ),
      h("li", null, h("a", { href: page.urls.settings }, gettext("Settings"))),
      profile && h("li", null, h("a", { href: profile }, page.user)),
      !page.user && h("li", null, h("a", { href: page.urls.login }, gettext("Log in"))),
      scene.staying && h("li", null, h(scene.staying.CasualWishes, { scene })),
      canResign && h("li", null, h(Resign, { scene })),
    ),
  );
}

/** @param {{scene: Scene}} props */
function Resign({ scene }) {
  if (!scene.ui.isLeaving) {
    return h(
      "button",
      { class: "btn sec", type: "button", onClick: () => scene.do.show({ isLeaving: true }) },
      gettext("Resign…"),
    );
  }
  return h(
    "div",
    { class: "confirm", role: "group", "aria-label": gettext("Resign") },
    h("p", null, meaning(scene)),
    h(
      "button",
      { class: "btn sec", type: "button", onClick: () => scene.do.show({ isLeaving: false }) },
      gettext("Play on"),
    ),
    h(
      "button",
      { class: "btn sec danger", type: "button", onClick: (event) => resign(scene, event) },
      gettext("Resign"),
    ),
  );
}

/** @param {Scene} scene */
function meaning(scene) {
  return goesOnWithoutYou(scene)
    ? gettext("Give this match up? You come last; a bot plays on for the others.")
    : gettext("Give this match up? The others win.");
}

/**
 * @param {Scene} scene
 * @param {MouseEvent} event
 */
function resign(scene, event) {
  const menu = /** @type {Element} */ (event.target).closest("details");
  if (menu) menu.open = false;
  scene.do.resign();
}
