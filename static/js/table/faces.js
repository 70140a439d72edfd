/** How cards of every pack are drawn: by name, from the sprite of the game. */
import { h } from "../../vendor/preact-11.2.0/preact.js";

let sprite = "";

/** @param {string} address of the sprite that all drawings come from */
export function drawFrom(address) {
  sprite = address;
}

/**
 * A drawing of the sprite, such as a suit, a die or a coin.
 * @param {{name: string}} props
 */
export function Drawn({ name }) {
  return h("svg", { "aria-hidden": "true" }, h("use", { href: `${sprite}#${name}` }));
}

/** @param {{card: string}} props */
export function Face({ card }) {
  return h(Drawn, { name: `f-${card}` });
}

/** A card whose face is hidden. */
export function Back() {
  return h("span", { class: "card" }, h(Drawn, { name: "back" }));
}
