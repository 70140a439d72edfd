/** Choosing cards: what a tap or key does to the picks, and what is said about it. */
import { nameOf } from "../french.js";
import { isYourTurn } from "../scene.js";
import { list } from "../text.js";
import { bestPicks, NOTHING, playsOf, tap } from "./plays.js";
import { reasonAgainst } from "./reason.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").CasinoChoices} Choices */
/** @typedef {import("../types.d.ts").CasinoView} CasinoView */
/** @typedef {import("./plays.js").Picks} Picks */

/**
 * @param {Scene} scene
 * @returns {Picks}
 */
export function picksOf({ ui }) {
  return /** @type {Picks} */ (ui.picks);
}

/**
 * What the server offers now, or nothing while it is not the visitor's turn.
 * @param {Scene} scene
 * @returns {Choices | null}
 */
export function choose(scene) {
  return isYourTurn(scene)
    ? /** @type {Choices | null} */ (scene.state.update?.choices ?? null)
    : null;
}

/**
 * @param {Scene} scene
 * @param {string} card of the hand
 */
export function pickCard(scene, card) {
  const choices = choose(scene);
  if (!choices) return scene.do.tell(gettext("It is not your turn."));
  if (picksOf(scene).card === card) return clear(scene);
  const picks = bestPicks(choices, card);
  scene.do.pick(picks, spokenPicks(scene, choices, picks));
}

/**
 * @param {Scene} scene
 * @param {string} card of the table
 */
export function toggleCard(scene, card) {
  change(scene, { cards: [card] });
}

/**
 * @param {Scene} scene
 * @param {number} build
 */
export function toggleBuild(scene, build) {
  change(scene, { builds: [build] });
}

/** @param {Scene} scene */
export function clear(scene) {
  scene.do.pick(NOTHING);
}

/**
 * @param {Scene} scene
 * @param {Parameters<typeof tap>[2]} tapped
 */
function change(scene, tapped) {
  const choices = choose(scene);
  if (!choices) return scene.do.tell(gettext("It is not your turn."));
  const before = picksOf(scene);
  if (before.card === null) return scene.do.tell(gettext("Choose a card from your hand first."));
  const picks = tap(choices, before, tapped);
  scene.do.pick(picks, spokenPicks(scene, choices, picks));
}

/**
 * @param {Scene} scene
 * @param {Choices} choices
 * @param {Picks} picks
 */
function spokenPicks(scene, choices, picks) {
  const view = /** @type {CasinoView} */ (scene.state.update?.view);
  const builds = view.builds.filter(({ id }) => picks.builds.includes(id));
  const names = [
    ...picks.cards.map(nameOf),
    ...builds.map(({ value }) => interpolate(gettext("the build of %(value)s"), { value }, true)),
  ];
  const facts = { card: picks.card === null ? "" : nameOf(picks.card), cards: list(names) };
  if (!names.length) {
    return interpolate(gettext("%(card)s chosen, with no card of the table."), facts, true);
  }
  const fits = playsOf(choices, picks).length > 0;
  const chosen = interpolate(gettext("%(card)s chosen, with %(cards)s."), facts, true);
  const hint = fits ? gettext("Press Enter to play.") : reasonAgainst(choices, picks);
  return `${chosen} ${hint}`;
}
