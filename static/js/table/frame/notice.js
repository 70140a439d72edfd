/** What stands between the players and their game: a pause, somebody away, a bot in a seat. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { expected, mayChoose, missing, question, wishing, yourWish } from "../presence.js";
import { isHeld, isPaused, nameAt, presence } from "../scene.js";
import { list } from "../text.js";
import { inWords } from "../time.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Wish["wish"]} Wish */
/** @typedef {{text: string, buttons?: Button[], note?: string}} Content */
/** @typedef {{name: string, press: () => void, isMain?: boolean, isPressed?: boolean}} Button */

/** @param {{scene: Scene}} props */
export function Notice({ scene }) {
  const content = contentOf(scene);
  if (!content) return null;
  const { text, note, buttons = [] } = content;
  return h(
    "section",
    { class: "notice", id: "notice", "aria-label": gettext("About the players") },
    h("p", null, text),
    note && h("p", { class: "small" }, note),
    buttons.length > 0 &&
      h(
        "div",
        { class: "bar" },
        buttons.map((button) => h(Choice, { key: button.name, button })),
      ),
  );
}

/** @param {{button: Button}} props */
function Choice({ button: { name, press, isMain, isPressed } }) {
  return h(
    "button",
    {
      class: `btn ${isMain ? "pri" : "sec"}`,
      type: "button",
      "aria-pressed": isPressed === undefined ? undefined : String(isPressed),
      onClick: press,
    },
    name,
  );
}

/**
 * The most pressing of all that could be said.
 * @param {Scene} scene
 * @returns {Content | null}
 */
function contentOf(scene) {
  if (!presence(scene)) return null;
  if (isHeld(scene)) return held(scene);
  if (isPaused(scene)) return paused(scene);
  return choice(scene) ?? waiting(scene) ?? undoWish(scene) ?? pauseWish(scene);
}

/** @param {Scene} scene */
function held(scene) {
  return {
    text: gettext("You were away, so a bot plays for you."),
    buttons: [
      { name: gettext("Take your seat back"), press: () => scene.do.comeBack(), isMain: true },
    ],
  };
}

/** @param {Scene} scene */
function paused(scene) {
  const text = gettext("The match is paused. The clocks stand still.");
  if (!mayChoose(scene)) return { text };
  return {
    text,
    buttons: [{ name: gettext("Go on playing"), press: () => scene.do.resume(), isMain: true }],
  };
}

/**
 * What shall become of those who are away.
 * @param {Scene} scene
 * @returns {Content | null}
 */
function choice(scene) {
  const seats = missing(scene);
  if (!seats.length) return null;
  const text = textOf(scene, seats);
  if (!mayChoose(scene)) return { text };
  if (scene.ui.waited === question(scene)) return null;
  return { text, note: agreement(scene), buttons: choices(scene, seats) };
}

/**
 * @param {Scene} scene
 * @param {number[]} seats
 */
function textOf(scene, seats) {
  const who = presence(scene)?.seats ?? [];
  const away = seats.filter((seat) => !who[seat]?.bot);
  if (!away.length) {
    const names = list(seats.map((seat) => nameAt(scene, seat)));
    return interpolate(gettext("A bot plays in the seat of %(names)s."), { names }, true);
  }
  const names = list(away.map((seat) => nameAt(scene, seat)));
  const text = ngettext(
    "%(names)s is away. How shall it go on?",
    "%(names)s are away. How shall it go on?",
    away.length,
  );
  return interpolate(text, { names }, true);
}

/** @param {Scene} scene */
function agreement(scene) {
  const said = [];
  for (const [wish, text] of [
    ["bot", gettext("%(names)s: let a bot play on.")],
    ["end", gettext("%(names)s: end the match.")],
  ]) {
    const names = list(wishing(scene, wish ?? "").map((seat) => nameAt(scene, seat)));
    if (names) said.push(interpolate(text ?? "", { names }, true));
  }
  if (yourWish(scene)) said.push(gettext("The others have not agreed yet."));
  said.push(gettext("Who is away at the end comes last."));
  return said.join(" ");
}

/**
 * @param {Scene} scene
 * @param {number[]} seats
 * @returns {Button[]}
 */
function choices(scene, seats) {
  const { may = [], seats: who = [] } = presence(scene) ?? {};
  const canPlay = may.includes("bot") && seats.some((seat) => !who[seat]?.bot);
  const wait = () => scene.do.wait(question(scene));
  return [
    { name: canPlay ? gettext("Wait") : gettext("Go on"), press: wait },
    ...(canPlay ? [wishButton(scene, "bot", gettext("Let a bot play on"))] : []),
    wishButton(scene, "end", gettext("End the match")),
  ];
}

/**
 * @param {Scene} scene
 * @param {Wish} wish
 * @param {string} name
 * @returns {Button}
 */
function wishButton(scene, wish, name) {
  const isPressed = yourWish(scene) === wish;
  return { name, isPressed, press: () => scene.do.wish(isPressed ? "" : wish) };
}

/**
 * @param {Scene} scene
 * @returns {Content | null}
 */
function waiting(scene) {
  const [longest] = expected(scene);
  if (!longest) return null;
  const name = nameAt(scene, longest.seat);
  const text = mayChoose(scene)
    ? gettext("%(name)s is away. In %(time)s you can choose how to go on.")
    : gettext("%(name)s is away.");
  return { text: interpolate(text, { name, time: inWords(longest.left) }, true) };
}

/**
 * @param {Scene} scene
 * @returns {Content | null}
 */
function pauseWish(scene) {
  if (!mayChoose(scene)) return null;
  if (yourWish(scene) === "pause") {
    return {
      text: gettext("You asked for a pause. It begins when all agree."),
      buttons: [{ name: gettext("Play on"), press: () => scene.do.wish("") }],
    };
  }
  const names = list(wishing(scene, "pause").map((seat) => nameAt(scene, seat)));
  if (!names) return null;
  const text = gettext("%(names)s would like a pause.");
  return {
    text: interpolate(text, { names }, true),
    buttons: [{ name: gettext("Pause"), press: () => scene.do.wish("pause"), isMain: true }],
  };
}

/**
 * @param {Scene} scene
 * @returns {Content | null}
 */
function undoWish(scene) {
  if (!mayChoose(scene)) return null;
  if (yourWish(scene) === "undo") {
    return {
      text: gettext("The last move is taken back when all agree."),
      buttons: [{ name: gettext("Let it stand"), press: () => scene.do.wish("") }],
    };
  }
  const names = list(wishing(scene, "undo").map((seat) => nameAt(scene, seat)));
  if (!names) return null;
  const text = gettext("%(names)s would like to take the last move back.");
  return {
    text: interpolate(text, { names }, true),
    buttons: [{ name: gettext("Agree"), press: () => scene.do.wish("undo"), isMain: true }],
  };
}

/**
 * In the menu of casual matches.
 * @param {{scene: Scene}} props
 */
export function CasualWishes({ scene }) {
  return [
    h(Ask, { key: "undo", scene, wish: "undo", name: gettext("Take the last move back") }),
    h(Ask, { key: "pause", scene, wish: "pause", name: gettext("Ask for a pause") }),
  ];
}

/** @param {{scene: Scene, wish: Wish, name: string}} props */
function Ask({ scene, wish, name }) {
  const isPossible = presence(scene)?.may.includes(wish) ?? false;
  if (!isPossible || !mayChoose(scene) || isPaused(scene) || yourWish(scene) === wish) return null;
  /** @param {MouseEvent} event */
  const ask = (event) => {
    const menu = /** @type {Element} */ (event.target).closest("details");
    if (menu) menu.open = false;
    scene.do.wish(wish);
  };
  return h("button", { class: "btn sec", type: "button", onClick: ask }, name);
}
