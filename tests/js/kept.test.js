import assert from "node:assert/strict";
import { test } from "node:test";
import { kept } from "../../static/js/table/frame/kept.js";

test("a part is drawn anew only when a fact of it is another", () => {
  const drawn = [];
  const part = kept((...facts) => {
    drawn.push(facts);
    return { facts };
  });

  const first = part("a", "b");

  assert.equal(part("a", "b"), first);
  assert.deepEqual(part("a", "c"), { facts: ["a", "c"] });
  assert.deepEqual(part("a"), { facts: ["a"] });
  assert.deepEqual(drawn, [["a", "b"], ["a", "c"], ["a"]]);
});
