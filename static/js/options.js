/** Forms that set up a match show the options of the chosen game, and how many may play it. */

/** @param {HTMLFormElement} form @param {string} game */
function showOptions(form, game) {
  const groups = /** @type {NodeListOf<HTMLFieldSetElement>} */ (
    form.querySelectorAll("fieldset[data-options-of]")
  );
  for (const group of groups) {
    const isChosen = group.dataset.optionsOf === game;
    group.hidden = !isChosen;
    group.disabled = !isChosen;
  }
}

/** @param {HTMLInputElement} seats @param {DOMStringMap} game */
function limitSeats(seats, { least = "", most = "" }) {
  seats.min = least;
  seats.max = most;
}

for (const select of document.querySelectorAll("select[name=game]")) {
  const games = /** @type {HTMLSelectElement} */ (select);
  const form = /** @type {HTMLFormElement} */ (games.form);
  const seats = form.querySelector("input[name=seats]");
  const show = () => {
    const chosen = /** @type {HTMLOptionElement} */ (games.selectedOptions[0]);
    showOptions(form, chosen.value);
    if (seats instanceof HTMLInputElement) limitSeats(seats, chosen.dataset);
    return chosen.dataset.usual ?? "";
  };
  show();
  games.addEventListener("change", () => {
    const usual = show();
    if (seats instanceof HTMLInputElement) seats.value = usual;
  });
}
