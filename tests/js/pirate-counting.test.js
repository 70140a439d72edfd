import assert from "node:assert/strict";
import { test } from "node:test";
import { count, figure, owed, skeletonIn } from "../../static/js/table/pirate/halves.js";
import { lastRound, roundsOf, signed } from "../../static/js/table/pirate/past.js";

const COUNTED = [
  [[], 0],
  [["7", "h"], 15],
  [["p", "p"], 0],
  [["s"], 14],
  [["s", "h"], 15],
  [["s", "h", "h"], 14],
  [["4", "s", "h"], 15],
  [["4", "3", "s"], 16],
];

for (const [cards, halves] of COUNTED) {
  test(`${cards.join(" ") || "nothing"} counts ${halves} halves`, () => {
    assert.equal(count(cards), halves);
  });
}

test("the skeleton tells what it counts", () => {
  assert.equal(skeletonIn(["4", "s", "h"]), 3);
  assert.equal(skeletonIn(["4"]), 0);
});

test("the bank owes the bet, twice for seven and a half, nothing to a tie or to who is over", () => {
  assert.equal(owed(2, ["7"], ["6"]), 2);
  assert.equal(owed(2, ["7", "h"], ["6"]), 4);
  assert.equal(owed(2, ["6"], ["6"]), 0);
  assert.equal(owed(2, ["7", "1"], ["6"]), 0);
});

test("halves are written as people do", () => {
  assert.deepEqual([0, 1, 2, 15, 24].map(figure), ["0", "½", "1", "7½", "12"]);
});

const LOG = [
  { type: "dealer_picked", seat: 1 },
  { type: "round_began", round: 1, dealer: 1 },
  { type: "bet_won", seat: 0, bet: 1, won: 2, owed: 2 },
  { type: "bet_lost", seat: 2, bet: 2 },
  { type: "round_began", round: 2, dealer: 2 },
  { type: "bet_made", seat: 0, treasures: 1 },
];

test("each round tells what it brought, the bank's part too", () => {
  assert.deepEqual(roundsOf(LOG, 3), [
    { round: 1, dealer: 1, gains: [2, 0, -2], isDone: true },
    { round: 2, dealer: 2, gains: [0, 0, 0], isDone: false },
  ]);
});

test("the last round is the last one with a result", () => {
  assert.equal(lastRound(LOG, 3)?.round, 1);
  assert.equal(lastRound([], 3), undefined);
});

test("what was settled before the first known round is left out", () => {
  assert.deepEqual(roundsOf([{ type: "bet_lost", seat: 0, bet: 1 }], 2), []);
});

test("gains have a sign", () => {
  assert.deepEqual([2, 0, -1].map(signed), ["+2", "0", "−1"]);
});
