/** The prompt and the buttons; each button spells out the whole move. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { nameAt, yourSeat } from "../scene.js";
import { line, list, nodes } from "../text.js";
import { cardOf, numbers } from "./pack.js";
import { choose, clear, missing, picksOf } from "./picking.js";
import { cardsOf, playOf, saying } from "./plays.js";
import { ownCard, potOf, stagedOf, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").CasanovaAction} Action */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../model.d.ts").Child} Child */

/** @param {{scene: Scene}} props */
export function Actions({ scene }) {
  const choices = choose(scene);
  return h(
    "div",
    { class: "bar", role: "group", "aria-label": gettext("Actions") },
    h("p", { class: "prompt" }, prompt(scene, choices)),
    cardsOf(choices).length > 0 && h(CardButtons, { scene, choices }),
    saying(choices, "quitte") && h(DeclareButtons, { scene, choices }),
    saying(choices, "withdraw") && h(AnswerButtons, { scene, choices }),
  );
}

/**
 * @param {Scene} scene
 * @param {readonly Action[]} choices
 */
function prompt(scene, choices) {
  if (stagedOf(scene)) return "\u00a0";
  if (scene.state.pending) return gettext("Sending your move…");
  if (cardsOf(choices).length) {
    return playOf(choices, picksOf(scene))
      ? gettext("Play, or choose another card.")
      : missing(choices, picksOf(scene));
  }
  if (!choices.length) return waitingPrompt(scene);
  const { roll } = viewOf(scene);
  const facts = {
    massimo: roll.reduce((total, face) => total + face, 0),
    card: ownCard(scene) ?? "",
  };
  const text = saying(choices, "quitte")
    ? gettext("The massimo is %(massimo)s, your card is %(card)s: what do you say?")
    : gettext("The massimo is %(massimo)s, your card is %(card)s: do you stay in?");
  return interpolate(text, facts, true);
}

/** @param {Scene} scene */
function waitingPrompt(scene) {
  const you = yourSeat(scene);
  if (you !== null && viewOf(scene).players[you]?.is_out) {
    return gettext("You are out. You may watch how the match ends.");
  }
  const names = (scene.state.update?.asked ?? []).map((seat) => nameAt(scene, seat));
  if (!names.length) return "\u00a0";
  return interpolate(gettext("Waiting for %(names)s"), { names: list(names) }, true);
}

/** @param {{scene: Scene, choices: readonly Action[]}} props */
function CardButtons({ scene, choices }) {
  const picks = picksOf(scene);
  const play = playOf(choices, picks);
  if (!play)
    return picks.card === null ? null : h(Incomplete, { scene, card: picks.card, choices });
  const cards = { cards: [cardOf(yourSeat(scene) ?? 0, play.card)], pack: numbers };
  const text =
    play.type === "play"
      ? gettext("Play %(card)s face down")
      : ngettext(
          "Announce %(dice)s die and play %(card)s face down",
          "Announce %(dice)s dice and play %(card)s face down",
          play.dice,
        );
  return [
    h(
      "button",
      { key: "go", id: "go", type: "button", class: "btn pri", onClick: () => scene.do.act(play) },
      h("span", null, nodes(line(text, { card: cards, dice: picks.dice ?? "" }))),
      h("small", null, gettext("costs 1 coin")),
      h("kbd", { "aria-hidden": "true" }, gettext("Enter")),
    ),
    h(Cancel, { key: "cancel", scene }),
  ];
}

/** The dice are still to be named.
 * @param {{scene: Scene, card: number, choices: readonly Action[]}} props */
function Incomplete({ scene, card, choices }) {
  const reason = missing(choices, picksOf(scene));
  const cards = { cards: [cardOf(yourSeat(scene) ?? 0, card)], pack: numbers };
  return [
    h(
      "button",
      {
        key: "go",
        id: "go",
        type: "button",
        class: "btn pri",
        "aria-disabled": "true",
        "aria-describedby": "no-dice",
        onClick: () => scene.do.tell(reason),
      },
      h("span", null, nodes(line(gettext("Play %(card)s face down"), { card: cards }))),
      h("small", { id: "no-dice" }, gettext("first choose the dice")),
    ),
    h(Cancel, { key: "cancel", scene }),
  ];
}

/** @param {{scene: Scene}} props */
function Cancel({ scene }) {
  return h(
    "button",
    { type: "button", class: "btn sec cancel", onClick: () => clear(scene) },
    gettext("Cancel"),
    h("kbd", { "aria-hidden": "true" }, gettext("Esc")),
  );
}

/** @param {{scene: Scene, choices: readonly Action[]}} props */
function DeclareButtons({ scene, choices }) {
  return [
    h(Equal, {
      key: "quitte",
      scene,
      action: saying(choices, "quitte"),
      name: gettext("Quitte"),
      meaning: gettext("The cards are turned up now."),
    }),
    h(Equal, {
      key: "double",
      scene,
      action: saying(choices, "double"),
      name: gettext("Double"),
      meaning: gettext("You add 1 coin; the others add one, too, or withdraw."),
      refusal: gettext("You have no coin left to double with."),
    }),
  ];
}

/** @param {{scene: Scene, choices: readonly Action[]}} props */
function AnswerButtons({ scene, choices }) {
  const pot = potOf(scene) + 1;
  return [
    h(Equal, {
      key: "match",
      scene,
      action: saying(choices, "match"),
      name: gettext("Add 1 coin"),
      meaning: interpolate(gettext("You play for a pot of %(pot)s or more."), { pot }, true),
      refusal: gettext("You have no coin left to add."),
    }),
    h(Equal, {
      key: "withdraw",
      scene,
      action: saying(choices, "withdraw"),
      name: gettext("Withdraw"),
      meaning: gettext("You cannot win this turn; your coin stays in the pot."),
    }),
  ];
}

/**
 * One of two choices of equal weight, with what follows from it; or why it cannot be chosen.
 * @param {{scene: Scene, action: Action | null, name: string, meaning: string, refusal?: string}} props
 */
function Equal({ scene, action, name, meaning, refusal = "" }) {
  return h(
    "button",
    {
      type: "button",
      class: "btn eq",
      "aria-disabled": action ? undefined : "true",
      onClick: () => (action ? scene.do.act(action) : scene.do.tell(refusal)),
    },
    name,
    h("small", null, action ? meaning : refusal),
  );
}
