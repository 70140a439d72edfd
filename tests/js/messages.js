/** Messages as the server sends them, with what a test cares about. */

/** @param {Record<string, unknown>} change */
export function update(change = {}) {
  return {
    type: "update",
    match: "m1",
    version: 3,
    decision_version: 3,
    asked: [0],
    view: {},
    choices: null,
    moves: [],
    clocks: [],
    commitment: "",
    outcome: null,
    whole: false,
    ...change,
  };
}

/**
 * @param {number} version
 * @param {...unknown} events
 */
export function move(version, ...events) {
  return { version, events };
}

/** @param {Record<string, unknown>} change */
export function table(change = {}) {
  const person = (name, rating) => ({ name, bot: "", guest: false, rating });
  return {
    type: "table",
    code: "abc",
    game: "casino",
    options: {},
    status: "playing",
    pace: "normal",
    rated: true,
    seats: [
      { seat: 0, side: 0, person: person("Anna", 1500), ready: false },
      { seat: 1, side: 1, person: person("Bruno", 1600), ready: false },
    ],
    your_seat: 0,
    match: "m1",
    event: "",
    event_url: "",
    ...change,
  };
}

/** @param {...Record<string, unknown>} people */
export function seats(...people) {
  const usual = { away: false, grace_ms: null, bot: "", left: false, wish: "" };
  return people.map((person) => ({ ...usual, ...person }));
}

/** @param {Record<string, unknown>} change */
export function there(change = {}) {
  return {
    type: "presence",
    match: "m1",
    seats: seats({}, {}),
    paused: false,
    may: ["bot", "end"],
    notes: [],
    ...change,
  };
}

/**
 * @param {number} number
 * @param {Record<string, unknown>} change
 */
export function note(number, change = {}) {
  return {
    type: "noted",
    note: number,
    match: "m1",
    version: 3,
    kind: "away",
    seat: 1,
    facts: { name: "Bruno" },
    ...change,
  };
}
