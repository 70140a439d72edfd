/** Talk at the table.  The page loads it once the cards are on the table. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { isOut, isOver, yourSeat } from "../scene.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Said} Said */
/** @typedef {import("../types.d.ts").Phrase["phrase"]} Phrase */

const LONGEST = 300;

/** @returns {[Phrase, string][]} */
const phrases = () => [
  ["hello", gettext("Hello!")],
  ["luck", gettext("Good luck!")],
  ["nice", gettext("Well played!")],
  ["thanks", gettext("Thank you!")],
  ["sorry", gettext("Sorry!")],
  ["moment", gettext("One moment, please.")],
  ["bye", gettext("Thanks for the match. See you!")],
];

/** @param {{scene: Scene}} props */
export function Chat({ scene }) {
  const { page, state } = scene;
  return h(
    "div",
    { class: "chat" },
    h("p", { class: "room" }, roomOf(scene)),
    h(
      "ol",
      { class: "log", tabIndex: 0, "aria-label": gettext("Chat") },
      state.chat.map((said) => h(ChatLine, { key: said.line, scene, said })).reverse(),
      !state.chat.length && h("li", { key: "none" }, gettext("Nobody has said anything yet.")),
    ),
    h(IgnoredPeople, { scene }),
    page.user
      ? [h(Phrases, { key: "phrases", scene }), h(Entry, { key: "entry", scene })]
      : h("p", null, h("a", { href: page.urls.login }, gettext("Log in to talk"))),
  );
}

/**
 * With whom the visitor talks.
 * @param {Scene} scene
 */
function roomOf(scene) {
  if (yourSeat(scene) === null) return gettext("You talk with the other spectators.");
  if (!isOut(scene) || isOver(scene)) return gettext("You talk with the players.");
  return gettext("You are out: until the end you talk with the spectators.");
}

/** @param {{scene: Scene, said: Said}} props */
function ChatLine({ scene, said }) {
  const { page } = scene;
  return h(
    "li",
    null,
    h("p", null, h("b", null, said.author), " ", h("span", null, textOf(said))),
    page.user && said.author !== page.user && h(About, { scene, said }),
  );
}

/** @param {Said} said */
function textOf({ phrase, text }) {
  return phrases().find(([key]) => key === phrase)?.[1] ?? text;
}

/**
 * What can be done about a line.
 * @param {{scene: Scene, said: Said}} props
 */
function About({ scene, said: { line, author } }) {
  const name = { name: author };
  const report = scene.page.urls.report?.replace("/0/", `/${line}/`);
  return h(
    "details",
    { class: "about" },
    h(
      "summary",
      { "aria-label": interpolate(gettext("About this line of %(name)s"), name, true) },
      "⋯",
    ),
    h(
      "a",
      {
        class: "btn sec report",
        href: report,
        target: "_blank",
        rel: "noopener",
        "aria-label": interpolate(gettext("Report this line of %(name)s"), name, true),
      },
      gettext("Report"),
    ),
    h(
      "button",
      { class: "btn sec", type: "button", onClick: () => scene.do.ignore(author, true) },
      interpolate(gettext("Ignore %(name)s"), name, true),
    ),
  );
}

/** @param {{scene: Scene}} props */
function IgnoredPeople({ scene }) {
  const { ignored } = scene.state;
  if (!ignored.length) return null;
  return h(
    "details",
    { class: "ignored" },
    h("summary", null, gettext("People whom you ignore")),
    ignored.map((name) =>
      h(
        "button",
        {
          key: name,
          class: "btn sec",
          type: "button",
          onClick: () => scene.do.ignore(name, false),
        },
        interpolate(gettext("Read %(name)s again"), { name }, true),
      ),
    ),
  );
}

/** @param {{scene: Scene}} props */
function Phrases({ scene }) {
  return h(
    "div",
    { class: "phrases", role: "group", "aria-label": gettext("Ready phrases") },
    phrases().map(([key, text]) =>
      h(
        "button",
        { key, class: "btn sec", type: "button", onClick: () => scene.do.sayPhrase(key) },
        text,
      ),
    ),
  );
}

/** @param {{scene: Scene}} props */
function Entry({ scene }) {
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (text) scene.do.say(text);
    form.reset();
  };
  return h(
    "form",
    { class: "entry", onSubmit: submit },
    h("label", { class: "sr", for: "say" }, gettext("Say something")),
    h("input", {
      id: "say",
      name: "text",
      maxLength: LONGEST,
      autocomplete: "off",
      placeholder: gettext("Say something"),
    }),
    h("button", { class: "btn sec", type: "submit" }, gettext("Send")),
  );
}
