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
  const { log, notes } = scene.state;
  const first = Math.max(0, log.length - SHOWN);
  const told = notes.map((note) => ({
    place: placeOf(scene, note),
    item: itemOf(`note-${note.note}`, scene.staying?.lineOfNote(scene, note) ?? null),
  }));
  /** @param {number} place */
  const toldAt = (place) => told.filter((note) => note.place === place);
  const lines = log.slice(first).flatMap((event, at) => {
    const place = first + at + 1;
    return [{ place, item: eventItem(scene, event, `${place}`) }, ...toldAt(place)];
  });
  if (!first) lines.unshift(...toldAt(0));
  return [
    h(
      "ol",
      { class: "log", tabIndex: 0, "aria-label": gettext("Log, newest first") },
      lines.reverse().map(({ item }) => item),
    ),
    h(Fingerprint, { commitment: scene.state.update?.commitment ?? "" }),
  ];
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
  const item = itemOf(key, scene.game?.lineOf(scene, event) ?? null);
  drawn.set(origin, { table, key, item });
  return item;
}

/**
 * @param {string} key
 * @param {import("../text.js").Line | null} line
 */
function itemOf(key, line) {
  return line && h("li", { key }, nodes(line));
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
