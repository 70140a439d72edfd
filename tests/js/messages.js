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
