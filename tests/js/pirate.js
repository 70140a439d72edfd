/** A scene of Casino Pirate: Anna (the visitor), Bruno, and Carla, who holds the bank. */
import { emptyState } from "../../static/js/table/state.js";
import { table, update } from "./messages.js";

const PLAYER = {
  treasures: 9,
  bet: 1,
  has_hidden: true,
  hidden: null,
  open: [],
  is_served: false,
  has_shown: false,
  is_settled: false,
};

/** @param {Record<string, unknown>} change */
export const player = (change = {}) => ({ ...PLAYER, ...change });

export const BANK = player({ treasures: 10, bet: 0, has_hidden: false });

/** @param {Record<string, unknown>} change */
export function view(change = {}) {
  return {
    viewer: 0,
    round: 2,
    dealer: 2,
    phase: "serve",
    cards_left: 40,
    players: [player({ hidden: "4" }), player(), BANK],
    ...change,
  };
}

/**
 * @param {object} [seen]
 * @param {{choices?: unknown, log?: unknown[], staged?: unknown, asked?: number[], you?: number | null}} [more]
 */
export function scene(
  seen = view(),
  { choices = null, log = [], staged = null, asked = [0], you = 0 } = {},
) {
  const seats = ["Anna", "Bruno", "Carla"].map((name, seat) => ({
    seat,
    side: seat,
    person: { name },
  }));
  return {
    state: {
      ...emptyState(),
      table: table({ game: "casino-pirate", seats, your_seat: you }),
      update: update({ view: seen, choices, asked }),
      log,
    },
    ui: { staged },
  };
}
