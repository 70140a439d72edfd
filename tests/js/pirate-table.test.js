import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { BANK, player, scene, view } from "./pirate.js";

const { nameOf } = await import("../../static/js/table/pirate/cards.js");
const { offersOf } = await import("../../static/js/table/pirate/offers.js");
const { spoken } = await import("../../static/js/table/pirate/spoken.js");
const { stagesOf } = await import("../../static/js/table/pirate/stages.js");
const { summary } = await import("../../static/js/table/pirate/score.js");
const { totalInWords } = await import("../../static/js/table/pirate/hand.js");
const { viewOf } = await import("../../static/js/table/pirate/view.js");

const UP = { type: "card", face: "up" };
const DOWN = { type: "card", face: "down" };
const SERVED = { type: "served" };

/**
 * @param {object} seen
 * @param {...object} choices
 */
const said = (seen, ...choices) =>
  offersOf(scene(view(seen), { choices })).map(({ label, so }) => `${label}: ${so}`);

test("a card face down says what it turns up, served what one stays at", () => {
  assert.deepEqual(said({}, UP, DOWN, SERVED), [
    "Card, face up: everybody sees it",
    "Card, face down: turns your emerald 4 up",
    "Served: stay at 4",
  ]);
});

test("who is over in secret stays over", () => {
  const players = [player({ hidden: "4", open: ["5"] }), player(), BANK];

  assert.deepEqual(said({ players }, SERVED), ["Served: stay over, at 9"]);
});

test("a bet says what stays, or that it is the last", () => {
  const players = [player({ hidden: "4", bet: 0, treasures: 2 }), player(), BANK];
  const bets = [1, 2].map((treasures) => ({ type: "bet", treasures }));

  assert.deepEqual(said({ phase: "bet", players }, ...bets), [
    "Bet 1 treasure: 1 treasure stays with you",
    "Bet 2 treasures: your last ones",
  ]);
});

test("the bank reads what going over costs, no more than it has, and whom it asks", () => {
  const bank = { ...BANK, treasures: 3, open: ["5"] };
  const settled = player({ bet: 0, is_settled: true });
  const seen = { dealer: 0, players: [bank, settled, player({ bet: 2 })], phase: "bank" };
  const poor = { ...seen, players: [{ ...bank, treasures: 1 }, settled, player({ bet: 2 })] };

  assert.deepEqual(said(seen, { type: "draw" }, { type: "call" }), [
    "Draw a card: going over costs 2 treasures",
    "Ask Carla to show: the bet is 2 treasures",
  ]);
  assert.deepEqual(said(poor, { type: "draw" }), ["Draw a card: going over costs 1 treasure"]);
});

test("who is asked reads what showing brings", () => {
  const at = (/** @type {string} */ hidden, treasures = 10) => ({
    phase: "show",
    players: [
      player({ hidden, open: ["h"], bet: 2 }),
      player(),
      { ...BANK, treasures, open: ["6"] },
    ],
  });
  const choices = [{ type: "show" }, { type: "concede" }];

  assert.deepEqual(said(at("7"), ...choices), [
    "Show your cards: 7½ wins 4 treasures",
    "Hand over 2 treasures: nobody sees your hidden card",
  ]);
  assert.deepEqual(said(at("7", 3), { type: "show" }), ["Show your cards: 7½ wins 3 treasures"]);
  assert.deepEqual(said(at("5"), { type: "show" }), ["Show your cards: 5½ loses 2 treasures"]);
});

test("nothing is offered to a watcher, nor before the match", () => {
  assert.deepEqual(offersOf(scene(view(), { you: null, choices: [SERVED] })), []);
  assert.deepEqual(offersOf(scene(undefined, { choices: null })), []);
});

test("a total tells the skeleton's number and what the others see", () => {
  assert.equal(totalInWords(player({ hidden: "4" })), "of 7½");
  assert.equal(
    totalInWords(player({ hidden: "s", open: ["4", "h"] })),
    "of 7½ · the skeleton counts 3 · others see 4½",
  );
  assert.equal(totalInWords(player({ hidden: "6", open: ["5"] })), "over 7½ · others see 5");
  assert.equal(totalInWords(player({ hidden: "6", open: ["1"], has_shown: true })), "of 7½");
});

const SHOWN = { type: "shown", seat: 1, cards: ["6", "1"], half_points: 14 };
const WON = { type: "bet_won", seat: 1, bet: 1, won: 1, owed: 1 };
const NEXT = { type: "round_began", round: 3, dealer: 0 };
const DREW = { type: "dealer_drew", seat: 2, card: "7", half_points: 24 };
const BUST = { type: "dealer_bust", seat: 2, half_points: 24 };

test("the last hand of a round is looked at before the cards are put away", () => {
  const stages = stagesOf([SHOWN, WON, NEXT]);

  assert.deepEqual(
    stages.map(({ staged }) => staged),
    [
      { event: SHOWN, so: [SHOWN] },
      { event: WON, so: [SHOWN, WON] },
    ],
  );
});

test("a bank that goes over shows its card, then pays", () => {
  const kinds = stagesOf([DREW, BUST, WON, NEXT]).map(({ staged }) => staged.event.type);

  assert.deepEqual(kinds, ["dealer_drew", "dealer_bust", "bet_won"]);
});

test("what goes on in a round needs no stage", () => {
  assert.deepEqual(stagesOf([SHOWN, WON]), []);
  assert.deepEqual(stagesOf([NEXT]), []);
  assert.equal(
    stagesOf([{ type: "conceded", seat: 1 }, { ...WON, type: "bet_lost" }, NEXT]).length,
    2,
  );
});

test("a stage lays open what has happened, and moves the treasures", () => {
  const players = [player({ hidden: "4" }), player({ open: ["1"] }), { ...BANK, open: ["5"] }];
  const at = (/** @type {object[]} */ ...so) =>
    viewOf(scene(view({ players }), { staged: { event: so.at(-1), so } }))?.players;

  assert.deepEqual(at(DREW)?.[2]?.open, ["5", "7"]);
  const [, shown, bank] = at(SHOWN, WON) ?? [];
  assert.deepEqual([shown?.hidden, shown?.has_shown, shown?.treasures], ["6", true, 11]);
  assert.equal(bank?.treasures, 9);
  const [, lost, richer] = at({ type: "bet_lost", seat: 1, bet: 1 }) ?? [];
  assert.deepEqual([lost?.treasures, lost?.bet, richer?.treasures], [9, 0, 11]);
  assert.deepEqual(at(BUST), players);
});

test("the table is read aloud: the bank, the others, the own hand, the treasures", () => {
  const players = [
    player({ hidden: "4", open: ["h"] }),
    player({ open: ["2"], is_served: true }),
    { ...BANK, open: ["5"] },
  ];

  assert.deepEqual(spoken(scene(view({ players }))), {
    table: "Bank of Carla: sapphire 5, 5 in all. Bruno: amber 2, bet 1, served.",
    hand: "emerald 4 and gold coin ½: 4½ of 7½ · others see ½.",
    score: "Anna: 9 treasures, Bruno: 9 treasures, Carla: 10 treasures",
  });
});

test("the bank's own hand is the bank, a watcher has none", () => {
  const seen = view({ dealer: 0, players: [BANK, player(), player({ bet: null })] });

  assert.equal(spoken(scene(seen)).hand, "Your bank: no card yet.");
  assert.match(spoken(scene(seen)).table, /Carla: a hidden card\.$/);
  assert.equal(spoken(scene(view(), { you: null })).hand, "");
});

test("what the last round brought is said in a sentence", () => {
  const log = [
    { type: "round_began", round: 1, dealer: 2 },
    { type: "bet_lost", seat: 0, bet: 2 },
  ];

  assert.equal(
    summary(scene(view(), { log }), view()),
    "Round 1 brought: you −2, Bruno 0, and Carla +2.",
  );
  assert.equal(summary(scene(), view()), "");
});

test("an unknown card keeps its name", () => {
  assert.equal(nameOf("x"), "x");
});
