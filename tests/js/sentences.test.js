import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyState } from "../../static/js/table/state.js";
import { table } from "./messages.js";

const { lineOf } = await import("../../static/js/table/casino/sentences.js");
const { nodes, words } = await import("../../static/js/table/text.js");

const scene = { state: { ...emptyState(), table: table() } };

const SAID = [
  [{ type: "dealer_chosen", seat: 0 }, "You deal first."],
  [{ type: "dealt", round: 2, deal: 1, deals: 6, hands: [], table: [] }, "Round 2, deal 1 of 6."],
  [{ type: "trailed", seat: 1, card: "KS" }, "Bruno trails king of spades"],
  [
    { type: "captured", seat: 0, card: "9H", cards: ["5H", "4D", "9C"], swept: false },
    "You take five of hearts, four of diamonds, and nine of clubs with nine of hearts",
  ],
  [
    { type: "captured", seat: 1, card: "9H", cards: ["9C"], swept: true },
    "Bruno sweeps the table: nine of clubs with nine of hearts",
  ],
  [
    {
      type: "built",
      seat: 1,
      card: "3S",
      groups: [["4D"]],
      value: 7,
      onto: null,
      raised: false,
      multiple: false,
    },
    "Bruno builds 7: three of spades and four of diamonds",
  ],
  [
    {
      type: "built",
      seat: 0,
      card: "5S",
      groups: [["3H"], ["8C"]],
      value: 8,
      onto: null,
      raised: false,
      multiple: true,
    },
    "You build several 8s: five of spades, three of hearts, and eight of clubs",
  ],
  [
    {
      type: "built",
      seat: 1,
      card: "2H",
      groups: [[]],
      value: 9,
      onto: 1,
      raised: true,
      multiple: false,
    },
    "Bruno raises a build to 9 with two of hearts",
  ],
  [
    {
      type: "built",
      seat: 1,
      card: "7C",
      groups: [[]],
      value: 7,
      onto: 1,
      raised: false,
      multiple: true,
    },
    "Bruno adds seven of clubs to the build of 7",
  ],
  [{ type: "residue_taken", seat: 1, cards: ["KS"] }, "Bruno takes what is left: king of spades"],
  [{ type: "residue_taken", seat: null, cards: ["KS"] }, "Nobody takes the cards that are left."],
  [{ type: "round_scored", round: 1, items: [], scores: [9, 5] }, "Round 1 ends 9 : 5."],
  [{ type: "match_ended", places: [1, 2], scores: [22, 17] }, "The match is over: 22 : 17."],
];

for (const [event, expected] of SAID) {
  test(`${event.type} is said: ${expected}`, () => {
    const line = lineOf(scene, event);

    assert.equal(line && words(line), expected);
  });
}

test("nothing is said of a table without a rest", () => {
  assert.equal(lineOf(scene, { type: "residue_taken", seat: 1, cards: [] }), null);
});

test("a sentence is shown with a bold name and cards", () => {
  const line = lineOf(scene, { type: "trailed", seat: 1, card: "KS" });

  const [, name, verb, cards] = nodes(line);

  assert.equal(name.type, "b");
  assert.equal(verb, " trails ");
  assert.deepEqual(
    cards.map(({ props }) => props.card),
    ["KS"],
  );
});

test("an unknown place stays as it is", () => {
  assert.equal(words({ text: "a %(b)s", parts: {} }), "a %(b)s");
  assert.deepEqual(nodes({ text: "a %(b)s", parts: {} }), ["a ", "b", ""]);
});

test("clearing the table is no sweep where it brings no point", () => {
  const italian = { state: { ...emptyState(), table: table({ game: "casino-italian" }) } };
  const swept = { type: "captured", seat: 1, card: "9H", cards: ["9C"], swept: true };
  const yours = { ...swept, seat: 0 };

  assert.equal(
    words(lineOf(italian, swept)),
    "Bruno clears the table: nine of clubs with nine of hearts",
  );
  assert.match(words(lineOf(italian, yours)), /^You clear the table/);
});
