/** What is shown before it is done: the dice tumble, the cards are turned up, the pot is taken.  Pure. */

/** @typedef {import("../types.d.ts").CasanovaEvent} CasanovaEvent */
/** @typedef {import("../model.d.ts").Stage} Stage */

const TUMBLE_MS = 240;
const SAID_MS = 900;
const TURN_UP_MS = 1500;
const TAKE_MS = 1500;
/** Three changes of the faces take as long as dice roll: about 700 ms. */
const TUMBLES = 3;
const SIDES = 6;

/**
 * @param {readonly CasanovaEvent[]} events
 * @param {number | null} you
 * @returns {Stage[]}
 */
export function stagesOf(events, you) {
  const rolled = events.findIndex(({ type }) => type === "rolled");
  if (rolled >= 0) return tumbles(events.slice(0, rolled + 1));
  const revealed = events.findIndex(({ type }) => type === "revealed");
  if (revealed < 0) return [];
  const last = events[revealed - 1];
  const isOwn = last !== undefined && "seat" in last && last.seat === you;
  return [
    ...(isOwn ? [] : [stage(events.slice(0, revealed), SAID_MS)]),
    stage(events.slice(0, revealed + 1), TURN_UP_MS),
    stage(events.slice(0, revealed + 2), TAKE_MS),
  ];
}

/**
 * @param {readonly CasanovaEvent[]} told
 * @param {number} ms
 * @param {readonly number[]} [tumbling]
 * @returns {Stage}
 */
function stage(told, ms, tumbling = []) {
  return { staged: { told, tumbling }, ms };
}

/** @param {readonly CasanovaEvent[]} events the last is the roll */
function tumbles(events) {
  const rolled = events.at(-1);
  const faces = rolled?.type === "rolled" ? rolled.faces : [];
  return Array.from({ length: TUMBLES }, (_, at) =>
    stage(
      events.slice(0, -1),
      TUMBLE_MS,
      faces.map((face, die) => 1 + ((face + at + die + 1) % SIDES)),
    ),
  );
}
