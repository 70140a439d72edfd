import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyState } from "../../static/js/table/state.js";
import { table } from "./messages.js";

const { chosen, rulesOf, variantOf, worthOf } = await import(
  "../../static/js/table/casino/variant.js"
);

/**
 * @param {string} game
 * @param {Record<string, unknown>} options
 * @param {object} change
 */
const at = (game, options = {}, change = {}) =>
  variantOf({ state: { ...emptyState(), table: table({ game, options, ...change }) } });

const PARTNERS = { seats: [0, 1, 0, 1].map((side, seat) => ({ seat, side, person: null })) };

const CHOSEN = [
  [at("casino"), ["English rules", "21 points win"]],
  [at("casino", { rounds: 1 }), ["English rules", "The most points after 1 round win"]],
  [
    at("casino", { spade: true, faces_take_all: true, last_capture_no_sweep: false }),
    [
      "English rules",
      "Spade Casino: every spade counts",
      "A face card takes all of its rank",
      "The last capture may be a sweep, too",
      "61 points win",
    ],
  ],
  [at("casino-italian"), ["Italian rules", "More than 21 points win"]],
  [
    at("casino-italian", { royal: true, reach: true, target: 31 }, PARTNERS),
    [
      "Italian rules",
      "Royal: jack 11, queen 12, king 13, ace 1 or 14",
      "Partners sit opposite each other",
      "31 points win",
    ],
  ],
];

for (const [variant, expected] of CHOSEN) {
  test(`a table tells what is played: ${expected.join(", ")}`, () => {
    assert.deepEqual(chosen(variant), expected);
  });
}

test("the lowest score that wins is one more where the target must be exceeded", () => {
  assert.equal(at("casino").target, 21);
  assert.equal(at("casino-italian").target, 22);
  assert.equal(at("casino-italian", { reach: true }).target, 21);
});

test("rules follow the variant", () => {
  const [, englishTakes, , , , , englishSweep] = rulesOf(at("casino"));
  const [, italianTakes, , , , , noSweep] = rulesOf(at("casino-italian"));
  const [, , royalFaces, , , , royalSweep] = rulesOf(at("casino-italian", { royal: true }));
  const [, , , , , spades] = rulesOf(at("casino", { spade: true }));
  const [, , allFaces] = rulesOf(at("casino", { faces_take_all: true }));

  assert.match(englishTakes, /takes all of it/);
  assert.match(englishSweep, /but not with the last capture/);
  assert.match(italianTakes, /as you choose/);
  assert.match(noSweep, /brings no point/);
  assert.match(royalFaces, /queen 12/);
  assert.equal(royalSweep, "A sweep, which clears the table, brings 1 point.");
  assert.match(spades, /each spade 1/);
  assert.match(allFaces, /takes all cards of its rank/);
});

test("only Royal cards are marked with what they count", () => {
  const royal = at("casino-italian", { royal: true });

  assert.deepEqual(
    ["AS", "JD", "QC", "KH", "9S"].map((card) => worthOf(royal, card)),
    ["1/14", "11", "12", "13", ""],
  );
  assert.equal(worthOf(at("casino"), "KH"), "");
});
