import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyState } from "../../static/js/table/state.js";
import { table, update } from "./messages.js";

const { lineOf } = await import("../../static/js/table/casanova/sentences.js");
const { spoken } = await import("../../static/js/table/casanova/spoken.js");
const { words } = await import("../../static/js/table/text.js");

const person = (seat, name) => ({ seat, side: seat, person: { name, rating: 1500 }, ready: false });
const SEATS = [person(0, "Anna"), person(1, "Bruno"), person(2, "Carla")];

/** @param {object} view */
function sceneOf(view = {}) {
  const state = { ...emptyState(), table: table({ seats: SEATS }), update: update({ view }) };
  return { state, ui: { staged: null, picks: { card: null, dice: null } } };
}

const SAID = [
  [{ type: "active_picked", seat: 0 }, "You are active first."],
  [{ type: "active_picked", seat: 1 }, "Bruno is active first."],
  [{ type: "turn_began", turn: 4, seat: 0, pot: 0 }, "Turn 4: you are active."],
  [
    { type: "turn_began", turn: 4, seat: 1, pot: 1 },
    "Turn 4: Bruno is active, and 1 coin is left in the pot.",
  ],
  [
    { type: "turn_began", turn: 4, seat: 0, pot: 3 },
    "Turn 4: you are active, and 3 coins are left in the pot.",
  ],
  [{ type: "announced", seat: 0, dice: 1 }, "You announce 1 die."],
  [{ type: "announced", seat: 1, dice: 3 }, "Bruno announces 3 dice."],
  [{ type: "played", seat: 0, card: 7 }, "You play 7 face down."],
  [{ type: "played", seat: 1, card: null }, "Bruno plays a card face down."],
  [{ type: "played", seat: 1, card: 12 }, "Bruno plays 12 face down."],
  [{ type: "rolled", faces: [4], massimo: 4 }, "The die shows 4: that is the massimo."],
  [{ type: "rolled", faces: [4, 6], massimo: 10 }, "The dice show 4 and 6: the massimo is 10."],
  [{ type: "quitte_said", seat: 0 }, "You say “Quitte”."],
  [{ type: "quitte_said", seat: 1 }, "Bruno says “Quitte”."],
  [{ type: "doubled", seat: 0 }, "You say “Double” and add a coin."],
  [{ type: "doubled", seat: 1 }, "Bruno says “Double” and adds a coin."],
  [{ type: "matched", seat: 0 }, "You add a coin and stay in."],
  [{ type: "matched", seat: 1 }, "Bruno adds a coin and stays in."],
  [{ type: "withdrew", seat: 0 }, "You withdraw."],
  [{ type: "withdrew", seat: 1 }, "Bruno withdraws."],
  [{ type: "revealed", cards: [7, null, 12] }, "The cards are turned up: You 7 and Carla 12"],
  [won([0], { coins: 4 }), "You take the pot: 4 coins."],
  [won([1], { coins: 4 }), "Bruno takes the pot: 4 coins."],
  [
    won([0], { coins: 5, unopposed: true }),
    "All others have withdrawn: you take the pot of 5 coins.",
  ],
  [
    won([2], { coins: 5, unopposed: true }),
    "All others have withdrawn: Carla takes the pot of 5 coins.",
  ],
  [won([0, 2], { coins: 1 }), "You and Carla share the pot, 1 coin each."],
  [
    won([1, 2], { coins: 2, left: 1 }),
    "Bruno and Carla share the pot, 2 coins each; what cannot be shared stays: 1.",
  ],
  [{ type: "pot_stayed", coins: 3 }, "No card fits: 3 coins stay in the pot."],
  [{ type: "eliminated", seat: 0 }, "You have no coin left and are out."],
  [{ type: "eliminated", seat: 2 }, "Carla has no coin left and is out."],
  [ended(0), "The match is over: 20 : 16 : 0."],
  [ended(1), "The match is over: 20 : 16 : 0. Nobody gets the coin that is left in the pot."],
  [ended(3), "The match is over: 20 : 16 : 0. Nobody gets the 3 coins that are left in the pot."],
];

/**
 * @param {number[]} seats
 * @param {object} change
 */
function won(seats, change) {
  return { type: "turn_won", seats, coins: 1, left: 0, unopposed: false, ...change };
}

/** @param {number} unclaimed */
function ended(unclaimed) {
  return { type: "match_ended", places: [1, 2, 3], scores: [20, 16, 0], unclaimed };
}

for (const [event, sentence] of SAID) {
  test(sentence, () => {
    assert.equal(words(lineOf(sceneOf(), event)), sentence);
  });
}

/** @param {object} change */
function player(change = {}) {
  return { coins: 12, used: [], card: null, has_played: false, has_withdrawn: false, ...change };
}

test("the table is read aloud with who has played and what is gone", () => {
  const players = [
    player({ card: 7, has_played: true, coins: 10 }),
    player({ used: [1, 13], has_played: true, has_withdrawn: true }),
    player({ coins: 8 }),
  ];
  const view = { turn: 3, active: 1, dice: 2, roll: [3, 5], pot: 1, players, hand: [2, 9] };

  const said = spoken(sceneOf(view));

  assert.deepEqual(said, {
    table:
      "Turn 3. Bruno rolls 2 dice. The massimo is 8. 1 coin in the pot. " +
      "Bruno has withdrawn. Used by Bruno: 1 and 13. Carla has not played.",
    hand: "Your cards: 2 and 9. On the table: 7.",
    score: "You: 10, Bruno: 12, Carla: 8",
  });
});

test("before the dice are named the table says no more than the pot", () => {
  const players = [player(), player({ has_played: true }), player()];
  const view = { turn: 1, active: 1, dice: 0, roll: [], pot: 0, players, hand: [4] };

  const { table: said, hand } = spoken(sceneOf(view));

  assert.equal(said, "Turn 1. 0 coins in the pot. Bruno has chosen a card. Carla has not played.");
  assert.equal(hand, "Your cards: 4.");
});
