/** What a card counts, shown on it where its sign does not say so: in Royal games. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { nameOf } from "../french.js";
import { variantOf, worthOf } from "./variant.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {{scene: Scene, card: string}} props */
export function Worth({ scene, card }) {
  const worth = worthOf(variantOf(scene), card);
  return worth ? h("span", { class: "worth", "aria-hidden": "true" }, worth) : null;
}

/**
 * @param {Scene} scene
 * @param {string} card
 */
export function fullNameOf(scene, card) {
  const worth = worthOf(variantOf(scene), card);
  if (!worth) return nameOf(card);
  const text =
    worth === "1/14" ? gettext("%(card)s, counts 1 or 14") : gettext("%(card)s, counts %(worth)s");
  return interpolate(text, { card: nameOf(card), worth }, true);
}
