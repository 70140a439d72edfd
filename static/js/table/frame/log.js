/** What happened, newest first. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { nodes } from "../text.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** Older lines are on the page of the match. */
const SHOWN = 80;
const FINGERPRINT = 16;

/**
 * What was drawn for an event: it changes only with the table.  What is the same as before costs
 * nothing to draw again.
 * @type {WeakMap<object, {table: unknown, key: string, item: import("../model.d.ts").Child}>}
 */
const drawn = new WeakMap();

/** @param {{scene: Scene}} props */
export function Log({ scene }) {
  return [
    h(
      "div",
      { class: "log", tabIndex: 0, role: "group", "aria-label": gettext("Log, newest first") },
      roundsOf(linesOf(scene)).map(({ key, head, items }) =>
        h("section", { key }, head, items.length > 0 && h("ol", null, items)),
      ),
    ),
    h(Fingerprint, { commitment: scene.state.update?.commitment ?? "" }),
  ];
}

/**
 * @typedef {import("../model.d.ts").Child} Child
 * @typedef {{place: number, item: Child, opens?: boolean}} Told
 */

/**
 * The lines in the order of what happened.
 * @param {Scene} scene
 * @returns {Told[]}
 */
function linesOf(scene) {
  const { log, notes } = scene.state;
  const first = firstOf(scene);
  const told = notes.map((note) => ({
    place: placeOf(scene, note),
    item: itemOf("li", `note-${note.note}`, scene.staying?.lineOfNote(scene, note) ?? null),
  }));
  /** @param {number} place */
  const toldAt = (place) => told.filter((note) => note.place === place);
  const lines = log.slice(first).flatMap((event, at) => {
    const place = first + at + 1;
    const item = eventItem(scene, event, `${place}`);
    return [{ place, item, opens: isOpening(scene, event) }, ...toldAt(place)];
  });
  return first ? lines : [...toldAt(0), ...lines];
}

/**
 * The newest round first, and in each the newest line, under the line that says how the round began.
 * @param {Told[]} lines
 */
function roundsOf(lines) {
  /** @type {{key: number, head: Child, items: Child[]}} */
  const start = { key: 0, head: null, items: [] };
  const rounds = [start];
  for (const { place, item, opens } of lines) {
    if (opens) rounds.unshift({ key: place, head: item, items: [] });
    else if (item) rounds[0]?.items.unshift(item);
  }
  return rounds.filter((round) => round !== start || round.items.length);
}

/**
 * Where the log begins that is shown: with a whole round.
 * @param {Scene} scene
 */
function firstOf(scene) {
  const { log } = scene.state;
  const last = log.length - SHOWN;
  return Math.max(
    0,
    log.findLastIndex((event, at) => at <= last && isOpening(scene, event)),
  );
}

/**
 * @param {Scene} scene
 * @param {unknown} event
 */
function isOpening({ game }, event) {
  return game?.opening === /** @type {{type: string}} */ (event).type;
}

/**
 * @param {Scene} scene
 * @param {unknown} event
 * @param {string} key
 */
function eventItem(scene, event, key) {
  const { table } = scene.state;
  const origin = /** @type {object} */ (event);
  const known = drawn.get(origin);
  if (known?.table === table && known.key === key) return known.item;
  const sentence = scene.game?.lineOf(scene, event) ?? null;
  const item = itemOf(isOpening(scene, event) ? "h3" : "li", key, sentence);
  drawn.set(origin, { table, key, item });
  return item;
}

/**
 * @param {"h3" | "li"} tag
 * @param {string} key
 * @param {import("../text.js").Line | null} line
 */
function itemOf(tag, key, line) {
  return line && h(tag, { key }, nodes(line));
}

/**
 * What the server has promised about chance: enough of it to compare, all of it in the title.
 * @param {{commitment: string}} props
 */
export function Fingerprint({ commitment }) {
  if (!commitment) return null;
  return h(
    "p",
    { class: "invite", title: commitment },
    gettext("Fingerprint of the chance:"),
    " ",
    h("code", null, `${commitment.slice(0, FINGERPRINT)}…`),
  );
}

/**
 * After how many lines of the log a note belongs.
 * @param {Scene} scene
 * @param {import("../types.d.ts").Noted} note
 */
function placeOf({ state: { ends, log } }, { version }) {
  return ends[version] ?? log.length;
}

/** The last play, always in sight; its place is kept until there is one, so that nothing moves.
 * @param {{scene: Scene, only: string}} props */
export function LastPlay({ scene, only }) {
  const { game, state } = scene;
  const event = state.log.findLast((one) => game?.isPlay(one));
  const line = event === undefined ? null : game?.lineOf(scene, event);
  return h("div", { class: `last ${only}${line ? "" : " none"}` }, line ? nodes(line) : "\u00a0");
}
