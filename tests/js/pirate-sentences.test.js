import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { scene } from "./pirate.js";

const { lineOf } = await import("../../static/js/table/pirate/sentences.js");
const { nodes, words } = await import("../../static/js/table/text.js");

/** Each event as Anna hears it. */
const SAID = [
  [{ type: "round_began", round: 1, dealer: 0 }, "Round 1: you hold the bank."],
  [{ type: "round_began", round: 2, dealer: 1 }, "Round 2: Bruno holds the bank."],
  [{ type: "hand_dealt", seat: 0, card: "4" }, "Your first card is emerald 4."],
  [{ type: "bet_made", seat: 0, treasures: 2 }, "You bet 2 treasures."],
  [{ type: "bet_made", seat: 1, treasures: null }, "Bruno has bet."],
  [{ type: "bets_shown", treasures: [1, 2, 0] }, "The bets: you 1 and Bruno 2."],
  [{ type: "card_up", seat: 0, card: "h" }, "You get gold coin ½, face up."],
  [{ type: "card_up", seat: 1, card: "s" }, "Bruno gets the skeleton, face up."],
  [
    { type: "card_down", seat: 0, turned_up: "4", card: "3" },
    "You turn emerald 4 up and get topaz 3, face down.",
  ],
  [
    { type: "card_down", seat: 1, turned_up: "p", card: null },
    "Bruno turns pebble 0 up and gets a card, face down.",
  ],
  [
    { type: "open_bust", seat: 0, half_points: 17 },
    "Your open cards make 8½: everybody sees that you are over.",
  ],
  [{ type: "open_bust", seat: 1, half_points: 16 }, "The open cards of Bruno make 8: over."],
  [{ type: "served_said", seat: 0 }, "You say: served."],
  [{ type: "served_said", seat: 1 }, "Bruno says: served."],
  [
    { type: "dealer_drew", seat: 0, card: "1", half_points: 2 },
    "You draw pearl 1: the bank has 1.",
  ],
  [
    { type: "dealer_drew", seat: 2, card: "7", half_points: 15 },
    "Carla draws ruby 7: the bank has 7½.",
  ],
  [
    { type: "dealer_bust", seat: 0, half_points: 16 },
    "You are over and pay everybody who is left.",
  ],
  [
    { type: "dealer_bust", seat: 2, half_points: 16 },
    "Carla is over and pays everybody who is left.",
  ],
  [{ type: "called", dealer: 0, seat: 1 }, "You ask Bruno to show."],
  [{ type: "called", dealer: 2, seat: 0 }, "Carla asks you to show."],
  [{ type: "called", dealer: 2, seat: 1 }, "Carla asks Bruno to show."],
  [
    { type: "shown", seat: 0, cards: ["5", "2"], half_points: 14 },
    "You show sapphire 5 and amber 2: 7.",
  ],
  [{ type: "shown", seat: 1, cards: ["6"], half_points: 12 }, "Bruno shows amethyst 6: 6."],
  [{ type: "conceded", seat: 0 }, "You hand your bet over, unseen."],
  [{ type: "conceded", seat: 1 }, "Bruno hands the bet over, unseen."],
  [{ type: "bet_won", seat: 0, bet: 2, won: 2, owed: 2 }, "You win 2 treasures."],
  [{ type: "bet_won", seat: 1, bet: 1, won: 1, owed: 1 }, "Bruno wins 1 treasure."],
  [
    { type: "bet_won", seat: 0, bet: 2, won: 4, owed: 4 },
    "Seven and a half: you win double, 4 treasures.",
  ],
  [
    { type: "bet_won", seat: 1, bet: 2, won: 1, owed: 4 },
    "Bruno wins 1 treasure; the bank cannot pay the other 3 treasures.",
  ],
  [{ type: "bet_lost", seat: 0, bet: 1 }, "You lose 1 treasure to the bank."],
  [{ type: "bet_lost", seat: 1, bet: 2 }, "Bruno loses 2 treasures to the bank."],
  [{ type: "bet_returned", seat: 0, bet: 1 }, "You take 1 treasure back."],
  [{ type: "bet_returned", seat: 1, bet: 2 }, "Bruno takes 2 treasures back."],
  [{ type: "bankrupt", seat: 0 }, "You have no treasure left."],
  [{ type: "bankrupt", seat: 2 }, "Carla has no treasure left."],
  [
    { type: "match_ended", places: [1, 2, 3], scores: [20, 10, 0] },
    "The match is over. Treasures: you 20 and Bruno 10.",
  ],
];

for (const [event, expected] of SAID) {
  test(`${event.type} is said: ${expected}`, () => {
    const line = lineOf(scene(), event);

    assert.equal(line && words(line), expected);
  });
}

test("nothing is said of the first dealer, who is named with the round, nor of others' cards", () => {
  assert.equal(lineOf(scene(), { type: "dealer_picked", seat: 1 }), null);
  assert.equal(lineOf(scene(), { type: "hand_dealt", seat: 1, card: null }), null);
});

test("a sentence shows cards as small gems", () => {
  const line = lineOf(scene(), { type: "card_up", seat: 1, card: "5" });

  const [, name, verb, [card]] = nodes(line);

  assert.equal(name.type, "b");
  assert.equal(verb, " gets ");
  assert.equal(card.props.card, "5");
});
