/** The groups of a play, marked on the table by a colour and a sign. */
import { choose, picksOf } from "./picking.js";
import { playsOf } from "./plays.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").CasinoCaptured} Captured */
/** @typedef {import("../types.d.ts").CasinoBuilt} Built */

/** @typedef {{sign: string, colour: string, number: number}} Mark */

const SIGNS = ["●", "▲", "■", "★"];
const COLOURS = ["var(--g-a)", "var(--g-b)", "var(--g-c)", "var(--g-d)"];

/**
 * The group of each marked card and build, in the order of the groups.
 * @param {Scene} scene
 * @returns {Map<string | number, number>}
 */
export function marksOf(scene) {
  const staged = /** @type {Captured | Built | null} */ (scene.ui.staged);
  if (staged) return stagedMarks(staged);
  const choices = choose(scene);
  const picks = picksOf(scene);
  if (!choices || !picks.card) return new Map();
  const [play] = playsOf(choices, picks);
  return numbered(play?.groups ?? picks.cards.map((card) => [card]), picks.builds);
}

/** @param {Captured | Built} event */
function stagedMarks(event) {
  const onto = event.type === "built" && event.onto !== null ? [event.onto] : [];
  return numbered(event.groups, event.type === "captured" ? event.builds : onto);
}

/**
 * @param {readonly (readonly string[])[]} groups
 * @param {readonly number[]} builds
 */
function numbered(groups, builds) {
  /** @type {[string | number, number][]} */
  const cards = groups.flatMap((group, at) =>
    group.map((card) => /** @type {[string, number]} */ ([card, at])),
  );
  /** @type {[string | number, number][]} */
  const piles = builds.map((build, at) => [build, groups.length + at]);
  return new Map([...cards, ...piles]);
}

/**
 * @param {Map<string | number, number>} marks
 * @param {string | number} item
 * @returns {Mark | null}
 */
export function markOf(marks, item) {
  const at = marks.get(item);
  if (at === undefined) return null;
  return {
    sign: SIGNS[at % SIGNS.length] ?? "",
    colour: COLOURS[at % COLOURS.length] ?? "",
    number: at + 1,
  };
}
