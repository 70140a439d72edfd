/**
 * Moves cards smoothly: measure before drawing, then start each card at its old place.
 * Unlike document.startViewTransition it never takes a click away.
 */

/** @typedef {{rect: DOMRect, element: HTMLElement}} Measured */

/**
 * Selectors of where new cards come from and where gone cards go.
 * @typedef {{from?: string, to?: string}} Flight
 */

const MOVE_MS = 260;
const STAGGER_MS = 60;
const EASING = "cubic-bezier(.2,.75,.25,1)";

/** How fast things move: 1 as designed, 0 not at all. */
export function pace() {
  const { motion } = document.documentElement.dataset;
  if (motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return motion === "quick" ? 0.5 : 1;
}

/**
 * @param {ParentNode} root
 * @returns {Map<string, Measured>}
 */
export function measure(root) {
  const cards = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-card]"));
  return new Map(
    [...cards].map((element) => [
      element.dataset.card ?? "",
      { rect: element.getBoundingClientRect(), element },
    ]),
  );
}

/**
 * @param {HTMLElement} root
 * @param {Map<string, Measured>} before
 * @param {Flight} [flight]
 */
export function play(root, before, flight = {}) {
  const duration = MOVE_MS * pace();
  if (!duration || document.hidden) return;
  const after = measure(root);
  const from = place(root, flight.from);
  const to = place(root, flight.to);
  let arrivals = 0;
  for (const [card, { rect, element }] of after) {
    const known = before.get(card)?.rect;
    const start = known ?? from;
    if (!start) continue;
    const delay = known ? 0 : arrivals++ * STAGGER_MS * pace();
    slide(element, start, rect, { duration, delay });
  }
  for (const [card, { rect, element }] of before) {
    if (to && !after.has(card)) sendOff(element, rect, to, duration * 1.4);
  }
}

/**
 * The first of several places that is in sight.
 * @param {ParentNode} root
 * @param {string} [selectors] the best first
 */
function place(root, selectors = "") {
  for (const selector of selectors.split(",").filter(Boolean)) {
    const rect = root.querySelector(selector)?.getBoundingClientRect();
    if (rect?.width) return rect;
  }
  return undefined;
}

/**
 * @param {HTMLElement} element
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {{duration: number, delay: number}} timing
 */
function slide(element, from, to, timing) {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const scale = from.width / (to.width || 1);
  if (Math.abs(x) + Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) return;
  const still = { transformOrigin: "0 0", zIndex: 5 };
  element.animate(
    [
      { transform: `translate(${x}px,${y}px) scale(${scale})`, ...still },
      { transform: "none", ...still },
    ],
    { ...timing, easing: EASING, fill: "backwards" },
  );
}

/**
 * Lets a copy of a card that is no longer drawn fly away.
 * @param {HTMLElement} element
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration
 */
function sendOff(element, from, to, duration) {
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  ghost.removeAttribute("data-card");
  ghost.removeAttribute("id");
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
  });
  document.body.append(ghost);
  const scale = to.width / (from.width || 1);
  const end = `translate(${to.left - from.left}px,${to.top - from.top}px) scale(${scale})`;
  ghost
    .animate([{}, { transform: end, transformOrigin: "0 0", opacity: 0.4 }], {
      duration,
      easing: EASING,
      fill: "forwards",
    })
    .finished.finally(() => ghost.remove());
}
