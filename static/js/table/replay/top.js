/** The line above a replay. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";

/** @param {{show: import("./index.js").Show}} props */
export function Top({ show: { scene, text } }) {
  const { page, ui } = scene;
  return h(
    "header",
    { class: "top" },
    h(
      "a",
      { class: "brand", href: page.urls.home, "aria-label": gettext("Locanda, front page") },
      h("img", { src: page.urls.emblem, alt: "", width: 25, height: 35 }),
      h("span", { class: "only-desk" }, "Locanda"),
    ),
    h("h1", null, h("b", null, page.game), ` · ${text.title}`),
    h(
      "button",
      {
        class: "tool only-phone",
        type: "button",
        "aria-expanded": ui.sheet ? "true" : "false",
        "aria-controls": "rail",
        onClick: () => scene.do.show({ sheet: ui.sheet ? "" : "log" }),
      },
      gettext("Moves"),
    ),
    h("a", { class: "tool", href: page.urls.match }, gettext("To the match")),
  );
}
