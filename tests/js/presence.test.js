import assert from "node:assert/strict";
import { test } from "node:test";
import {
  expected,
  graceLeft,
  mayChoose,
  missing,
  question,
  wishing,
  yourWish,
} from "../../static/js/table/presence.js";
import {
  goesOnWithoutYou,
  isHeld,
  isPaused,
  presence,
  shortName,
} from "../../static/js/table/scene.js";
import { emptyState, receive } from "../../static/js/table/state.js";
import { move, seats, table, there, update } from "./messages.js";

/** A scene after messages, some time after the last. */
function scene(messages, { now = 0 } = {}) {
  const state = messages.reduce((one, next) => receive(one, next, 0).state, emptyState());
  return { state, now };
}

const whole = update({ whole: true, moves: [move(1, "a"), move(2), move(3, "b", "c")] });
const sitting = (...people) => [table(), whole, there({ seats: seats(...people) })];

test("nobody is waited for while all are there", () => {
  const all = scene(sitting({}, {}));

  assert.deepEqual([expected(all), missing(all), mayChoose(all)], [[], [], true]);
});

test("who is away is waited for, then chosen about", () => {
  const messages = sitting({}, { away: true, grace_ms: 32_000 });
  const soon = scene(messages, { now: 2000 });
  const late = scene(messages, { now: 32_000 });

  assert.deepEqual([expected(soon), missing(soon)], [[{ seat: 1, left: 30_000 }], []]);
  assert.deepEqual([expected(late), missing(late)], [[], [1]]);
});

test("the longest wait comes first", () => {
  const two = scene(sitting({ away: true, grace_ms: 1000 }, { away: true, grace_ms: 2000 }));

  assert.deepEqual(
    expected(two).map(({ seat }) => seat),
    [1, 0],
  );
});

test("who is there has no grace", () => {
  assert.equal(graceLeft(scene(sitting({}, {})), seats({})[0]), null);
});

test("a bot in your seat leaves you nothing to choose", () => {
  const held = scene(sitting({ bot: "club", away: true, grace_ms: 0 }, {}));

  assert.deepEqual([isHeld(held), mayChoose(held), missing(held)], [true, false, [0]]);
});

test("spectators choose nothing", () => {
  const watching = scene([table({ your_seat: null }), whole, there()]);

  assert.deepEqual([isHeld(watching), mayChoose(watching), yourWish(watching)], [false, false, ""]);
});

test("wishes are those of the others and your own", () => {
  const both = scene(sitting({ wish: "pause" }, { wish: "end" }));

  assert.deepEqual(
    [yourWish(both), wishing(both, "end"), wishing(both, "pause")],
    ["pause", [1], []],
  );
});

test("a question changes with what it is about", () => {
  const away = scene(sitting({}, { away: true, grace_ms: 0 }));
  const held = scene(sitting({}, { away: true, grace_ms: 0, bot: "club" }));

  assert.notEqual(question(away), question(held));
});

test("nothing is known before the first word, of another match, or after the end", () => {
  const cases = [
    [table(), whole],
    [table(), whole, there({ match: "m0", paused: true })],
    [table(), whole, there({ paused: true }), update({ outcome: {} })],
  ];

  for (const messages of cases) {
    const unknown = scene(messages);
    assert.equal(presence(unknown), null);
    assert.deepEqual(
      [expected(unknown), missing(unknown), wishing(unknown, "end"), question(unknown)],
      [[], [], [], ""],
    );
    assert.equal(isPaused(unknown), false);
  }
});

test("a pause is known", () => {
  assert.equal(isPaused(scene([table(), whole, there({ paused: true })])), true);
});

test("a match goes on without the visitor only with people and two sides", () => {
  const person = (seat, side, bot = "") => ({ seat, side, person: { name: `p${seat}`, bot } });
  const at = (...people) => scene([table({ seats: people, your_seat: 0 }), whole]);
  const tables = [
    at(person(0, 0), person(1, 1)),
    at(person(0, 0), person(1, 1, "club"), person(2, 2, "club")),
    at(person(0, 0), person(1, 1), person(2, 2, "club")),
    at(person(0, 0), person(1, 1), person(2, 0), person(3, 1)),
    at(person(0, 0), person(1, 1, "club"), person(2, 0, "club"), person(3, 1, "club")),
  ];

  assert.deepEqual(tables.map(goesOnWithoutYou), [false, false, true, true, false]);
});

test("bots are told apart by what is left of their names", () => {
  assert.deepEqual(["bot-club-2", "robot-fan"].map(shortName), ["club-2", "robot-fan"]);
});
