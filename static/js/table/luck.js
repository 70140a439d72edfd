/**
 * Adds numbers of the player's own to the chance of the next match and of the one that is on.
 * The page loads it once the cards are on the table.
 */
import { ownNumber } from "../fair/own.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./types.d.ts").NameSeed} NameSeed */

export class Luck {
  /**
   * @param {string} join where the form goes that takes a seat
   * @param {(message: NameSeed) => boolean} send
   */
  constructor(join, send) {
    this.send = send;
    /** Commitments whose numbers are on their way. @type {Set<string>} */
    this.named = new Set();
    this.next = "";
    document.addEventListener("submit", ({ target }) => {
      const form = /** @type {HTMLFormElement} */ (target);
      if (this.next && form.getAttribute("action") === join) this.fill(form);
    });
  }

  /** A new connection: what was sent over the old one may be lost, and counts once anyway. */
  forget() {
    this.named.clear();
  }

  /** @param {State} state */
  name({ table, update }) {
    this.next = table?.commitment ?? "";
    if (table?.your_seat == null) return;
    const current = update?.outcome === null ? update.commitment : "";
    for (const commitment of [this.next, current]) {
      if (!commitment || this.named.has(commitment)) continue;
      if (this.send({ type: "name_seed", commitment, client_seed: ownNumber(commitment) })) {
        this.named.add(commitment);
      }
    }
  }

  /**
   * Who takes the last seat starts the match: the number must come along.
   * @param {HTMLFormElement} form
   */
  fill(form) {
    const fields = { commitment: this.next, client_seed: ownNumber(this.next) };
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      form.append(field);
    }
  }
}
