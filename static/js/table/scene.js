/** What every part of the table is drawn from. */

/** @typedef {import("./page.js").Page} Page */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./connection.js").Link} Link */
/** @typedef {import("./types.d.ts").Clock} Clock */
/** @typedef {import("./text.js").Line} Line */
/** @typedef {import("./types.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../../vendor/preact-11.2.0/preact.js").Child} Child */

/**
 * What the page remembers beside the server's word.
 * @typedef {object} Ui
 * @property {unknown} picks of the game: what the player has chosen so far
 * @property {"" | "log" | "chat" | "more"} sheet the panel that is open on a small screen
 * @property {"log" | "chat"} tab the one that the side panel shows
 * @property {number} read how many lines of chat have been seen
 * @property {boolean} isLeaving the player asked to resign and must confirm
 * @property {Line | null} banner
 * @property {unknown} scored the round whose score sheet is shown
 * @property {unknown} staged what another seat is just doing
 */

/**
 * @typedef {object} Commands
 * @property {(picks: unknown, spoken?: string) => void} pick
 * @property {(action: unknown) => void} act
 * @property {(change: Partial<Ui>) => void} show
 * @property {(text: string) => void} say
 * @property {() => void} rematch
 * @property {() => void} resign
 * @property {(sentence: string) => void} tell says something to who cannot see it
 */

/**
 * @typedef {object} Scene
 * @property {Page} page
 * @property {State} state
 * @property {Link} link
 * @property {Ui} ui
 * @property {number} now
 * @property {GameUi | null} game
 * @property {Commands} do
 */

/**
 * What a game adds to the frame that all games share.
 * @typedef {object} GameUi
 * @property {unknown} noPicks
 * @property {(scene: Scene) => string} aim how the match is won, in a few words
 * @property {(scene: Scene) => string} progress
 * @property {(scene: Scene, seat: number) => {note: string, isDealer: boolean, cards: number, pile: number | null}} seatFacts
 * @property {(scene: Scene, event: unknown) => Line | null} lineOf an event in words
 * @property {(event: unknown) => boolean} isPlay whether the event is worth the line "last action"
 * @property {(scene: Scene, events: readonly unknown[]) => import("./flip.js").Flight} flightOf
 * @property {(scene: Scene, events: readonly unknown[]) => unknown} stageOf what to show before it is done
 * @property {(scene: Scene, events: readonly unknown[]) => Partial<Ui>} momentsOf banners and score sheets
 * @property {(props: {scene: Scene}) => Child} Middle
 * @property {(props: {scene: Scene}) => Child} Actions
 * @property {(props: {scene: Scene}) => Child} Hand
 * @property {(props: {scene: Scene}) => Child} Score
 * @property {(props: {scene: Scene}) => Child} Sheet of the round that was scored
 * @property {(scene: Scene) => Record<"table" | "hand" | "score", string>} spoken read aloud on demand
 * @property {(scene: Scene, place: number) => void} pickNth
 * @property {(scene: Scene) => void} clear
 * @property {() => string[]} rules in a few sentences
 */

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

/** @param {Scene} scene */
export function isWaiting({ state }) {
  return state.table?.status === "open" || (state.table !== null && state.update === null);
}
