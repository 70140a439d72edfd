/** What the table looks like after events that the server has told.  Pure. */

/** @typedef {import("../types.d.ts").CuccuView} CuccuView */
/** @typedef {import("../types.d.ts").CuccuEvent} CuccuEvent */
/** @typedef {import("../types.d.ts").CuccuHeldObservation} Held */
/** @typedef {import("../types.d.ts").CuccuPlayerObservation} Player */
/** @typedef {import("../types.d.ts").CuccuSwapped} Swapped */

const PACK = 40;

/**
 * The view as it is after one more event.
 * @param {CuccuView} view
 * @param {CuccuEvent} event
 * @returns {CuccuView}
 */
export function after(view, event) {
  switch (event.type) {
    case "dealer_picked":
      return { ...view, dealer: event.seat };
    case "round_began":
      return {
        ...withPlayers(view, (player) => ({ ...player, held: null, is_dead: false })),
        round: event.round,
        dealer: event.dealer,
        deck: PACK,
        covers: [],
      };
    case "dealt":
      return {
        ...withHeld(view, event.seat, fresh(event.seat, event.card)),
        deck: view.deck - 1,
      };
    case "revealed":
      return withHeld(view, event.seat, shown(view.players[event.seat]?.held, event.card));
    case "swapped":
      return afterSwap(view, event, event.given, event.received);
    case "swap_undone":
      return afterSwap(view, event, null, null);
    case "deck_swapped":
      return withHeld(view, event.seat, fresh(event.seat, event.received));
    case "cover_accepted":
      return { ...view, covers: [...view.covers, [event.seat, event.asker]] };
    case "cards_compared":
      return withPlayers(view, (player, seat) => ({
        ...player,
        held: player.held && shown(player.held, event.cards[seat] ?? player.held.card),
      }));
    case "life_lost":
      return withPlayer(view, event.seat, { lives: event.lives });
    case "eliminated":
      return withPlayer(view, event.seat, { is_dead: true });
    case "revived":
      return withPlayers(view, (player) => ({ ...player, lives: event.lives, is_dead: false }));
    default:
      return view;
  }
}

/**
 * @param {number} seat
 * @param {string | null} card
 * @returns {Held}
 */
function fresh(seat, card) {
  return { card, known_by: [seat], is_revealed: false, is_plain: false };
}

/**
 * @param {Held | null | undefined} held
 * @param {string | null} card
 * @returns {Held | null}
 */
function shown(held, card) {
  return held && card !== null ? { ...held, card, is_revealed: true } : (held ?? null);
}

/**
 * @param {CuccuView} view
 * @param {{seat: number, target: number}} pair
 * @param {string | null} given what the viewer is told of the card of `seat`
 * @param {string | null} received
 */
function afterSwap(view, { seat, target }, given, received) {
  const own = view.players[seat]?.held;
  const other = view.players[target]?.held;
  if (!own || !other) return view;
  const got = { ...other, card: received ?? other.card, known_by: [...other.known_by, seat] };
  const gave = { ...own, card: given ?? own.card, known_by: [...own.known_by, target] };
  return withHeld(withHeld(view, seat, got), target, gave);
}

/**
 * @param {CuccuView} view
 * @param {(player: Player, seat: number) => Player} change
 */
function withPlayers(view, change) {
  return { ...view, players: view.players.map(change) };
}

/**
 * @param {CuccuView} view
 * @param {number} at
 * @param {Partial<Player>} change
 */
function withPlayer(view, at, change) {
  return withPlayers(view, (player, seat) => (seat === at ? { ...player, ...change } : player));
}

/**
 * @param {CuccuView} view
 * @param {number} seat
 * @param {Held | null} held
 */
function withHeld(view, seat, held) {
  return withPlayer(view, seat, { held });
}
