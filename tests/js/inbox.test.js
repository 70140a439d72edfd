import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Inbox } from "../../static/js/table/inbox.js";
import { mockTimeouts } from "./timeouts.js";

/** A reader that stages messages named "play" for a second. */
function reader() {
  const taken = [];
  return {
    taken,
    shown: [],
    stagesOf: ({ type, stages = 1 }) =>
      type === "play" ? ["first", "second"].slice(0, stages) : [],
    stage(stage) {
      this.shown.push(stage);
      return 1000;
    },
    take: (message) => taken.push(message.type),
  };
}

test("messages are taken in order, at once", () => {
  const read = reader();
  const inbox = new Inbox(read);

  inbox.put({ type: "table" });
  inbox.put({ type: "pong" });

  assert.deepEqual(read.taken, ["table", "pong"]);
});

test("a play is shown first, and what follows waits", () => {
  mockTimeouts();
  const read = reader();
  const inbox = new Inbox(read);

  inbox.put({ type: "play" });
  inbox.put({ type: "pong" });
  assert.deepEqual(read.taken, []);
  mock.timers.tick(1000);

  assert.deepEqual(read.taken, ["play", "pong"]);
  mock.timers.reset();
});

test("stages are shown one after the other", () => {
  mockTimeouts();
  const read = reader();
  const inbox = new Inbox(read);

  inbox.put({ type: "play", stages: 2 });
  mock.timers.tick(1000);
  assert.deepEqual([read.shown, read.taken], [["first", "second"], []]);
  mock.timers.tick(1000);

  assert.deepEqual(read.taken, ["play"]);
  mock.timers.reset();
});

test("a page that is behind shows nothing for long", () => {
  mockTimeouts();
  const read = reader();
  const inbox = new Inbox(read);
  inbox.put({ type: "play" });

  for (let count = 0; count < 3; count += 1) inbox.put({ type: "play" });
  mock.timers.tick(1000);

  assert.deepEqual(read.taken, ["play", "play"]);
  mock.timers.tick(1000);
  assert.equal(read.taken.length, 3);
  mock.timers.reset();
});

test("a whole picture cuts short what is being shown", () => {
  mockTimeouts();
  const read = reader();
  const inbox = new Inbox(read);
  inbox.put({ type: "play", stages: 2 });

  inbox.put({ type: "update", whole: true });

  assert.deepEqual([read.shown, read.taken], [["first"], ["play", "update"]]);
  mock.timers.tick(5000);
  assert.deepEqual(read.shown, ["first"]);
  mock.timers.reset();
});
