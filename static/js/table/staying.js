/** All about the people: being there and being away, talking, watching.  The page loads it once the cards are on the table. */
import { alert, announce } from "./announce.js";
import { lineOfNote } from "./frame/notes.js";
import { expected, mayChoose, missing } from "./presence.js";
import { yourSeat } from "./scene.js";
import { words } from "./text.js";

export { Chat } from "./frame/chat.js";
export { CasualWishes, Notice } from "./frame/notice.js";
export { Spectators, WatchingChoice, watchersOf } from "./frame/spectators.js";
export { lineOfNote };

/** @typedef {import("./model.d.ts").Scene} Scene */

const LOST_TIME = ["timed_out", "late"];

/**
 * Says a note; shows it, too, when the site has played for the visitor.
 * @param {Scene} scene
 * @param {import("./types.d.ts").Noted} note
 */
export function tellNote(scene, note) {
  const sentence = lineOfNote(scene, note);
  if (!sentence) return;
  const isYours = note.seat !== null && note.seat === yourSeat(scene);
  if (isYours && LOST_TIME.includes(note.kind)) scene.do.tell(words(sentence));
  else announce(words(sentence));
}

let waited = 0;

/**
 * Whether the picture must be drawn anew since somebody is waited for.  Says when that is over.
 * @param {Scene} scene
 */
export function count(scene) {
  const before = waited;
  waited = expected(scene).length;
  const isOpen = waited < before && missing(scene).length > 0;
  if (isOpen && mayChoose(scene)) alert(gettext("You can choose now how to go on."));
  return before > 0 || waited > 0;
}
