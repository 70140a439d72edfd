import "./globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyState } from "../../static/js/table/state.js";
import { held, player, view } from "./cuccu.js";

const { choicesOf: chosen, question } = await import("../../static/js/table/cuccu/choices.js");
const { fullNameOf, meaningOf, nameOf } = await import("../../static/js/table/cuccu/cards.js");
const { knownBy } = await import("../../static/js/table/cuccu/hand.js");
const { noteOf } = await import("../../static/js/table/cuccu/holding.js");
const { lineOf } = await import("../../static/js/table/cuccu/sentences.js");
const { isPlay, lastScene, spoken } = await import("../../static/js/table/cuccu/spoken.js");
const { words } = await import("../../static/js/table/text.js");

const NAMES = ["Anna", "Bruno", "Carla", "Dario"];

/**
 * What seat 1, Bruno, sees.
 * @param {Record<string, unknown>} change of the view
 * @param {object[]} log
 */
function scene(change = {}, log = []) {
  const seats = NAMES.map((name, seat) => ({ seat, side: seat, person: { name } }));
  const table = { your_seat: 1, seats, options: {} };
  const update = { view: view({ viewer: 1, ...change }), asked: [1], outcome: null };
  return { state: { ...emptyState(), table, update, log }, ui: { staged: null } };
}

const told = (event) => {
  const line = lineOf(scene(), event);
  return line && words(line);
};

const SAID = [
  [{ type: "dealer_picked", seat: 1 }, "You deal first."],
  [{ type: "round_began", round: 2, dealer: 1 }, "Round 2: you deal."],
  [{ type: "round_began", round: 2, dealer: 0 }, "Round 2: Anna deals."],
  [{ type: "dealt", seat: 0, card: null }, null],
  [{ type: "dealt", seat: 1, card: "12" }, "You are dealt the cat."],
  [{ type: "kept", seat: 1 }, "You keep your card."],
  [{ type: "kept", seat: 0 }, "Anna keeps the card."],
  [{ type: "revealed", seat: 2, card: "13" }, "Carla turns up the horse."],
  [{ type: "swap_asked", seat: 1, target: 2 }, "You ask Carla to swap."],
  [{ type: "swap_asked", seat: 0, target: 1 }, "Anna asks you to swap."],
  [{ type: "swap_asked", seat: 2, target: 3 }, "Carla asks Dario to swap."],
  [
    { type: "swapped", seat: 1, target: 2, given: "3", received: "7" },
    "You give Carla the three and get the seven.",
  ],
  [
    { type: "swapped", seat: 0, target: 1, given: "3", received: "7" },
    "You give Anna the seven and get the three.",
  ],
  [{ type: "swapped", seat: 2, target: 3, given: null, received: null }, "Carla swaps with Dario."],
  [
    { type: "deck_swapped", seat: 1, end: "bottom", given: "3", received: "15" },
    "You give the pack the three and get its bottom card, the cuckoo.",
  ],
  [
    { type: "deck_swapped", seat: 1, end: "top", given: "3", received: "15" },
    "You give the pack the three and get its top card, the cuckoo.",
  ],
  [
    { type: "deck_swapped", seat: 0, end: "bottom", given: null, received: null },
    "Anna swaps with the bottom card of the pack.",
  ],
  [
    { type: "deck_swapped", seat: 0, end: "top", given: null, received: null },
    "Anna swaps with the top card of the pack.",
  ],
  [{ type: "cuckoo_refused", seat: 2, asker: 1 }, "The cuckoo of Carla does not let you swap."],
  [{ type: "cuckoo_refused", seat: 1, asker: 0 }, "Your cuckoo does not let Anna swap."],
  [{ type: "hunter_shot", seat: 2, asker: 0 }, "The hunter of Carla refuses and shoots Anna."],
  [{ type: "cat_scratched", seat: 2, asker: 1 }, "The cat of Carla refuses and scratches you."],
  [{ type: "horse_jumped", seat: 2, asker: 1 }, "You jump the horse of Carla and ask on."],
  [{ type: "horse_jumped", seat: 2, asker: 0 }, "Anna jumps the horse of Carla and asks on."],
  [{ type: "inn_reached", seat: 2, asker: 1 }, "The inn of Carla stops you."],
  [
    { type: "request_dropped", seat: 0, innkeeper: 1 },
    "Anna drops the request and keeps the card.",
  ],
  [{ type: "cover_asked", seat: 0, innkeeper: 1 }, "Anna asks you to pay for a zero."],
  [{ type: "cover_accepted", seat: 1, asker: 0 }, "You will pay if Anna loses with a zero."],
  [{ type: "cover_accepted", seat: 0, asker: 1 }, "Anna will pay if you lose with a zero."],
  [{ type: "cover_refused", seat: 2, asker: 1 }, "Carla refuses and must swap with you."],
  [{ type: "swap_undone", seat: 0, target: 1 }, "You take your card back from Anna."],
  [{ type: "swap_undone", seat: 1, target: 2 }, "You take your card back from Carla."],
  [{ type: "swap_undone", seat: 2, target: 3 }, "Carla and Dario swap back."],
  [{ type: "cards_compared", cards: [], lowest: [] }, "The cards are compared: nobody loses."],
  [
    { type: "cards_compared", cards: ["F", "2", null, "2"], lowest: [1, 3, 0] },
    "The cards are compared. Lowest: You, Dario, and Anna, the two and the fool.",
  ],
  [
    { type: "life_lost", seat: 1, lives: 2, cause: "cat", asker: null },
    "You lose a life. Lives left: 2.",
  ],
  [
    { type: "life_lost", seat: 0, lives: 2, cause: "cover", asker: 1 },
    "Anna pays a life for you. Lives left: 2.",
  ],
  [{ type: "eliminated", seat: 0 }, "Anna is out."],
  [{ type: "revived", lives: 3 }, "Nobody has a life left: all come back. Lives for each: 3."],
  [{ type: "match_ended", places: [2, 1, 3, 4], scores: [] }, "You are the last with a life."],
];

for (const [event, sentence] of SAID) {
  test(`said: ${sentence ?? `nothing of ${event.type}`}`, () => {
    assert.equal(told(event), sentence);
  });
}

const WORDS = { name: (seat) => NAMES[seat] ?? "–", card: "the lion" };

test("an ordinary turn names the one who would be asked", () => {
  const both = chosen(view(), [{ type: "keep" }, { type: "swap" }], WORDS);

  assert.deepEqual(
    both.map(({ action, label }) => [action.type, label]),
    [
      ["keep", "Keep the lion"],
      ["swap", "Swap with Carla"],
    ],
  );
  assert.equal(question(view(), WORDS), "Your turn: keep your card, or swap it?");
});

test("the dealer swaps with the pack", () => {
  const last = view({ asks: null });
  const [, swap] = chosen(last, [{ type: "keep" }, { type: "swap" }], WORDS);

  assert.deepEqual(
    [swap.label, swap.result, question(last, WORDS)],
    [
      "Swap with the pack",
      "You get the bottom card and must keep it.",
      "You deal: keep your card, or swap it with the pack?",
    ],
  );
});

test("before an inn the consequences are said", () => {
  const inn = view({ phase: "inn", innkeeper: 2 });
  const both = chosen(inn, [{ type: "keep" }, { type: "ask" }], WORDS);

  assert.deepEqual(
    both.map(({ label, result }) => [label, result]),
    [
      ["Keep the lion", "You drop your request."],
      [
        "Ask Carla to pay for a zero",
        "Carla pays if you lose with a zero, or refuses: then you swap.",
      ],
    ],
  );
  assert.equal(question(inn, WORDS), "The inn of Carla is in your way. What will you do?");
});

test("an innkeeper reads what a promise costs", () => {
  const cover = view({ phase: "cover", innkeeper: 2, turn: 1 });
  const both = chosen(cover, [{ type: "accept" }, { type: "refuse" }], WORDS);

  assert.deepEqual(
    both.map(({ label, result }) => [label, result]),
    [
      [
        "Promise Bruno to pay",
        "If Bruno loses with a zero, you lose the life. Both keep their cards.",
      ],
      ["Refuse and swap with Bruno", "Bruno gets the inn. You go on with the card that you get."],
    ],
  );
  assert.equal(question(cover, WORDS), "Bruno asks you to pay for a zero. Will you?");
});

test("cards have names, values and a meaning", () => {
  assert.deepEqual(
    ["7", "-2", "14", "F"].map((card) => [nameOf(card), fullNameOf(card)]),
    [
      ["the seven", "the seven"],
      ["the mask", "the mask, minus 2"],
      ["the hunter", "the hunter, 14"],
      ["the fool", "the fool"],
    ],
  );
  assert.deepEqual(
    ["-3", "-1", "0", "7", "12", "15", "F"].map((card) => meaningOf(card).split(".")[0]),
    [
      "The lowest card of all",
      "Lower than nothing: few cards are lower",
      "Few cards are lower",
      "It counts 7",
      "In your hand it only counts as a number: 12",
      "Whoever holds it when the cards are compared cannot lose",
      "It loses together with the lowest card",
    ],
  );
});

test("one reads who knows the own card", () => {
  const shown = (one) => knownBy(scene(), one, 1)?.props.children ?? null;

  assert.equal(shown(held("3", 1)), null);
  assert.equal(shown(held("3", 0, 1)), "Anna knows it.");
  assert.equal(shown(held("3", 0, 1, 2, 2)), "Anna and Carla know it.");
  assert.equal(shown({ ...held("12", 1), is_revealed: true }), "All have seen it.");
});

test("a seat says what it has done", () => {
  const note = (seat, change, log = []) =>
    noteOf(scene(change, [{ type: "round_began", round: 1, dealer: 0 }, ...log]), seat);

  assert.equal(note(2), "Next to be dealt");
  assert.equal(note(3), "Not dealt yet");
  assert.equal(note(0), "Plays last");
  assert.equal(note(0, { phase: "over" }), "");
  assert.equal(note(9), "");
  assert.equal(note(3, { covers: [[3, 0]] }), "Pays for a zero of Anna");
  assert.equal(note(0, { covers: [[3, 0]] }), "Dario pays for a zero");
  const players = [player({ lives: 0, is_dead: true }), player({ lives: 0 })];
  assert.equal(note(0, { players }), "Out, the card is dead");
  assert.equal(note(1, { players }), "Out");
  const dealt = view({ players: Array.from({ length: 4 }, () => player({ held: held(null) })) });
  const asked = [{ type: "swap_asked", seat: 2, target: 3 }];
  assert.equal(note(0, dealt), "");
  assert.equal(note(2, dealt, asked), "Asks Dario");
  assert.equal(note(3, dealt, asked), "Asked by Carla");
  const refused = [...asked, { type: "cuckoo_refused", seat: 3, asker: 2 }];
  assert.equal(note(2, dealt, refused), "Refused by Dario");
  assert.equal(note(2, dealt, [{ type: "kept", seat: 2 }]), "Kept the card");
  assert.equal(note(2, dealt, [{ type: "swapped", seat: 2, target: 3 }]), "Swapped with Dario");
  assert.equal(note(0, dealt, [{ type: "deck_swapped", seat: 0 }]), "Swapped with the pack");
  assert.equal(note(3, dealt, [{ type: "horse_jumped", seat: 3 }]), "The horse was jumped");
  assert.equal(
    note(3, dealt, [{ type: "swap_undone", seat: 2, target: 3 }]),
    "Has the first card again",
  );
});

test("the table is read in words", () => {
  const players = [
    player({ held: { ...held("12", 0), is_revealed: true } }),
    player({ held: held("7", 1), lives: 1 }),
    player(),
    player({ lives: 0 }),
  ];
  const read = spoken(scene({ players, deck: 1 }, [{ type: "round_began" }]));

  assert.deepEqual(read, {
    table: "Anna: the cat, 12; Carla: Next to be dealt; Dario: Out. 1 card is left.",
    hand: "the seven. It counts 7. The lowest card loses a life.",
    score: "Anna: 3 lives, You: 1 life, Carla: 3 lives, Dario: 0 lives",
  });
  assert.equal(spoken(scene()).hand, "You have no card.");
});

test("once the match is over there is no table to read", () => {
  const over = scene();
  const state = { ...over.state, update: { ...over.state.update, outcome: { places: [] } } };

  assert.equal(spoken({ ...over, state }).table, "The match is over.");
});

test("a new round is news only while it begins", () => {
  assert.deepEqual(
    [isPlay({ type: "round_began" }), isPlay({ type: "round_began" }, true)],
    [false, true],
  );
  assert.deepEqual([isPlay({ type: "dealt" }, true), isPlay({ type: "kept" })], [false, true]);
});

test("what followed from the last play is told with it", () => {
  const shot = { type: "hunter_shot", seat: 2, asker: 1 };
  const lost = { type: "life_lost", seat: 1, lives: 2, cause: "hunter", asker: null };
  const compared = { type: "cards_compared", cards: [], lowest: [1] };
  const lowest = { ...lost, cause: "lowest" };
  const paid = { ...lost, cause: "cover", asker: 0 };
  const out = { type: "eliminated", seat: 1 };
  const dealt = { type: "dealt", seat: 2, card: null };
  const kept = { type: "kept", seat: 0 };

  assert.deepEqual(lastScene([kept, shot, lost]), [shot, lost]);
  assert.deepEqual(lastScene([shot, lost, kept, dealt]), [kept]);
  assert.deepEqual(lastScene([kept, compared, lowest, paid, out, { type: "round_began" }, dealt]), [
    compared,
    paid,
    out,
  ]);
  assert.deepEqual(lastScene([dealt]), []);
});
