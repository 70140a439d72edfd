/** The visitor's card, large, with what it means and who knows it. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Face } from "../faces.js";
import { nameAt, yourSeat } from "../scene.js";
import { list } from "../text.js";
import { fullNameOf, meaningOf } from "./cards.js";
import { trace, viewOf } from "./view.js";

/** @typedef {import("../types.d.ts").CuccuHeldObservation} Held */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const you = yourSeat(scene) ?? 0;
  const player = viewOf(scene).players[you];
  const { seats, lowest } = trace(scene);
  const key = seats[you]?.key ?? "";
  const held = player?.held ?? null;
  const hasPlace = held !== null || (player?.lives ?? 0) > 0;
  return h(
    "div",
    {
      class: "hand own",
      id: "hand",
      tabIndex: -1,
      role: "group",
      "aria-label": gettext("Your card"),
    },
    hasPlace &&
      h(
        "div",
        { class: `place${player?.is_dead ? " dead" : ""}${lowest.includes(you) ? " low" : ""}` },
        held?.card &&
          h(
            "span",
            {
              class: "card",
              key,
              "data-card": key,
              role: "img",
              "aria-label": fullNameOf(held.card),
            },
            h(Face, { card: held.card }),
          ),
      ),
    h(
      "p",
      { class: "meaning" },
      held?.card ? [meaningOf(held.card), " ", knownBy(scene, held, you)] : waiting(player?.lives),
    ),
  );
}

/** @param {number | undefined} lives */
function waiting(lives) {
  return lives ? gettext("You are dealt a card when it is your turn, or when you are asked.") : "";
}

/**
 * @param {Scene} scene
 * @param {Held} held
 * @param {number} you
 */
export function knownBy(scene, { known_by: knowing, is_revealed: isRevealed }, you) {
  if (isRevealed) return h("b", null, gettext("All have seen it."));
  const others = [...new Set(knowing)].filter((seat) => seat !== you);
  if (!others.length) return null;
  const names = list(others.map((seat) => nameAt(scene, seat)));
  const text = ngettext("%(names)s knows it.", "%(names)s know it.", others.length);
  return h("b", null, interpolate(text, { names }, true));
}
