import assert from "node:assert/strict";
import { test } from "node:test";
import { turnsOf } from "../../static/js/table/casanova/history.js";
import {
  cardsOf,
  diceOf,
  playOf,
  saying,
  typedCard,
} from "../../static/js/table/casanova/plays.js";
import { stagesOf } from "../../static/js/table/casanova/stages.js";

const ANNOUNCE = [1, 2].flatMap((dice) => [3, 9].map((card) => ({ type: "announce", dice, card })));
const PLAY = [3, 9].map((card) => ({ type: "play", card }));

test("the active seat chooses among dice and cards", () => {
  assert.deepEqual(
    [diceOf(ANNOUNCE), cardsOf(ANNOUNCE)],
    [
      [1, 2],
      [3, 9],
    ],
  );
});

test("the others choose a card only", () => {
  assert.deepEqual([diceOf(PLAY), cardsOf(PLAY)], [[], [3, 9]]);
});

test("dice and a card together make the play", () => {
  assert.deepEqual(playOf(ANNOUNCE, { card: 9, dice: 2 }), { type: "announce", dice: 2, card: 9 });
  assert.deepEqual(playOf(PLAY, { card: 3, dice: null }), { type: "play", card: 3 });
});

for (const picks of [
  { card: null, dice: 2 },
  { card: 9, dice: null },
  { card: 5, dice: 2 },
]) {
  test(`${JSON.stringify(picks)} makes no play`, () => {
    assert.equal(playOf(ANNOUNCE, picks), null);
  });
}

test("words are sent only when they are offered", () => {
  const offered = [{ type: "quitte" }];

  assert.deepEqual(saying(offered, "quitte"), { type: "quitte" });
  assert.equal(saying(offered, "double"), null);
});

for (const [digit, before, now, card] of [
  [7, null, 0, 7],
  [0, null, 0, 0],
  [2, { digit: 1, at: 0 }, 500, 12],
  [0, { digit: 1, at: 0 }, 500, 10],
  [4, { digit: 1, at: 0 }, 500, 4],
  [2, { digit: 1, at: 0 }, 2000, 2],
  [3, { digit: 2, at: 0 }, 100, 3],
]) {
  test(`${digit} after ${JSON.stringify(before)} at ${now} means card ${card}`, () => {
    assert.equal(typedCard(digit, before, now), card);
  });
}

const PLAYED = { type: "played", seat: 1, card: null };
const ROLLED = { type: "rolled", faces: [2, 6], massimo: 8 };
const QUITTE = { type: "quitte_said", seat: 1 };
const REVEALED = { type: "revealed", cards: [6, 7] };
const WON = { type: "turn_won", seats: [1], coins: 2, left: 0, unopposed: false };
const BEGAN = { type: "turn_began", turn: 3, seat: 0, pot: 0 };

/** @param {object[]} stages */
const told = (stages) => stages.map(({ staged }) => staged.told.map(({ type }) => type));

test("dice tumble for about 700 ms before the roll is known", () => {
  const stages = stagesOf([PLAYED, ROLLED], 0);

  assert.deepEqual(told(stages), [["played"], ["played"], ["played"]]);
  assert.equal(
    stages.reduce((sum, { ms }) => sum + ms, 0),
    720,
  );
  for (const { staged } of stages) {
    assert.equal(staged.tumbling.length, 2);
    assert.ok(staged.tumbling.every((face) => face >= 1 && face <= 6));
  }
});

test("the word of another seat, the cards and the winner are shown in turn", () => {
  assert.deepEqual(told(stagesOf([QUITTE, REVEALED, WON, BEGAN], 0)), [
    ["quitte_said"],
    ["quitte_said", "revealed"],
    ["quitte_said", "revealed", "turn_won"],
  ]);
});

test("what the visitor has said is not shown again", () => {
  assert.deepEqual(told(stagesOf([QUITTE, REVEALED, WON, BEGAN], 1)), [
    ["quitte_said", "revealed"],
    ["quitte_said", "revealed", "turn_won"],
  ]);
});

for (const events of [[], [PLAYED], [{ type: "doubled", seat: 1 }]]) {
  test(`${events[0]?.type ?? "nothing"} needs no stage`, () => {
    assert.deepEqual(stagesOf(events, 0), []);
  });
}

test("the score sheet has the turns whose cards are known", () => {
  const log = [
    { ...BEGAN, turn: 1 },
    ROLLED,
    QUITTE,
    REVEALED,
    WON,
    { ...BEGAN, turn: 2 },
    { ...ROLLED, massimo: 1 },
    REVEALED,
    { type: "pot_stayed", coins: 2 },
    BEGAN,
    ROLLED,
  ];

  assert.deepEqual(turnsOf(log), [
    { turn: 1, massimo: 8, cards: [6, 7], winners: [1], coins: 2 },
    { turn: 2, massimo: 1, cards: [6, 7], winners: [], coins: 0 },
  ]);
});

test("a log that begins in the middle has no winner without cards", () => {
  assert.deepEqual(turnsOf([WON]), []);
});
