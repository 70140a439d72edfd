import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { figures, inWords, leftOf } from "../../static/js/table/time.js";

test("only a running clock runs, and never below nothing", () => {
  assert.equal(leftOf({ left_ms: 9000, running: true }, 4000), 5000);
  assert.equal(leftOf({ left_ms: 9000, running: false }, 4000), 9000);
  assert.equal(leftOf({ left_ms: 9000, running: true }, 10_000), 0);
  assert.equal(leftOf({ left_ms: null, running: true }, 0), null);
});

test("figures round up, so that nothing is left only at the end", () => {
  assert.deepEqual([0, 1, 38_000, 64_001, 102_000].map(figures), [
    "0:00",
    "0:01",
    "0:38",
    "1:05",
    "1:42",
  ]);
});

test("times are said in words", () => {
  assert.deepEqual([0, 1000, 60_000, 125_000].map(inWords), [
    "0 seconds",
    "1 second",
    "1 minute",
    "2 minutes 5 seconds",
  ]);
});

test("what takes days is told in days and hours", () => {
  const hour = 3_600_000;

  assert.deepEqual([72 * hour, 26 * hour, 5 * hour + 180_000, hour].map(inWords), [
    "3 days",
    "1 day 2 hours",
    "5 hours 3 minutes",
    "1 hour",
  ]);
  assert.equal(figures(49 * hour), "2 days 1 hour");
});
