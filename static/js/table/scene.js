/** Questions about the scene that many parts of the table ask. */

/** @typedef {import("./model.d.ts").Scene} Scene */
/** @typedef {import("./types.d.ts").SeatInfo} SeatInfo */

/** @param {Scene} scene */
export function yourSeat({ state }) {
  return state.table?.your_seat ?? null;
}

/**
 * The seat at the near side of the table.
 * @param {Scene} scene
 */
export function nearSeat(scene) {
  return yourSeat(scene) ?? 0;
}

/**
 * The other seats, in the order in which they play after the near one.
 * @param {Scene} scene
 * @returns {SeatInfo[]}
 */
export function farSeats(scene) {
  const seats = scene.state.table?.seats ?? [];
  const near = nearSeat(scene);
  return [...seats.slice(near + 1), ...seats.slice(0, near)];
}

/**
 * @param {Scene} scene
 * @param {number | null} seat
 */
export function nameAt({ state }, seat) {
  return (seat === null ? undefined : state.table?.seats[seat]?.person?.name) ?? "–";
}

/**
 * The players of a side, the visitor as "You".
 * @param {Scene} scene
 * @param {number} side
 */
export function sideName(scene, side) {
  const seats = (scene.state.table?.seats ?? []).filter((seat) => seat.side === side);
  return seats
    .map(({ seat }) => (seat === yourSeat(scene) ? gettext("You") : nameAt(scene, seat)))
    .join(" + ");
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
export function isAsked({ state }, seat) {
  return state.update?.asked.includes(seat) ?? false;
}

/** @param {Scene} scene */
export function isYourTurn(scene) {
  const seat = yourSeat(scene);
  return seat !== null && isAsked(scene, seat) && !scene.state.pending;
}

/** @param {Scene} scene */
export function isOver({ state }) {
  return state.update !== null && state.update.outcome !== null;
}

/**
 * Whether the visitor is out of the match while others play on.
 * @param {Scene} scene
 */
export function isOut(scene) {
  const you = yourSeat(scene);
  return you !== null && (scene.state.update?.out.includes(you) ?? false);
}

/**
 * The server's last word about who is there in the match on the table; null when none is on.
 * @param {Scene} scene
 */
export function presence(scene) {
  const { presence: known, update } = scene.state;
  return known && known.match === update?.match && !isOver(scene) ? known : null;
}

/** @param {Scene} scene */
export function isPaused(scene) {
  return presence(scene)?.paused ?? false;
}

/**
 * Whether a bot plays in the visitor's own seat.
 * @param {Scene} scene
 */
export function isHeld(scene) {
  const you = yourSeat(scene);
  return you !== null && (presence(scene)?.seats[you]?.bot ?? "") !== "";
}

/** @param {Scene} scene */
export function isWaiting({ state }) {
  return state.table?.status === "open" || (state.table !== null && state.update === null);
}

/**
 * Whether the table is known, but not yet the cards of who sits there.
 * @param {Scene} scene
 */
export function isArriving({ state: { table, update } }) {
  return table?.status === "playing" && table.your_seat !== null && !update;
}

/**
 * Whether a match goes on for the others when the visitor gives up: with people and two sides.
 * @param {Scene} scene
 */
export function goesOnWithoutYou(scene) {
  const you = yourSeat(scene);
  const left = presence(scene)?.seats.map((seat) => seat.left) ?? [];
  const others = (scene.state.table?.seats ?? []).filter(({ seat }) => seat !== you && !left[seat]);
  const sides = new Set(others.map(({ side }) => side));
  return sides.size > 1 && others.some(({ person }) => person !== null && !person.bot);
}

/**
 * A bot's name where there is little room: what tells it from other bots comes at the end.
 * @param {string} name
 */
export function shortName(name) {
  return name.replace(/^bot-/, "");
}
