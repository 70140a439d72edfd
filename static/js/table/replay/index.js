/** A finished match at the table, step by step. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Felt } from "../frame/app.js";
import { Session } from "../session.js";
import { Prompt, Steps, stepBy } from "./controls.js";
import { Projector } from "./projector.js";
import { Rail } from "./rail.js";
import { Reviewer } from "./reviewer.js";
import { Top } from "./top.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/**
 * What the parts of a replay are drawn from.
 * @typedef {object} Show
 * @property {Scene} scene
 * @property {Projector} projector
 * @property {Reviewer} reviewer
 * @property {Text} text
 */

/**
 * @param {HTMLElement} root
 * @param {import("../page.js").Page} page
 * @param {import("../model.d.ts").GameUi} gameUi
 */
export function startReplay(root, page, gameUi) {
  const text = readText(root);
  const source = { url: page.urls.steps ?? "", size: Number(root.dataset.frames) };
  const redraw = () => session.show({});
  const reviewer = new Reviewer(page, redraw);
  /** @type {Projector} */
  let projector;
  const session = new Session(
    root,
    page,
    replayed(gameUi, () => ({ projector, reviewer, text })),
    {
      connect: (_page, onMessage, onLink) => {
        const isBusy = () => session.inbox.isStaging;
        projector = new Projector(source, { onMessage, onLink, onChange: redraw, isBusy });
        return projector;
      },
      App: ({ scene, onKeyDown }) => {
        const show = { scene, projector, reviewer, text };
        return [
          h(Top, { key: "top", show }),
          h(Felt, { key: "felt", scene, onKeyDown }),
          h(Steps, { key: "steps", show }),
          h(Rail, { key: "rail", show }),
        ];
      },
    },
  );
  document.addEventListener("keydown", (event) => stepBy(event, projector), { capture: true });
  addEventListener("hashchange", () => projector.follow(location.hash));
  session.start();
  reviewer.start();
}

/**
 * The game without its buttons: what was played stands in their place.
 * @param {import("../model.d.ts").GameUi} gameUi
 * @param {() => Omit<Show, "scene">} parts
 * @returns {import("../model.d.ts").GameUi}
 */
function replayed(gameUi, parts) {
  return { ...gameUi, Actions: ({ scene }) => h(Prompt, { show: { scene, ...parts() } }) };
}

/**
 * @typedef {object} Text
 * @property {string} title
 * @property {string} place from which the match is seen
 * @property {{value: string, name: string}[]} places
 */

/**
 * @param {HTMLElement} root
 * @returns {Text}
 */
function readText(root) {
  const { title = "", place = "" } = root.dataset;
  const items = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-place]"));
  const places = [...items].map((item) => ({
    value: item.dataset.place ?? "",
    name: item.textContent?.trim() ?? "",
  }));
  return { title, place, places };
}
