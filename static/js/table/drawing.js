/** Draws a scene: keeps the focus, moves the cards, sets the title. */
import { h, render } from "../../vendor/preact-11.2.0/preact.js";
import { measure, play } from "./flip.js";
import { App } from "./frame/app.js";
import { press } from "./keys.js";
import { isYourTurn } from "./scene.js";

/** @typedef {import("./model.d.ts").Scene} Scene */
/** @typedef {import("./flip.js").Flight} Flight */

export class Drawing {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.isEmpty = true;
  }

  /**
   * @param {Scene} scene
   * @param {Flight | "still"} [flight] "still" when only clocks have changed
   */
  draw(scene, flight) {
    if (this.isEmpty) this.root.replaceChildren();
    this.isEmpty = false;
    const before = flight === "still" ? new Map() : measure(this.root);
    const focused = document.activeElement;
    render(h(App, { scene, onKeyDown: (event) => press(scene, event) }), this.root);
    this.refocus(focused);
    if (flight !== "still") play(this.root, before, flight);
    document.title = titleOf(scene);
  }

  /**
   * A card that left takes the focus with it; some browsers also blur a card that moves.
   * @param {Element | null} focused
   */
  refocus(focused) {
    const had = focused instanceof HTMLElement && this.root.contains(focused) ? focused : null;
    const lost =
      focused instanceof HTMLElement &&
      focused !== document.body &&
      document.activeElement === document.body;
    if (!lost && (!had || document.activeElement === had)) return;
    const { card } = focused instanceof HTMLElement ? focused.dataset : {};
    const same = card ? this.root.querySelector(`button[data-card="${card}"]`) : null;
    const next = same ?? this.root.querySelector("#hand button, #go, #hand");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }
}

/** @param {Scene} scene */
function titleOf(scene) {
  const { game } = scene.page;
  return isYourTurn(scene) ? `● ${gettext("Your turn")} – ${game}` : `${game} – Locanda`;
}
