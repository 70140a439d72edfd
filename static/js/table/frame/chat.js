/** Talk at the table. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Said} Said */

const LONGEST = 300;

/** @param {{scene: Scene}} props */
export function Chat({ scene }) {
  const { page, state } = scene;
  return h(
    "div",
    { class: "chat" },
    h(
      "ol",
      { class: "log", tabIndex: 0, "aria-label": gettext("Chat") },
      state.chat.map((said) => h(ChatLine, { key: said.line, scene, said })).reverse(),
      !state.chat.length && h("li", { key: "none" }, gettext("Nobody has said anything yet.")),
    ),
    page.user
      ? h(Entry, { scene })
      : h("p", null, h("a", { href: page.urls.login }, gettext("Log in to talk"))),
  );
}

/** @param {{scene: Scene, said: Said}} props */
function ChatLine({ scene, said }) {
  const { page } = scene;
  const report = page.urls.report?.replace("/0/", `/${said.line}/`);
  const label = interpolate(gettext("Report this line of %(name)s"), { name: said.author }, true);
  return h(
    "li",
    null,
    h("b", null, said.author),
    " ",
    h("span", null, said.text),
    page.user &&
      said.author !== page.user &&
      h(
        "a",
        {
          class: "report",
          href: report,
          target: "_blank",
          rel: "noopener",
          "aria-label": label,
          title: label,
        },
        gettext("Report"),
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
