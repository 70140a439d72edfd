/** The middle of the table: the dice, the massimo, the pot, and what is going on. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Drawn } from "../faces.js";
import { LastPlay } from "../frame/log.js";
import { isOver, nameAt, yourSeat } from "../scene.js";
import { line, nodes } from "../text.js";
import { choose, pickDice, picksOf } from "./picking.js";
import { diceOf } from "./plays.js";
import { Final } from "./score.js";
import { lineOf } from "./sentences.js";
import { potOf, stagedOf, viewOf } from "./view.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

const SIDES = 6;
const MOST_DICE = 3;
/** So many coins are drawn; the number beside them tells the rest. */
const MOST_COINS = 10;

/** @param {{scene: Scene}} props */
export function Middle({ scene }) {
  if (isOver(scene)) return h("div", { class: "mid" }, h(Final, { scene }));
  return h(
    "div",
    { class: "mid" },
    h("p", { class: "turn-of only-phone" }, scene.game?.progress(scene)),
    h("div", { class: "tray" }, h(Tray, { scene }), h(Massimo, { scene })),
    h(Pot, { scene }),
    h("p", { class: "told" }, told(scene)),
    h(LastPlay, { scene, only: "only-phone" }),
  );
}

/** The dice, or the choice of their number.
 * @param {{scene: Scene}} props */
function Tray({ scene }) {
  const offered = diceOf(choose(scene));
  if (offered.length) return h(DiceChoice, { scene, offered });
  const { dice, roll } = viewOf(scene);
  const tumbling = stagedOf(scene)?.tumbling ?? [];
  const faces = tumbling.length ? tumbling : roll;
  return h(
    "div",
    {
      class: `dice${tumbling.length ? " tumbling" : ""}`,
      role: "img",
      "aria-label": namedDice(dice, roll),
    },
    Array.from({ length: dice || MOST_DICE }, (_, at) =>
      faces[at]
        ? h("span", { key: at, class: "die" }, h(Drawn, { name: `die-${faces[at]}` }))
        : h("span", { key: at, class: `die blank${dice ? "" : " open"}` }, dice ? "?" : ""),
    ),
  );
}

/**
 * @param {number} dice
 * @param {readonly number[]} roll
 */
function namedDice(dice, roll) {
  if (roll.length) {
    const facts = { faces: roll.join(" + ") };
    return interpolate(gettext("The dice show %(faces)s"), facts, true);
  }
  if (!dice) return gettext("The number of dice is not named yet");
  const text = ngettext("%(dice)s die, not rolled yet", "%(dice)s dice, not rolled yet", dice);
  return interpolate(text, { dice }, true);
}

/** @param {{scene: Scene, offered: readonly number[]}} props */
function DiceChoice({ scene, offered }) {
  const { dice } = picksOf(scene);
  return h(
    "ul",
    { class: "dice-choice", "aria-label": gettext("How many dice will you roll?") },
    offered.map((count) =>
      h(
        "li",
        { key: count },
        h(
          "button",
          {
            type: "button",
            "aria-pressed": dice === count ? "true" : "false",
            onClick: () => pickDice(scene, count),
          },
          h(
            "span",
            { class: "icons", "aria-hidden": "true" },
            Array.from({ length: count }, (_, at) => h(Drawn, { key: at, name: `die-${4 - at}` })),
          ),
          h("b", null, countOfDice(count)),
          " ",
          h("small", null, rangeOf(count)),
        ),
      ),
    ),
  );
}

/** @param {number} dice */
function countOfDice(dice) {
  return interpolate(ngettext("%(dice)s die", "%(dice)s dice", dice), { dice }, true);
}

/** @param {number} dice */
function rangeOf(dice) {
  const facts = { least: dice, most: SIDES * dice };
  return interpolate(gettext("%(least)s to %(most)s"), facts, true);
}

/** @param {{scene: Scene}} props */
function Massimo({ scene }) {
  const { dice, roll } = viewOf(scene);
  const named = dice || (picksOf(scene).dice ?? 0);
  const sum = roll.reduce((total, face) => total + face, 0);
  const range = named ? `${named}–${SIDES * named}` : "–";
  return h(
    "p",
    { class: `massimo${sum ? " known" : ""}` },
    h("span", null, gettext("Massimo")),
    " ",
    h("b", null, sum || range),
  );
}

/** @param {{scene: Scene}} props */
function Pot({ scene }) {
  const pot = potOf(scene);
  const { carried } = viewOf(scene);
  return h(
    "p",
    { class: "pot", id: "pot" },
    h(
      "span",
      { class: "coins", "aria-hidden": "true" },
      Array.from({ length: Math.min(pot, MOST_COINS) }, (_, at) =>
        h(
          "span",
          { key: at, class: "coin", "data-card": `coin-${at}` },
          h(Drawn, { name: "coin" }),
        ),
      ),
    ),
    h("b", null, interpolate(gettext("Pot %(coins)s"), { coins: pot }, true)),
    carried > 0 &&
      h("span", null, interpolate(gettext("%(coins)s carried over"), { coins: carried }, true)),
  );
}

/**
 * What is going on: what has just been said or turned up, or what the turn waits for.
 * @param {Scene} scene
 */
function told(scene) {
  const staged = stagedOf(scene);
  if (staged?.tumbling.length) return gettext("The dice are rolling…");
  const last = staged?.told.at(-1);
  return nodes(last ? lineOf(scene, last) : waitingLine(scene));
}

/** @param {Scene} scene */
function waitingLine(scene) {
  const { phase, active, dice, roll } = viewOf(scene);
  const isYou = active === yourSeat(scene);
  const who = { who: nameAt(scene, active) };
  switch (phase) {
    case "announce":
      return isYou
        ? line(gettext("The highest card up to the sum of the dice wins."))
        : line(gettext("%(who)s names the dice and plays a card."), { who });
    case "play": {
      const yours = ngettext(
        "You roll %(dice)s die when everybody has played.",
        "You roll %(dice)s dice when everybody has played.",
        dice,
      );
      const others = ngettext(
        "%(who)s rolls %(dice)s die when everybody has played.",
        "%(who)s rolls %(dice)s dice when everybody has played.",
        dice,
      );
      return line(isYou ? yours : others, { who, dice });
    }
    case "answer":
      return isYou
        ? line(gettext("You have doubled: the others add a coin or withdraw."))
        : line(gettext("%(who)s has doubled: the others add a coin or withdraw."), { who });
    default: {
      const massimo = roll.reduce((total, face) => total + face, 0);
      return line(gettext("The highest card up to %(massimo)s wins."), { massimo });
    }
  }
}
