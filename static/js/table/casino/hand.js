/** The visitor's cards. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Face } from "../faces.js";
import { isYourTurn } from "../scene.js";
import { pickCard, picksOf } from "./picking.js";
import { fullNameOf, Worth } from "./worth.js";

/** @typedef {import("../types.d.ts").CasinoView} CasinoView */
/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const view = /** @type {CasinoView | undefined} */ (scene.state.update?.view);
  if (!view) return null;
  return h(
    "ul",
    { class: "hand", id: "hand", tabIndex: -1, "aria-label": gettext("Your hand") },
    view.hand.map((card) => h("li", { key: card }, h(HandCard, { scene, card }))),
  );
}

/** @param {{scene: Scene, card: string}} props */
function HandCard({ scene, card }) {
  return h(
    "button",
    {
      type: "button",
      class: "card",
      "data-card": card,
      "aria-pressed": picksOf(scene).card === card ? "true" : "false",
      "aria-disabled": isYourTurn(scene) ? undefined : "true",
      "aria-label": fullNameOf(scene, card),
      onClick: () => pickCard(scene, card),
    },
    h(Face, { card }),
    h(Worth, { scene, card }),
  );
}
