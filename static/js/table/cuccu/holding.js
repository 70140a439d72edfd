/** What lies before a seat: its card or an empty place, and its lives. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Drawn, Face } from "../faces.js";
import { nameAt, yourSeat } from "../scene.js";
import { fullNameOf } from "./cards.js";
import { Hearts } from "./hearts.js";
import { trace, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").CuccuView} CuccuView */
/** @typedef {import("../types.d.ts").CuccuPlayerObservation} Player */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("./trace.js").SeatTrace} SeatTrace */

const SIGNS = { kept: "✓", swapped: "⇄", refused: "✕", jumped: "↷", undone: "↶" };

/** @param {{scene: Scene, seat: number}} props */
export function Holding({ scene, seat }) {
  const view = viewOf(scene);
  const player = view.players[seat];
  const { seats, losing, lowest } = trace(scene);
  const done = seats[seat];
  if (!player || !done) return null;
  return h(
    "div",
    { class: "holding" },
    seat !== yourSeat(scene) &&
      h(Place, { player, done, isLow: lowest.includes(seat) && player.held !== null }),
    h(Hearts, { lives: player.lives, full: view.full_lives, isLosing: losing === seat }),
  );
}

/** @param {{player: Player, done: SeatTrace, isLow: boolean}} props */
function Place({ player: { held, is_dead: isDead }, done, isLow }) {
  const sign = /** @type {Record<string, string>} */ (SIGNS)[done.mark];
  return h(
    "div",
    { class: `place ${done.mark}${isDead ? " dead" : ""}${isLow ? " low" : ""}` },
    held &&
      h(
        "span",
        { class: `card${held.is_revealed ? " up" : ""}`, key: done.key, "data-card": done.key },
        held.card === null ? h(Drawn, { name: "back" }) : h(Face, { card: held.card }),
        h(
          "span",
          { class: "sr" },
          held.card === null ? gettext("a hidden card") : fullNameOf(held.card),
        ),
      ),
    held && sign && h("span", { class: "sign", "aria-hidden": "true" }, sign),
  );
}

/**
 * What a seat has done in this round, in a few words.
 * @param {Scene} scene
 * @param {number} seat
 */
export function noteOf(scene, seat) {
  const view = viewOf(scene);
  const player = view.players[seat];
  const done = trace(scene).seats[seat];
  if (!player || !done) return "";
  if (player.is_dead) return gettext("Out, the card is dead");
  if (!player.lives) return gettext("Out");
  if (view.phase === "over") return "";
  const cover = coverNote(scene, view, seat);
  return cover || markNote(scene, done) || (player.held ? "" : undealt(view, seat));
}

/**
 * @param {Scene} scene
 * @param {CuccuView} view
 * @param {number} seat
 */
function coverNote(scene, { covers }, seat) {
  const promise = covers.find((pair) => pair.includes(seat));
  if (!promise) return "";
  const [innkeeper, asker] = promise;
  const text =
    innkeeper === seat
      ? gettext("Pays for a zero of %(name)s")
      : gettext("%(name)s pays for a zero");
  const name = nameAt(scene, innkeeper === seat ? asker : innkeeper);
  return interpolate(text, { name }, true);
}

/**
 * @param {Scene} scene
 * @param {SeatTrace} done
 */
function markNote(scene, { mark, other }) {
  const name = nameAt(scene, other);
  switch (mark) {
    case "kept":
      return gettext("Kept the card");
    case "asking":
      return interpolate(gettext("Asks %(name)s"), { name }, true);
    case "asked":
      return interpolate(gettext("Asked by %(name)s"), { name }, true);
    case "swapped":
      return other === null
        ? gettext("Swapped with the pack")
        : interpolate(gettext("Swapped with %(name)s"), { name }, true);
    case "refused":
      return interpolate(gettext("Refused by %(name)s"), { name }, true);
    case "jumped":
      return gettext("The horse was jumped");
    case "undone":
      return gettext("Has the first card again");
    default:
      return "";
  }
}

/**
 * @param {CuccuView} view
 * @param {number} seat
 */
function undealt({ asks, dealer }, seat) {
  if (seat === asks) return gettext("Next to be dealt");
  return seat === dealer ? gettext("Plays last") : gettext("Not dealt yet");
}
