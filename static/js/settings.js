/** Shows what is chosen in the form of looks, before it is saved. */

const root = document.documentElement;
const form = document.querySelector("form.looks");

form?.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (target.name in root.dataset && target.type !== "checkbox")
    root.dataset[target.name] = target.value;
});
