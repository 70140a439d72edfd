/** Lives as hearts: full ones are left, hollow ones are lost. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Drawn } from "../faces.js";

/** @param {{lives: number, full: number, isLosing: boolean}} props */
export function Hearts({ lives, full, isLosing }) {
  const hearts = Array.from({ length: full }, (_, at) => (at < lives ? "life" : "lost"));
  return h(
    "span",
    { class: "hearts" },
    h("span", { class: "sr" }, livesInWords(lives)),
    h(
      "span",
      { "aria-hidden": "true" },
      hearts.map((name, at) =>
        h("i", { key: at, class: isLosing && at === lives ? "breaking" : "" }, h(Drawn, { name })),
      ),
      h("b", null, lives),
    ),
  );
}

/** @param {number} lives */
export function livesInWords(lives) {
  return interpolate(ngettext("%(lives)s life", "%(lives)s lives", lives), { lives }, true);
}
