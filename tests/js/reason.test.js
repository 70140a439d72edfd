import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { build, capture, card, offer } from "./casino.js";

const { reasonAgainst, refusalInWords } = await import("../../static/js/table/casino/reason.js");

const REASONS = [
  ["a wrong sum", capture(), ["6S", "2C"], [], "6 + 2 make 8, not 9."],
  ["one wrong card", capture(), ["6S"], [], "6 is not 9."],
  [
    "a right sum of wrong parts",
    capture(),
    ["9C", "5H", "4D", "9C"],
    [],
    "9 + 5 + 4 + 9 cannot be split into groups of 9.",
  ],
  ["a face card in a sum", capture(), ["9C", "KS"], [], "These cards do not go together."],
  [
    "two faces",
    capture({ groups: "K", single: true }),
    ["KS", "9C"],
    [],
    "A face card takes one card.",
  ],
  [
    "a missing equal card",
    capture({ together: ["9C", "9D"] }),
    ["9C"],
    [],
    "Equal cards come all or none: 9 is missing.",
  ],
  ["a build of another value", capture(), [], [3], "This card does not take this build."],
  [
    "a build left behind",
    capture({ required: [2], builds: [2] }),
    ["9C"],
    [],
    "Only this card can take your build, so the build must come too.",
  ],
];

for (const [name, offered, cards, builds, expected] of REASONS) {
  test(`the reason against ${name} is said in words`, () => {
    const choices = offer(card({ captures: [offered] }));

    assert.equal(reasonAgainst(choices, { card: "9H", cards, builds }), expected);
  });
}

test("a card that only builds says what its picks lack", () => {
  const choices = offer(card({ builds: [build()] }));

  const reason = reasonAgainst(choices, { card: "9H", cards: ["KS"], builds: [] });

  assert.equal(reason, "These cards make no build that you can take later.");
});

test("a card without any choice says so", () => {
  const reason = reasonAgainst(offer(card()), { card: "9H", cards: ["KS"], builds: [] });

  assert.equal(reason, "This card takes nothing here and builds nothing.");
});

test("without a card there is no reason to give", () => {
  assert.equal(reasonAgainst(offer(card()), { card: null, cards: [], builds: [] }), "");
});

test("the ban on trailing is said in the language of the page", () => {
  const refusal = { code: "owns_build", sentence: "English", facts: {} };

  assert.equal(refusalInWords(refusal), "You own a build, so you may not trail.");
});
