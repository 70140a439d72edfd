/** Contrast, grain, colour temperature and sounds: at once on the page, soon after on the server. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { sound } from "../sounds.js";

/** @typedef {Pick<import("../model.d.ts").Scene, "page" | "do">} Scene */

const SAVE_MS = 600;
let timer = 0;
/** @type {Record<string, number | boolean>} */
let unsaved = {};

/** @param {{scene: Scene}} props */
export function Display({ scene }) {
  return h(
    "details",
    { class: "panel display" },
    h("summary", null, gettext("Display")),
    h(
      "div",
      { class: "sl" },
      h(Slider, { scene, name: "contrast", label: gettext("Contrast") }),
      h(Slider, { scene, name: "grain", label: gettext("Grain") }),
      h(Slider, { scene, name: "warmth", label: gettext("Colour temperature") }),
    ),
    h(Sound, { scene }),
  );
}

/** @param {{scene: Scene, name: string, label: string}} props */
function Slider({ scene, name, label }) {
  return [
    h("label", { key: "label", for: name }, label),
    h("input", {
      key: "input",
      id: name,
      type: "range",
      min: 0,
      max: 100,
      step: 5,
      value: document.documentElement.dataset[name],
      onInput: (event) => change(scene, name, /** @type {HTMLInputElement} */ (event.target).value),
    }),
  ];
}

/** @param {{scene: Scene}} props */
function Sound({ scene }) {
  return h(
    "label",
    { class: "check" },
    h("input", {
      type: "checkbox",
      checked: document.documentElement.dataset.sound === "on",
      onChange: (event) => choose(scene, /** @type {HTMLInputElement} */ (event.target).checked),
    }),
    gettext("Sounds"),
  );
}

/**
 * @param {Scene} scene
 * @param {boolean} isOn
 */
function choose(scene, isOn) {
  document.documentElement.dataset.sound = isOn ? "on" : "off";
  sound("turn");
  saveSoon(scene, { sound: isOn });
}

/**
 * @param {Scene} scene
 * @param {string} name
 * @param {string} value
 */
function change(scene, name, value) {
  document.documentElement.dataset[name] = value;
  saveSoon(scene, { [name]: Number(value) });
}

/**
 * @param {Scene} scene
 * @param {Record<string, number | boolean>} change
 */
function saveSoon(scene, change) {
  unsaved = { ...unsaved, ...change };
  clearTimeout(timer);
  timer = window.setTimeout(() => save(scene), SAVE_MS);
}

/** @param {Scene} scene */
async function save(scene) {
  const { page } = scene;
  const body = JSON.stringify(unsaved);
  unsaved = {};
  try {
    const headers = { "Content-Type": "application/json", "X-CSRFToken": page.token };
    const answer = await fetch(page.urls.display ?? "", { method: "POST", headers, body });
    if (!answer.ok) scene.do.tell(gettext("The display could not be saved."));
  } catch {
    scene.do.tell(gettext("The display could not be saved."));
  }
}
