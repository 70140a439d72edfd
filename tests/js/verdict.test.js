import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { lossText, valueText, verdictOf, worstOf } from "../../static/js/table/replay/verdict.js";

const move = (measure, loss, version = 1) => ({ measure, loss, version });

test("values are told in the unit of the game", () => {
  assert.deepEqual(
    [
      valueText("win_chance", 0.618),
      valueText("points", 1.25),
      valueText("points", -2),
      valueText("points", -0.01),
      valueText("place", 2.04),
      valueText("place", null),
    ],
    ["62 %", "+1.3", "-2", "0", "2", "–"],
  );
});

test("a loss is a whole sentence, and noise is none", () => {
  assert.equal(lossText(move("win_chance", 0.13)), "13 % less chance to win than the best move.");
  assert.equal(lossText(move("points", 1.5)), "1.5 points less than the best move.");
  assert.equal(lossText(move("place", 0.4)), "0.4 places behind the best move.");
  assert.equal(lossText(move("win_chance", 0.01)), "");
});

test("every move has a verdict", () => {
  assert.equal(verdictOf(move("points", null)), "The bot did not think of this move.");
  assert.equal(verdictOf(move("points", 0.1)), "As good as the best move.");
  assert.equal(verdictOf(move("points", 2)), "2 points less than the best move.");
});

test("the worst moves come first, five of them", () => {
  const losses = [0.5, null, 3, 0.05, 1, 2, 4, 0.3];

  const worst = worstOf(losses.map((loss, version) => move("points", loss, version)));

  assert.deepEqual(
    worst.map(({ loss }) => loss),
    [4, 3, 2, 1, 0.5],
  );
});
