/** What the page knows of the table, and how each message of the server changes it.  Pure. */

/** @typedef {import("./types.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("./types.d.ts").TableInfo} TableInfo */
/** @typedef {import("./types.d.ts").Update} Update */
/** @typedef {import("./types.d.ts").Refused} Refused */
/** @typedef {import("./types.d.ts").Said} Said */
/** @typedef {import("./types.d.ts").Presence} Presence */
/** @typedef {import("./types.d.ts").Noted} Noted */
/** @typedef {import("./outbox.js").Pending} Pending */

/**
 * @typedef {object} State
 * @property {TableInfo | null} table
 * @property {Update | null} update the last one
 * @property {number} heardAt when it came, on the page's clock
 * @property {unknown[]} log all events of the match, oldest first
 * @property {Record<number, number>} ends how long the log was after each version
 * @property {Noted[]} notes what happened in the match beside the moves, oldest first
 * @property {Presence | null} presence who is there
 * @property {number} presenceAt when that was said, on the page's clock
 * @property {Said[]} chat what the visitor wants to read of it
 * @property {readonly string[]} ignored whose lines he does not want to read
 * @property {number} watchers how many spectators there are
 * @property {Pending | null} pending what the server has not answered yet
 * @property {Refused | null} refusal of the last action or line
 * @property {Record<string, number>} ratings at the start of the match, by name
 */

/**
 * What a message brought, beside the new state.
 * @typedef {object} Received
 * @property {State} state
 * @property {unknown[]} news events that happened just now
 * @property {boolean} isGap messages were lost: the whole picture must be asked for
 */

/** @returns {State} */
export function emptyState() {
  return {
    table: null,
    update: null,
    heardAt: 0,
    log: [],
    ends: {},
    notes: [],
    presence: null,
    presenceAt: 0,
    chat: [],
    ignored: [],
    watchers: 0,
    pending: null,
    refusal: null,
    ratings: {},
  };
}

/**
 * @param {State} state
 * @param {ServerMessage} message
 * @param {number} now on the page's clock
 * @returns {Received}
 */
export function receive(state, message, now) {
  switch (message.type) {
    case "table":
      return quiet({ ...state, table: message, ratings: ratingsAfter(state, message) });
    case "update":
      return receiveUpdate(state, message, now);
    case "acknowledged":
      return quiet({ ...state, pending: acknowledged(state, message) });
    case "refused":
      return receiveRefusal(state, message);
    case "said":
      return quiet({ ...state, chat: withLine(state, message) });
    case "ignoring":
      return quiet(withIgnored(state, message.names));
    case "watchers":
      return quiet({ ...state, watchers: message.count });
    case "hidden":
      return quiet({ ...state, chat: state.chat.filter(({ line }) => line !== message.line) });
    case "presence":
      return quiet(receivePresence(state, message, now));
    case "noted":
      return quiet({ ...state, notes: withNotes(state.notes, [message]) });
    case "pong":
      return { state, news: [], isGap: hasMissed(state.update, message) };
  }
}

/**
 * How an update joins what is known: the next news, nothing newer, or across a gap.
 * @param {Update | null} known
 * @param {Update} update
 * @returns {"whole" | "next" | "same" | "old" | "gap"}
 */
export function joins(known, update) {
  const version = known?.match === update.match ? known.version : 0;
  if (update.version < version) return "old";
  if (update.whole) return "whole";
  const first = update.moves.find((move) => move.version > version);
  if (first) return first.version === version + 1 ? "next" : "gap";
  return known?.match === update.match && update.version === version ? "same" : "gap";
}

/**
 * Whether the server is further than the last update that came.
 * @param {Update | null} known
 * @param {import("./types.d.ts").Pong} pong
 */
function hasMissed(known, { match, version, over }) {
  if (match === null) return false;
  if (known?.match !== match) return true;
  return version > known.version || (over && known.outcome === null);
}

/**
 * @param {State} state
 * @param {Update} update
 * @param {number} now
 * @returns {Received}
 */
function receiveUpdate(state, update, now) {
  const joined = joins(state.update, update);
  if (joined === "old") return quiet(state);
  if (joined === "gap") return { state, news: [], isGap: true };
  const isSameMatch = state.update?.match === update.match;
  const version = isSameMatch ? (state.update?.version ?? 0) : 0;
  const moves = update.moves.filter((move) => update.whole || move.version > version);
  const events = moves.flatMap((move) => move.events);
  const isMore = isSameMatch && !update.whole;
  const known = isMore ? state.log : [];
  const after = {
    ...state,
    update,
    heardAt: now,
    log: [...known, ...events],
    ends: { ...(isMore ? state.ends : {}), ...endsOf(moves, known.length) },
    notes: isSameMatch ? state.notes : [],
    presence: update.version > version ? withoutUndo(state.presence) : state.presence,
    pending: stillPending(state.pending, update),
    refusal: null,
    ratings: isSameMatch ? state.ratings : ratingsOf(state.table),
  };
  return { state: after, news: update.whole ? [] : events, isGap: false };
}

/**
 * A move ends all wishes to take the one before back.
 * @param {Presence | null} presence
 */
function withoutUndo(presence) {
  if (!presence?.seats.some(({ wish }) => wish === "undo")) return presence;
  const seats = presence.seats.map((one) => (one.wish === "undo" ? { ...one, wish: "" } : one));
  return { ...presence, seats };
}

/**
 * How long the log is after each of these moves.
 * @param {readonly import("./types.d.ts").Moves[]} moves
 * @param {number} length before them
 */
function endsOf(moves, length) {
  /** @type {Record<number, number>} */
  const ends = {};
  let end = length;
  for (const { version, events } of moves) {
    end += events.length;
    ends[version] = end;
  }
  return ends;
}

/**
 * @param {State} state
 * @param {Presence} presence
 * @param {number} now
 * @returns {State}
 */
function receivePresence(state, presence, now) {
  return {
    ...state,
    presence,
    presenceAt: now,
    notes: withNotes(state.notes, presence.notes),
  };
}

/**
 * @param {Noted[]} known
 * @param {readonly Noted[]} more
 */
function withNotes(known, more) {
  const fresh = more.filter(({ note }) => !known.some((one) => one.note === note));
  return [...known, ...fresh].sort((one, other) => one.note - other.note);
}

/**
 * @param {State} state
 * @param {Refused} refused
 * @returns {Received}
 */
function receiveRefusal(state, refused) {
  const isMine = state.pending !== null && state.pending.id === refused.id;
  const pending = isMine ? null : state.pending;
  return {
    state: { ...state, pending, refusal: refused },
    news: [],
    isGap: isMine && ["stale_version", "match_over", "not_to_act"].includes(refused.code),
  };
}

/**
 * @param {State} state
 * @param {import("./types.d.ts").Acknowledged} message
 * @returns {Pending | null}
 */
function acknowledged({ pending, update }, { id, version }) {
  if (pending?.id !== id) return pending;
  return (update?.version ?? 0) >= version ? null : { ...pending, playedAs: version };
}

/**
 * An action is done when the version that the server acknowledged has arrived.  Until then a newer
 * version may be that of another seat, which chooses in secret at the same time.
 * @param {Pending | null} pending
 * @param {Update} update
 * @returns {Pending | null}
 */
function stillPending(pending, update) {
  if (!pending || pending.match !== update.match || update.outcome) return null;
  const { playedAs } = pending;
  return playedAs !== undefined && update.version >= playedAs ? null : pending;
}

/**
 * @param {State} state
 * @param {readonly string[]} ignored
 * @returns {State}
 */
function withIgnored(state, ignored) {
  return { ...state, ignored, chat: state.chat.filter(({ author }) => !ignored.includes(author)) };
}

/**
 * @param {State} state
 * @param {Said} said
 */
function withLine({ chat, ignored }, said) {
  if (ignored.includes(said.author) || chat.some(({ line }) => line === said.line)) return chat;
  return [...chat, said].sort((one, other) => one.line - other.line);
}

/**
 * Ratings as they were when the match began; they change when it ends.
 * @param {State} state
 * @param {TableInfo} table
 */
function ratingsAfter(state, table) {
  const isOver = state.update !== null && state.update.outcome !== null;
  return isOver ? state.ratings : ratingsOf(table);
}

/** What everybody has before the first ranked match of a game. */
const FIRST_RATING = 1500;

/** @param {TableInfo | null} table */
function ratingsOf(table) {
  /** @type {Record<string, number>} */
  const ratings = {};
  for (const { person } of table?.seats ?? []) {
    if (person) ratings[person.name] = person.rating ?? FIRST_RATING;
  }
  return ratings;
}

/**
 * @param {State} state
 * @returns {Received}
 */
function quiet(state) {
  return { state, news: [], isGap: false };
}
