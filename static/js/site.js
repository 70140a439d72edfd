/** What every page does: its menus, and the page to show without a connection. */

const worker = document.querySelector("meta[name=worker]")?.getAttribute("content");
if (worker) navigator.serviceWorker?.register(worker);

/** Menus of the pages close by Escape and by a click elsewhere; without this script they still open. */
const open = () =>
  /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details.menu[open]"));

document.addEventListener("click", (event) => {
  for (const menu of open()) {
    if (!event.composedPath().includes(menu)) menu.open = false;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of open()) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
});
