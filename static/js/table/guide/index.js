/** The first match: a hint above the table when something happens for the first time. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { App } from "../frame/app.js";
import { isOver } from "../scene.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/**
 * @typedef {object} Tip
 * @property {string} text
 * @property {(scene: Scene) => boolean} isDue
 */

/** @typedef {import("../frame/app.js").Props} Props */

const TIPS = /** @type {Record<string, () => Promise<{tips: readonly Tip[]}>>} */ ({
  casanova: () => import("./casanova.js"),
  casino: () => import("./casino.js"),
  cuccu: () => import("./cuccu.js"),
  pirate: () => import("./pirate.js"),
});

/**
 * @param {string} ui
 * @returns {Promise<(props: Props) => import("../model.d.ts").Child>}
 */
export async function guidedApp(ui) {
  const tips = (await TIPS[ui]?.())?.tips ?? [];
  /** @type {Set<Tip>} */
  const read = new Set();
  return (props) => [
    App(props),
    h(Hint, { key: "tip", scene: props.scene, tips: tips.filter((tip) => !read.has(tip)), read }),
  ];
}

/** @param {{scene: Scene, tips: readonly Tip[], read: Set<Tip>}} props */
function Hint({ scene, tips, read }) {
  const isOn = scene.state.update && !isOver(scene) && !scene.ui.staged;
  const tip = isOn ? tips.find(({ isDue }) => isDue(scene)) : undefined;
  /** @param {readonly Tip[]} known */
  const close = (known) => () => {
    for (const one of known) read.add(one);
    scene.do.show({});
  };
  return h(
    "div",
    { class: "tip", role: "status" },
    tip && h("p", null, tip.text),
    tip &&
      h("button", { class: "tool", type: "button", onClick: close([tip]) }, gettext("Understood")),
    tip &&
      h(
        "button",
        { class: "tool", type: "button", onClick: close(tips) },
        gettext("No more hints"),
      ),
  );
}
