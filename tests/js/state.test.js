import assert from "node:assert/strict";
import { test } from "node:test";
import { prepare } from "../../static/js/table/outbox.js";
import { emptyState, joins, receive } from "../../static/js/table/state.js";
import { move, note, table, there, update } from "./messages.js";

/** A state after messages, one after another. */
function after(...messages) {
  return messages.reduce((state, message) => receive(state, message, 0).state, emptyState());
}

const whole = (version = 3) =>
  update({ version, whole: true, moves: [move(1, "a"), move(2), move(3, "b")] });

const JOINS = [
  ["the whole picture", null, update({ whole: true }), "whole"],
  ["the next move", update({ version: 2 }), update({ moves: [move(3)] }), "next"],
  ["several next moves", update({ version: 1 }), update({ moves: [move(2), move(3)] }), "next"],
  ["moves that overlap", update({ version: 2 }), update({ moves: [move(2), move(3)] }), "next"],
  ["the same version again", update(), update({ moves: [move(3)] }), "same"],
  ["a new outcome without a move", update(), update({ outcome: {} }), "same"],
  ["an older version", update({ version: 4 }), update({ moves: [move(3)] }), "old"],
  ["an older picture", update({ version: 4 }), whole(3), "old"],
  ["a move too far", update({ version: 1 }), update({ moves: [move(3)] }), "gap"],
  ["a version without its moves", update({ version: 2 }), update(), "gap"],
  [
    "the first moves of the next match",
    update({ match: "m0", version: 90 }),
    update({ version: 2, moves: [move(1), move(2)] }),
    "next",
  ],
  ["the middle of an unknown match", null, update({ moves: [move(3)] }), "gap"],
];

for (const [name, known, arriving, expected] of JOINS) {
  test(`${name} joins as ${expected}`, () => {
    assert.equal(joins(known, arriving), expected);
  });
}

test("the whole picture replaces the log and is no news", () => {
  const { state, news, isGap } = receive(after(whole()), whole(), 5);

  assert.deepEqual(state.log, ["a", "b"]);
  assert.deepEqual(news, []);
  assert.equal(isGap, false);
  assert.equal(state.heardAt, 5);
});

test("news are added to the log once", () => {
  const next = update({ version: 4, moves: [move(3, "b"), move(4, "c")] });

  const { state, news } = receive(after(whole()), next, 0);

  assert.deepEqual(news, ["c"]);
  assert.deepEqual(state.log, ["a", "b", "c"]);
});

test("a gap changes nothing and asks for the picture", () => {
  const before = after(whole());

  const { state, isGap } = receive(before, update({ version: 6, moves: [move(6, "z")] }), 0);

  assert.equal(state, before);
  assert.equal(isGap, true);
});

test("an old update changes nothing", () => {
  const before = after(whole());

  assert.equal(receive(before, update({ version: 2, moves: [move(2)] }), 0).state, before);
});

test("a rematch begins with an empty log", () => {
  const rematch = update({ match: "m2", version: 1, moves: [move(1, "new")] });

  assert.deepEqual(after(whole(), rematch).log, ["new"]);
});

/** A state in which an action sent at version 3 waits for its answer. */
function waiting() {
  const pending = prepare({ match: "m1", version: 3 }, { type: "trail" }, { id: "x", now: 0 });
  return { ...after(whole()), pending };
}

test("what another seat did in secret at the same time does not answer an action", () => {
  const others = receive(waiting(), update({ version: 4, moves: [move(4)] }), 0).state;

  assert.deepEqual(others.pending, waiting().pending);
});

test("an acknowledgement before its update leaves the action waiting for it", () => {
  const acknowledged = receive(waiting(), { type: "acknowledged", id: "x", version: 4 }, 0).state;

  assert.equal(acknowledged.pending?.playedAs, 4);
  assert.equal(
    receive(acknowledged, update({ version: 4, moves: [move(4)] }), 0).state.pending,
    null,
  );
});

test("an acknowledgement after its update ends the wait", () => {
  const updated = receive(waiting(), update({ version: 4, moves: [move(4)] }), 0).state;

  assert.equal(
    receive(updated, { type: "acknowledged", id: "x", version: 4 }, 0).state.pending,
    null,
  );
});

test("an acknowledgement of something else is none", () => {
  const before = waiting();

  assert.equal(
    receive(before, { type: "acknowledged", id: "y", version: 4 }, 0).state.pending,
    before.pending,
  );
});

test("the same picture again leaves the action waiting", () => {
  assert.notEqual(receive(waiting(), whole(), 0).state.pending, null);
});

test("the end of the match ends the wait", () => {
  assert.equal(receive(waiting(), update({ outcome: {} }), 0).state.pending, null);
});

test("a refusal of the action is shown and ends the wait", () => {
  const refused = { type: "refused", code: "wrong_total", detail: "No.", facts: {}, id: "x" };

  const { state, isGap } = receive(waiting(), refused, 0);

  assert.equal(state.pending, null);
  assert.equal(state.refusal, refused);
  assert.equal(isGap, false);
});

test("a refusal as stale asks for the picture", () => {
  const refused = { type: "refused", code: "stale_version", detail: "", facts: {}, id: "x" };

  assert.equal(receive(waiting(), refused, 0).isGap, true);
});

test("a refused line of chat leaves the action alone", () => {
  const refused = { type: "refused", code: "flood", detail: "", facts: {}, id: "" };

  assert.notEqual(receive(waiting(), refused, 0).state.pending, null);
});

test("lines of chat stay in order, once each, until they are hidden", () => {
  const said = (line) => ({ type: "said", line, room: "seats", author: "Anna", text: "", at: "" });

  const chat = after(said(2), said(1), said(2), said(3), { type: "hidden", line: 2 }).chat;

  assert.deepEqual(
    chat.map(({ line }) => line),
    [1, 3],
  );
});

test("ratings are those of before the match once it is over", () => {
  const over = update({ version: 4, moves: [move(4)], outcome: {} });
  const rated = table({
    seats: [
      {
        seat: 0,
        side: 0,
        person: { name: "Anna", bot: "", guest: false, rating: 1512 },
        ready: true,
      },
    ],
  });

  const state = after(table(), whole(), over, rated);

  assert.deepEqual(state.ratings, { Anna: 1500, Bruno: 1600 });
  assert.equal(state.table?.seats[0]?.person?.rating, 1512);
});

test("who was never rated begins where everybody does", () => {
  const newcomer = { name: "Zoe", bot: "", guest: false, rating: null };
  const seats = [{ seat: 0, side: 0, person: newcomer, ready: true }];

  assert.deepEqual(after(table({ seats })).ratings, { Zoe: 1500 });
});

test("an answer to a ping tells what was missed, and changes nothing", () => {
  const before = after(table(), whole());
  const { match, version } = whole();
  /** @param {object} told */
  const pong = (told) => ({ type: "pong", match, version, over: false, ...told });

  const gaps = [{}, { version: version - 1 }, { match: null }].map((told) =>
    receive(before, pong(told), 0),
  );
  const missed = [{ version: version + 1 }, { match: "other" }, { over: true }].map((told) =>
    receive(before, pong(told), 0),
  );

  assert.deepEqual(
    [...gaps, ...missed].map(({ isGap }) => isGap),
    [false, false, false, true, true, true],
  );
  assert.ok([...gaps, ...missed].every(({ state }) => state === before));
});

test("notes come once and in order, and end with the match", () => {
  const state = after(whole(), note(2), there({ notes: [note(1), note(2)] }), note(3));
  const next = receive(state, update({ match: "m2", whole: true }), 0).state;

  assert.deepEqual(
    state.notes.map((one) => one.note),
    [1, 2, 3],
  );
  assert.deepEqual(next.notes, []);
});

test("the log knows where each version ends", () => {
  const state = after(whole(), update({ version: 4, moves: [move(4, "c", "d")] }));

  assert.deepEqual(state.ends, { 1: 1, 2: 1, 3: 2, 4: 4 });
});

test("who is there is remembered with the time when it was said", () => {
  const { state } = receive(after(whole()), there(), 7);

  assert.deepEqual([state.presence, state.presenceAt], [there(), 7]);
});
