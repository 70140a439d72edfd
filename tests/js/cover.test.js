import assert from "node:assert/strict";
import { test } from "node:test";
import { cover, coverWithOwn } from "../../static/js/table/casino/cover.js";

const NINES = [["9C"], ["4D", "5H"], ["AH", "2C", "6S"], ["AH", "8C"]];

test("cards that listed groups cover exactly are split", () => {
  const split = cover(["6S", "9C", "AH", "2C"], NINES);

  assert.deepEqual(split, [["AH", "2C", "6S"], ["9C"]]);
});

test("a card that no group takes cannot be covered", () => {
  assert.equal(cover(["9C", "4D"], NINES), null);
});

test("no card is in two groups", () => {
  assert.equal(cover(["AH", "2C", "6S", "8C"], NINES), null);
});

test("no cards are covered by no groups", () => {
  assert.deepEqual(cover([], NINES), []);
});

test("a split that is not accepted is passed over", () => {
  const groups = [["2C"], ["2D"], ["2C", "2D"]];

  const split = cover(["2C", "2D"], groups, (found) => found.length === 1);

  assert.deepEqual(split, [["2C", "2D"]]);
});

test("an endless search gives up", () => {
  const cards = Array.from({ length: 40 }, (_, at) => `c${at}`);
  const pairs = cards.flatMap((one, at) => cards.slice(at + 1, 39).map((other) => [one, other]));

  assert.equal(cover(cards, pairs), null);
});

test("the own group comes first and may be empty only alone", () => {
  const lists = { own: [["4D"]], further: [["9C"]] };

  assert.deepEqual(coverWithOwn(["9C", "4D"], { ...lists, alone: false }), [["4D"], ["9C"]]);
  assert.deepEqual(coverWithOwn(["9C"], { ...lists, alone: true }), [[], ["9C"]]);
  assert.equal(coverWithOwn(["9C"], { ...lists, alone: false }), null);
});
