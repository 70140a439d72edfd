import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { isFinal, pause, reasonOf } from "../../static/js/table/policy.js";

test("pauses grow up to a limit", () => {
  const longest = [0, 1, 2, 5, 50].map((attempt) => pause(attempt, () => 1));

  assert.deepEqual(longest, [500, 1000, 2000, 15_000, 15_000]);
});

test("pauses differ by chance, by half at most", () => {
  assert.equal(
    pause(1, () => 0),
    500,
  );
});

test("only the codes of the site are final", () => {
  assert.deepEqual([1000, 1006, 4399, 4400, 4404, 4500].map(isFinal), [
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test("every final code has its own words", () => {
  const reasons = [4401, 4403, 4404, 4408, 4499].map(reasonOf);

  assert.equal(new Set(reasons).size, 5);
});
