import assert from "node:assert/strict";
import { test } from "node:test";
import {
  alternatives,
  bestPicks,
  playsOf,
  tap,
  usable,
} from "../../static/js/table/casino/plays.js";
import { build, capture, card, FIVE, KING, NINE, offer } from "./casino.js";

/** @param {string} held */
const picks = (held, cards = [], builds = []) => ({ card: held, cards, builds });

test("a card proposes the best that it takes, with all builds", () => {
  assert.deepEqual(bestPicks(offer(NINE), "9H"), {
    card: "9H",
    cards: ["9C", "4D", "5H", "AH", "2C", "6S"],
    builds: [2],
    isProposed: true,
  });
});

test("a card that takes nothing proposes nothing", () => {
  const proposed = bestPicks(offer(card()), "9H");

  assert.deepEqual(proposed, { ...picks("9H"), isProposed: true });
});

test("a tap adds what is not picked and takes away what is", () => {
  const added = tap(offer(FIVE), picks("5S", ["4D"]), { cards: ["9C"] });
  const removed = tap(offer(FIVE), picks("5S", ["4D"], [2]), { builds: [2] });

  assert.deepEqual(added, picks("5S", ["4D", "9C"]));
  assert.deepEqual(removed, picks("5S", ["4D"]));
});

test("a tap that does not go with a proposal starts anew", () => {
  const proposed = { ...picks("5S", ["5H"]), isProposed: true };

  const picked = tap(offer(FIVE), proposed, { cards: ["4D"] });

  assert.deepEqual(picked, picks("5S", ["4D"]));
});

test("a tap that goes with a proposal adds to it", () => {
  const proposed = { ...picks("5S", ["5H"]), isProposed: true };

  assert.deepEqual(tap(offer(FIVE), proposed, { cards: ["AH"] }).cards, ["AH"]);
  assert.deepEqual(tap(offer(FIVE), { ...proposed, cards: [] }, { cards: ["5H"] }).cards, ["5H"]);
});

test("what the player chose is never put aside", () => {
  const picked = tap(offer(FIVE), picks("5S", ["5H"]), { cards: ["4D"] });

  assert.deepEqual(picked, picks("5S", ["5H", "4D"]));
});

test("of an ace's two values the one that takes more is proposed first", () => {
  const ace = card({
    card: "AS",
    captures: [
      capture({ value: 1, groups: "4", best: [[0]] }),
      capture({ value: 14, groups: "9", best: [[1, 2]] }),
    ],
  });

  const sets = alternatives(offer(ace), "AS");

  assert.deepEqual(
    sets.map(({ cards }) => cards),
    [["4D", "5H", "AH", "2C", "6S"], ["4D"]],
  );
});

test("picks that split into groups are a capture", () => {
  const [play] = playsOf(offer(NINE), picks("9H", ["5H", "9C", "4D"], [2]));

  assert.deepEqual(play, {
    kind: "take",
    action: { type: "capture", card: "9H", groups: [["4D", "5H"], ["9C"]], builds: [2] },
    groups: [["4D", "5H"], ["9C"]],
    builds: [2],
    value: null,
  });
});

test("an ace's action says what it counts", () => {
  const ace = card({ card: "AS", captures: [capture({ value: 14 })] });

  const [play] = playsOf(offer(ace), picks("AS", ["9C"]));

  assert.deepEqual(play?.action, {
    type: "capture",
    card: "AS",
    groups: [["9C"]],
    builds: [],
    value: 14,
  });
});

const REFUSED = {
  "a build that is not offered": [capture({ builds: [2] }), picks("9H", ["9C"], [3])],
  "a required build left out": [capture({ builds: [2], required: [2] }), picks("9H", ["9C"])],
  "nothing at all": [capture(), picks("9H")],
  "cards that do not split": [capture(), picks("9H", ["9C", "4D"])],
  "two cards for a face card": [capture({ groups: "4", single: true }), picks("9H", ["4D", "5H"])],
  "one of several equal cards": [capture({ together: ["9C", "9D"] }), picks("9H", ["9C"])],
};

for (const [name, [offered, picked]] of Object.entries(REFUSED)) {
  test(`${name} is no capture`, () => {
    assert.deepEqual(playsOf(offer(card({ captures: [offered] })), picked), []);
  });
}

test("a face card takes one card", () => {
  const plays = playsOf(offer(KING), picks("KC", ["KS"]));

  assert.deepEqual(
    plays.map(({ kind, groups }) => [kind, groups]),
    [["take", [["KS"]]]],
  );
});

test("equal cards come together in whatever group", () => {
  const offered = offer(card({ captures: [capture({ together: ["9C", "6S"] })] }));

  const plays = playsOf(offered, picks("9H", ["9C", "AH", "2C", "6S"]));

  assert.equal(plays.length, 1);
});

test("picks make a new build when no build is among them", () => {
  const plays = playsOf(offer(FIVE), picks("5S", ["4D", "9C"]));

  assert.deepEqual(
    plays.map(({ kind, action }) => [kind, action]),
    [["build", { type: "build", card: "5S", groups: [["4D"], ["9C"]], value: 9 }]],
  );
});

test("picks with a build add to it", () => {
  const [play] = playsOf(offer(FIVE), picks("5S", ["4D"], [2]));

  assert.equal(play?.kind, "add");
  assert.deepEqual(play?.action, {
    type: "build",
    card: "5S",
    groups: [["4D"]],
    value: 9,
    onto: 2,
  });
});

test("a card alone raises a build", () => {
  const raiser = card({
    card: "2S",
    builds: [build({ onto: 2, raised: true, alone: true, own: null })],
  });

  const [play] = playsOf(offer(raiser), picks("2S", [], [2]));

  assert.equal(play?.kind, "raise");
  assert.deepEqual(play?.action, { type: "build", card: "2S", groups: [[]], value: 9, onto: 2 });
  assert.deepEqual(play?.groups, []);
});

test("a new build needs a card of the table", () => {
  const builder = card({ builds: [build({ alone: true })] });

  assert.deepEqual(playsOf(offer(builder), picks("9H")), []);
});

test("without a card in hand nothing is played", () => {
  assert.deepEqual(playsOf(offer(NINE), { card: null, cards: ["9C"], builds: [] }), []);
});

test("all cards and builds that a card may go with are usable", () => {
  const { cards, builds } = usable(offer(FIVE), "5S");

  assert.deepEqual([...cards].sort(), ["2C", "4D", "5H", "6S", "9C", "AH"]);
  assert.deepEqual([...builds], [2]);
  assert.equal(usable(offer(FIVE), null).cards.size, 0);
});
