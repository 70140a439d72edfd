/** What is known of a finished match, and the messages that show a step of it.  Pure. */

/** @typedef {import("../types.d.ts").Reel} Reel */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Opening} Opening */
/** @typedef {import("../types.d.ts").ServerMessage} ServerMessage */

/**
 * @typedef {object} Film
 * @property {Opening | null} opening
 * @property {Record<number, Frame>} frames by the number of their step
 */

/** @returns {Film} */
export function emptyFilm() {
  return { opening: null, frames: {} };
}

/**
 * @param {Film} film
 * @param {Reel} reel what the server has sent
 * @returns {Film}
 */
export function withReel(film, { first, frames, opening }) {
  const more = Object.fromEntries(frames.map((frame, at) => [first + at, frame]));
  return { opening: opening ?? film.opening, frames: { ...film.frames, ...more } };
}

/** @param {Film} film */
export function lastStep({ opening }) {
  return Math.max(0, (opening?.stops.length ?? 0) - 1);
}

/**
 * The step that an address names, or the nearest there is.
 * @param {Film} film
 * @param {string} hash
 */
export function stepOf(film, hash) {
  const wanted = /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : 0;
  return Math.min(wanted, lastStep(film));
}

/**
 * The step at which a move was chosen.
 * @param {Film} film
 * @param {number} version that the move led to
 */
export function stepBefore({ opening }, version) {
  return Math.max(0, opening?.stops.findLastIndex((stop) => stop < version) ?? 0);
}

/**
 * The move that was chosen at a step.
 * @template {{version: number}} Move
 * @param {Film} film
 * @param {number} step
 * @param {readonly Move[]} moves
 */
export function moveAfter(film, step, moves) {
  return moves.find(({ version }) => stepBefore(film, version) === step);
}

/**
 * What is told to show a step: the moves since the last one as news, or everything anew.
 *
 * The page never goes back in a match, so each whole picture is one of a match with a name of its own.
 * @param {Film} film
 * @param {number} step
 * @param {{name: string, isNext: boolean}} how
 * @returns {ServerMessage[]}
 */
export function messagesFor({ opening, frames }, step, { name, isNext }) {
  const frame = frames[step];
  const version = opening?.stops[step];
  if (!opening || !frame || version === undefined) return [];
  const isOver = opening.outcome !== null && step === opening.stops.length - 1;
  const known = isNext ? (opening.stops[step - 1] ?? 0) : 0;
  const notes = opening.notes
    .filter((note) => note.version <= version && (!isNext || note.version > known))
    .map((note) => ({ ...note, match: name }));
  return [
    {
      type: "update",
      match: name,
      version,
      decision_version: version,
      asked: isOver ? [] : frame.asked.filter((seat) => seat !== opening.table.your_seat),
      view: frame.view,
      choices: null,
      moves: opening.moves.filter((move) => move.version > known && move.version <= version),
      clocks: [],
      commitment: "",
      out: [],
      outcome: null,
      whole: !isNext,
    },
    { type: "presence", match: name, seats: [], paused: false, may: [], notes },
  ];
}
