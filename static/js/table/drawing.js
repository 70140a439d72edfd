/** Draws a scene: keeps the focus, moves the cards, sets the title. */
import { h, render } from "../../vendor/preact-11.2.0/preact.js";
import { measure, play } from "./flip.js";
import { App } from "./frame/app.js";
import { press, rove } from "./keys.js";
import { isYourTurn } from "./scene.js";

/** @typedef {import("./model.d.ts").Scene} Scene */
/** @typedef {import("./flip.js").Flight} Flight */

/** Where the focus goes when its place is gone, the best first. */
const HAND = ["#hand button", "#go", "#table"];
const OPEN = ":not([aria-disabled=true])";
const MENU = [".confirm button", ".menu summary"];

export class Drawing {
  /**
   * @param {HTMLElement} root
   * @param {(props: import("./frame/app.js").Props) => import("./model.d.ts").Child} Page
   */
  constructor(root, Page = App) {
    this.root = root;
    this.Page = Page;
    this.isEmpty = true;
    this.isSeated = false;
    root.addEventListener("focusin", () => rove(root));
  }

  /**
   * @param {Scene} scene
   * @param {Flight | "still"} [flight] "still" when only clocks have changed
   */
  draw(scene, flight) {
    if (this.isEmpty) this.root.replaceChildren();
    this.isEmpty = false;
    const before = flight === "still" ? new Map() : measure(this.root);
    const had = document.activeElement;
    const refuge = had?.closest(".menu") ? MENU : HAND;
    render(h(this.Page, { scene, onKeyDown: (event) => press(scene, event) }), this.root);
    this.refocus(had, refuge);
    rove(this.root);
    this.seat();
    if (flight !== "still") play(this.root, before, flight);
    const title = titleOf(scene);
    if (title !== document.title) document.title = title;
  }

  /**
   * Keys work only inside the table: who has just come starts at his cards.  Where there is no card
   * to choose he starts before the buttons.
   */
  seat() {
    if (this.isSeated || !this.root.querySelector("#hand")) return;
    this.isSeated = true;
    const start =
      this.root.querySelector(`#hand:has(button${OPEN})`) ?? this.root.querySelector("#table");
    if (!(start instanceof HTMLElement) || document.activeElement !== document.body) return;
    start.focus({ preventScroll: true });
  }

  /**
   * What left the page takes the focus with it; some browsers also blur a card that moves.
   * @param {Element | null} had the focus
   * @param {readonly string[]} refuge
   */
  refocus(had, refuge) {
    if (!(had instanceof HTMLElement) || had === document.body) return;
    if (document.activeElement === had) return;
    const { card } = had.dataset;
    const places = card ? [`button[data-card="${card}"]`, ...refuge] : refuge;
    const found = places.map((selector) => this.root.querySelector(selector));
    const next = found.find((element) => element instanceof HTMLElement);
    if (next) next.focus({ preventScroll: true });
  }
}

/** @param {Scene} scene */
function titleOf(scene) {
  const { game } = scene.page;
  return isYourTurn(scene) ? `● ${gettext("Your turn")} – ${game}` : `${game} – Locanda`;
}
