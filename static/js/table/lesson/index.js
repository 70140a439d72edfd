/** A lesson: the table page with tasks beside it, and a server that answers all moves so far. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Felt } from "../frame/app.js";
import { Session } from "../session.js";
import { Course } from "./course.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("./course.js").Progress} Progress */

/**
 * @param {HTMLElement} root
 * @param {import("../page.js").Page} page
 * @param {import("../model.d.ts").GameUi} gameUi
 */
export function startLesson(root, page, gameUi) {
  /** @type {Progress} */
  const progress = { standing: "asked", done: 0 };
  const text = readText(root);
  new Session(root, page, gameUi, {
    connect: (_page, onMessage, onLink) => new Course(page, progress, onMessage, onLink),
    App: ({ scene, onKeyDown }) => [
      h(Top, { key: "top", scene, text }),
      h(Felt, { key: "felt", scene, onKeyDown }),
      h(Tasks, { key: "tasks", scene, text, progress }),
    ],
  }).start();
}

/**
 * @typedef {object} Text
 * @property {string} title
 * @property {string[]} tasks
 * @property {string} done said at the end
 */

/**
 * @param {HTMLElement} root
 * @returns {Text}
 */
function readText(root) {
  const { title = "", done = "" } = root.dataset;
  const tasks = [...root.querySelectorAll(".tasks li")].map((item) => item.textContent ?? "");
  return { title, tasks, done };
}

/** @param {{scene: Scene, text: Text}} props */
function Top({ scene, text }) {
  const { page } = scene;
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
    h("a", { class: "tool", href: page.urls.rules }, gettext("Rules")),
  );
}

/** @param {{scene: Scene, text: Text, progress: Progress}} props */
function Tasks({ scene, text, progress }) {
  return h(
    "aside",
    { class: "panel lesson", "aria-label": gettext("Lesson") },
    h(
      "ol",
      { class: "tasks" },
      text.tasks.map((task, at) => h(Task, { key: at, task, at, progress })),
    ),
    h("div", { role: "status" }, h(Verdict, { text, progress })),
    h(Ways, { scene, progress }),
  );
}

/** @param {{task: string, at: number, progress: Progress}} props */
function Task({ task, at, progress }) {
  if (at < progress.done) return h("li", { class: "done" }, task);
  const isNow = at === progress.done && progress.standing === "asked";
  return h("li", { "aria-current": isNow ? "step" : undefined, hidden: at > progress.done }, task);
}

/** @param {{text: Text, progress: Progress}} props */
function Verdict({ text, progress }) {
  if (progress.standing === "done") return h("p", { class: "verdict" }, text.done);
  if (progress.standing === "asked") return null;
  return h("p", null, gettext("The rules allow that, but the lesson shows something else."));
}

/** @param {{scene: Scene, progress: Progress}} props */
function Ways({ scene, progress }) {
  const { next, game } = scene.page.urls;
  const isDone = progress.standing === "done";
  return h(
    "p",
    { class: "ways" },
    isDone && next && h("a", { class: "btn pri", href: next }, gettext("Next lesson")),
    isDone && !next && h("a", { class: "btn pri", href: game }, gettext("Play a match")),
    (isDone || progress.standing === "astray") &&
      h("a", { class: "btn sec", href: location.pathname }, gettext("Start again")),
  );
}
