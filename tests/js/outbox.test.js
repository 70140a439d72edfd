import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { test } from "node:test";
import {
  isOverdue,
  message,
  newId,
  prepare,
  RESEND_MS,
  reminder,
} from "../../static/js/table/outbox.js";

globalThis.crypto ??= webcrypto; // Node 18 keeps it apart

const pending = prepare(
  { match: "m1", version: 7 },
  { type: "trail", card: "KH" },
  { id: "x", now: 100 },
);

test("an action is sent with what was seen and its own name", () => {
  assert.deepEqual(message(pending), {
    type: "act",
    match: "m1",
    version: 7,
    action: { type: "trail", card: "KH" },
    id: "x",
  });
});

test("an action is overdue when no answer came for long enough", () => {
  assert.equal(isOverdue(pending, 99 + RESEND_MS), false);
  assert.equal(isOverdue(pending, 100 + RESEND_MS), true);
});

test("an overdue action is sent again under the same name", () => {
  assert.deepEqual(reminder(pending), message(pending));
});

test("an acknowledged action is not sent again: its picture is asked for", () => {
  assert.deepEqual(reminder({ ...pending, playedAs: 8 }), { type: "sync" });
});

test("names of actions are long and never the same", () => {
  const one = newId();

  assert.match(one, /^[0-9a-f]{24}$/);
  assert.notEqual(newId(), one);
});
