/** From what the player picked to the actions that this makes.  No rules: only the server's offer.  Pure. */
import { cover, coverWithOwn } from "./cover.js";

/** @typedef {import("../types.d.ts").CasinoChoices} Choices */
/** @typedef {import("../types.d.ts").CasinoCardChoices} CardChoices */
/** @typedef {import("../types.d.ts").CasinoCaptureChoice} CaptureChoice */
/** @typedef {import("../types.d.ts").CasinoBuildChoice} BuildChoice */
/** @typedef {import("../types.d.ts").CasinoAction} CasinoAction */

/**
 * A card of the hand with cards and builds of the table; `isProposed` until the player changes it.
 * @typedef {object} Picks
 * @property {string | null} card
 * @property {readonly string[]} cards
 * @property {readonly number[]} builds
 * @property {boolean} [isProposed]
 */

/**
 * Something that the picks make: one button.
 * @typedef {object} Play
 * @property {"take" | "build" | "raise" | "add" | "trail"} kind
 * @property {CasinoAction} action
 * @property {string[][]} groups of table cards, as they are marked
 * @property {readonly number[]} builds
 * @property {number | null} value that is announced, or that an ace counts
 */

/** @type {Picks} */
export const NOTHING = { card: null, cards: [], builds: [] };

/**
 * @param {Choices} choices
 * @param {string | null} card
 * @returns {CardChoices | undefined}
 */
export function choicesOf(choices, card) {
  return choices.cards.find((offered) => offered.card === card);
}

/**
 * @param {Choices} choices
 * @param {string | null} key
 * @returns {string[][]}
 */
export function groupsUnder(choices, key) {
  return (key === null ? undefined : choices.groups[key]) ?? [];
}

/**
 * The picks with which a card starts: the best that it can take.
 * @param {Choices} choices
 * @param {string} card
 * @returns {Picks}
 */
export function bestPicks(choices, card) {
  const sets = alternatives(choices, card);
  return { card, cards: [], builds: [], ...sets[0], isProposed: true };
}

/**
 * The picks after a tap on something of the table.  A tap that does not go with a mere proposal
 * puts the proposal aside.
 * @param {Choices} choices
 * @param {Picks} picks
 * @param {{cards?: readonly string[], builds?: readonly number[]}} tapped
 * @returns {Picks}
 */
export function tap(choices, picks, { cards = [], builds = [] }) {
  const { card } = picks;
  const changed = {
    card,
    cards: toggled(picks.cards, cards),
    builds: toggled(picks.builds, builds),
  };
  const isMore = sizeOf(changed) > sizeOf(picks);
  const isKept = !picks.isProposed || !isMore || playsOf(choices, changed).length > 0;
  return isKept ? changed : { card, cards, builds };
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {readonly Item[]} others each is added, or taken out where it is in already
 * @returns {Item[]}
 */
function toggled(items, others) {
  const kept = items.filter((item) => !others.includes(item));
  return [...kept, ...others.filter((other) => !items.includes(other))];
}

/**
 * The sets of table cards worth proposing for a card, the best first.
 * @param {Choices} choices
 * @param {string} card
 * @returns {Picks[]}
 */
export function alternatives(choices, card) {
  const captures = choicesOf(choices, card)?.captures ?? [];
  const sets = captures.flatMap(({ groups, best, builds }) => {
    const listed = groupsUnder(choices, groups);
    const chosen = best.length ? best : [[]];
    return chosen.map((places) => ({
      card,
      cards: places.flatMap((at) => listed[at] ?? []),
      builds,
    }));
  });
  return sets.sort((one, other) => sizeOf(other) - sizeOf(one));
}

/** @param {Picks} picks */
const sizeOf = ({ cards, builds }) => cards.length + 2 * builds.length;

/**
 * Everything on the table that the card may be played with.
 * @param {Choices} choices
 * @param {string | null} card
 * @returns {{cards: Set<string>, builds: Set<number>}}
 */
export function usable(choices, card) {
  const offered = choicesOf(choices, card);
  const captures = offered?.captures ?? [];
  const builds = offered?.builds ?? [];
  const keys = [
    ...captures.map(({ groups }) => groups),
    ...builds.flatMap(({ own, further }) => [own, further]),
  ];
  return {
    cards: new Set(keys.flatMap((key) => groupsUnder(choices, key).flat())),
    builds: new Set([
      ...captures.flatMap((capture) => capture.builds),
      ...builds.flatMap(({ onto }) => (onto === null ? [] : [onto])),
    ]),
  };
}

/**
 * All plays that the picks make, captures first; trailing is not among them.
 * @param {Choices} choices
 * @param {Picks} picks
 * @returns {Play[]}
 */
export function playsOf(choices, picks) {
  const offered = choicesOf(choices, picks.card);
  if (!offered) return [];
  return [
    ...offered.captures.map((capture) => take(choices, picks, capture)),
    ...offered.builds.map((build) => lay(choices, picks, build)),
  ].filter((play) => play !== null);
}

/**
 * @param {Choices} choices
 * @param {Picks} picks
 * @param {CaptureChoice} capture
 * @returns {Play | null}
 */
function take(choices, { card, cards, builds }, capture) {
  const isOffered = builds.every((build) => capture.builds.includes(build));
  const isComplete = capture.required.every((build) => builds.includes(build));
  if (card === null || !isOffered || !isComplete || !(cards.length || builds.length)) return null;
  const groups = cover(cards, groupsUnder(choices, capture.groups), (split) =>
    keepsTogether(split, cards, capture),
  );
  if (!groups || (capture.single && groups.length !== 1)) return null;
  const { value } = capture;
  const said = value === null ? {} : { value };
  return {
    kind: "take",
    action: { type: "capture", card, groups, builds: [...builds], ...said },
    groups,
    builds,
    value,
  };
}

/**
 * Whether cards that come all or none, as groups of their own, are all there.
 * @param {string[][]} split
 * @param {readonly string[]} cards
 * @param {CaptureChoice} capture
 */
function keepsTogether(split, cards, { together }) {
  const isPair = split.some(([first, ...rest]) => !rest.length && together.includes(first ?? ""));
  return !isPair || together.every((card) => cards.includes(card));
}

/**
 * @param {Choices} choices
 * @param {Picks} picks
 * @param {BuildChoice} build
 * @returns {Play | null}
 */
function lay(choices, { card, cards, builds }, { value, onto, raised, alone, own, further }) {
  const isOnto = onto === null ? !builds.length : builds.length === 1 && builds[0] === onto;
  if (card === null || !isOnto || (onto === null && !cards.length)) return null;
  const groups = coverWithOwn(cards, {
    own: groupsUnder(choices, own),
    alone,
    further: groupsUnder(choices, further),
  });
  if (!groups) return null;
  const added = raised ? "raise" : "add";
  return {
    kind: onto === null ? "build" : added,
    action: { type: "build", card, groups, value, ...(onto === null ? {} : { onto }) },
    groups: groups.filter((group) => group.length),
    builds,
    value,
  };
}
