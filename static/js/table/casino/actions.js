/** The prompt and the buttons; each button spells out the whole move. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Chip } from "../french.js";
import { nameAt } from "../scene.js";
import { choose, clear, picksOf } from "./picking.js";
import { alternatives, choicesOf, playsOf } from "./plays.js";
import { reasonAgainst, refusalInWords } from "./reason.js";

/** @typedef {import("../types.d.ts").CasinoView} CasinoView */
/** @typedef {import("../types.d.ts").CasinoChoices} Choices */
/** @typedef {import("../types.d.ts").CasinoCardChoices} CardChoices */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("./plays.js").Play} Play */
/** @typedef {import("./plays.js").Picks} Picks */

/** @param {{scene: Scene}} props */
export function Actions({ scene }) {
  const choices = choose(scene);
  const picks = picksOf(scene);
  const offered = choices ? choicesOf(choices, picks.card) : undefined;
  const plays = choices && offered ? playsOf(choices, picks) : [];
  return h(
    "div",
    { class: "bar", role: "group", "aria-label": gettext("Actions") },
    h("p", { class: "prompt" }, prompt(scene, choices, plays)),
    plays.map((play, at) =>
      h(PlayButton, { key: `${play.kind}${play.value}${play.builds}`, scene, play, isFirst: !at }),
    ),
    choices && offered && h(Others, { scene, choices, picks }),
    offered && h(TrailButton, { scene, offered, isOnly: !plays.length }),
    offered && h(CancelButton, { scene }),
  );
}

/**
 * @param {Scene} scene
 * @param {Choices | null} choices
 * @param {readonly Play[]} plays
 */
function prompt(scene, choices, plays) {
  const picks = picksOf(scene);
  const offered = choices ? choicesOf(choices, picks.card) : undefined;
  if (scene.state.pending) return gettext("Sending your move…");
  if (!choices) return waitingPrompt(scene);
  if (!offered) return gettext("Your turn: choose a card from your hand");
  if (offered.trail && !plays.length) return refusalInWords(offered.trail);
  const [play] = plays;
  if (play) {
    return play.kind === "take"
      ? gettext("Choose table cards to change what you take")
      : gettext("Choose table cards to change the build");
  }
  if (picks.cards.length || picks.builds.length) return reasonAgainst(choices, picks);
  if (offered.captures.length || offered.builds.length)
    return gettext("Choose table cards to take or to build, or trail");
  return gettext("This card takes nothing and builds nothing: trail it");
}

/** @param {Scene} scene */
function waitingPrompt(scene) {
  const [asked] = scene.state.update?.asked ?? [];
  if (asked === undefined) return "";
  return interpolate(gettext("%(name)s is thinking…"), { name: nameAt(scene, asked) }, true);
}

/** @param {Play} play */
function verb({ kind, value, groups }) {
  const facts = { value: value ?? "" };
  switch (kind) {
    case "take":
      return value === null
        ? gettext("Take")
        : interpolate(gettext("Take as %(value)s"), facts, true);
    case "build":
      return interpolate(
        groups.length > 1 ? gettext("Build %(value)ss") : gettext("Build %(value)s"),
        facts,
        true,
      );
    case "raise":
      return interpolate(gettext("Raise to %(value)s"), facts, true);
    default:
      return interpolate(gettext("Add to the build of %(value)s"), facts, true);
  }
}

/** @param {{scene: Scene, play: Play, isFirst: boolean}} props */
function PlayButton({ scene, play, isFirst }) {
  const view = /** @type {CasinoView} */ (scene.state.update?.view);
  const builds = view.builds.filter(({ id }) => play.builds.includes(id));
  const taken = [...play.groups, ...builds.flatMap((build) => build.groups)];
  const count = taken.flat().length + 1;
  const groups = play.kind === "take" ? taken : withPlayed(play);
  return h(
    "button",
    {
      type: "button",
      id: isFirst ? "go" : undefined,
      class: `btn ${isFirst ? "pri" : "sec"}`,
      onClick: () => scene.do.act(play.action),
    },
    verb(play),
    " ",
    h(
      "span",
      { class: "chips" },
      groups.map((group, at) =>
        h(
          "span",
          { key: at },
          group.map((card) => h(Chip, { key: card, card })),
        ),
      ),
    ),
    play.kind === "take" &&
      h(
        "small",
        null,
        interpolate(ngettext("%(count)s card", "%(count)s cards", count), { count }, true),
      ),
    isFirst && h("kbd", { "aria-hidden": "true" }, gettext("Enter")),
  );
}

/**
 * The groups that a build is laid from: the played card completes the first.
 * @param {Play} play
 */
function withPlayed({ action }) {
  if (action.type !== "build") return [];
  const [own = [], ...further] = action.groups;
  return [[...own, action.card], ...further];
}

/** Other sets that take as many cards.
 * @param {{scene: Scene, choices: Choices, picks: Picks}} props */
function Others({ scene, choices, picks }) {
  const { card } = picks;
  if (card === null) return null;
  const others = alternatives(choices, card).filter(
    (other) => other.cards.length && !isSame(other, picks),
  );
  return others.slice(0, 2).map((other, at) =>
    h(
      "button",
      {
        key: `other${at}`,
        type: "button",
        class: "btn sec other",
        onClick: () => scene.do.pick(other),
      },
      gettext("or"),
      h(
        "span",
        { class: "chips" },
        other.cards.map((one) => h(Chip, { key: one, card: one })),
      ),
    ),
  );
}

/**
 * @param {Picks} one
 * @param {Picks} other
 */
function isSame(one, other) {
  return (
    one.cards.length === other.cards.length && one.cards.every((card) => other.cards.includes(card))
  );
}

/** @param {{scene: Scene, offered: CardChoices, isOnly: boolean}} props */
function TrailButton({ scene, offered: { card, trail }, isOnly }) {
  const refusal = trail ? refusalInWords(trail) : "";
  return h(
    "button",
    {
      type: "button",
      id: isOnly && !trail ? "go" : undefined,
      class: "btn sec",
      "aria-disabled": trail ? "true" : undefined,
      "aria-describedby": trail ? "no-trail" : undefined,
      onClick: () => (trail ? scene.do.tell(refusal) : scene.do.act({ type: "trail", card })),
    },
    gettext("Trail"),
    " ",
    h(Chip, { card }),
    isOnly && !trail && h("kbd", { "aria-hidden": "true" }, gettext("Enter")),
    trail && h("span", { class: "sr", id: "no-trail" }, refusal),
  );
}

/** @param {{scene: Scene}} props */
function CancelButton({ scene }) {
  return h(
    "button",
    { type: "button", class: "btn sec", onClick: () => clear(scene) },
    gettext("Cancel"),
    h("kbd", { "aria-hidden": "true" }, gettext("Esc")),
  );
}
