import assert from "node:assert/strict";
import { test } from "node:test";
import { after } from "../../static/js/table/cuccu/picture.js";
import { flightOfAll, stagesOf } from "../../static/js/table/cuccu/stages.js";
import { traceOf } from "../../static/js/table/cuccu/trace.js";
import { held, player, view } from "./cuccu.js";

const began = { type: "round_began", round: 2, dealer: 3, seats: [0, 1, 2, 3] };
const dealt = (seat, card = null) => ({ type: "dealt", seat, card });
const swapped = (seat, target, given = null, received = null) => ({
  type: "swapped",
  seat,
  target,
  given,
  received,
});

/** The view after events. */
const passed = (start, ...events) => events.reduce(after, start);
const cards = ({ players }) => players.map((one) => one.held?.card);

test("a new round clears the table and names the dealer", () => {
  const late = view({
    players: [player({ held: held("7", 0), is_dead: true, lives: 0 }), player()],
    covers: [[0, 1]],
    deck: 3,
  });

  const fresh = passed(late, { type: "dealer_picked", seat: 1 }, began);

  assert.deepEqual(fresh.players[0], player({ lives: 0 }));
  assert.deepEqual([fresh.deck, fresh.dealer, fresh.round, fresh.covers], [40, 3, 2, []]);
});

test("a swap exchanges cards, and who has held them knows them", () => {
  const after_ = passed(view(), dealt(1), dealt(2, "9"), swapped(1, 2, "4", "9"));

  assert.deepEqual(cards(after_), [undefined, "9", "4", undefined]);
  assert.deepEqual(after_.players[1].held.known_by, [2, 1]);
  assert.equal(after_.deck, 38);
});

test("a swap among others stays hidden", () => {
  const after_ = passed(view(), dealt(1), dealt(3), swapped(1, 3));

  assert.deepEqual(cards(after_), [undefined, null, undefined, null]);
});

test("a swap that is undone brings back the cards that the viewer knew", () => {
  const after_ = passed(view(), dealt(1), dealt(2, "9"), swapped(1, 2, "4", "9"), {
    type: "swap_undone",
    seat: 1,
    target: 2,
  });

  assert.deepEqual(cards(after_), [undefined, "4", "9", undefined]);
});

test("a swap of seats without cards changes nothing", () => {
  const start = view();

  assert.equal(after(start, swapped(1, 2)), start);
});

test("what is turned up is seen by all", () => {
  const after_ = passed(view(), dealt(3), { type: "revealed", seat: 3, card: "12" });

  assert.deepEqual(after_.players[3].held, { ...held("12", 3), is_revealed: true });
});

test("the pack gives another card", () => {
  const swap = { type: "deck_swapped", seat: 2, end: "bottom", given: "3", received: "8" };

  assert.deepEqual(cards(passed(view(), dealt(2, "3"), swap))[2], "8");
});

test("cards are compared and lives are lost", () => {
  const after_ = passed(
    view(),
    dealt(1),
    dealt(2, "9"),
    { type: "cover_accepted", seat: 2, asker: 1 },
    { type: "cards_compared", cards: [null, "0", "9", null], lowest: [1] },
    { type: "life_lost", seat: 2, lives: 0, cause: "cover", asker: 1 },
    { type: "eliminated", seat: 2 },
  );

  assert.deepEqual(cards(after_), [undefined, "0", "9", undefined]);
  assert.deepEqual(after_.covers, [[2, 1]]);
  assert.equal(after_.players[1].held.is_revealed, true);
  assert.deepEqual([after_.players[2].lives, after_.players[2].is_dead], [0, true]);
});

test("everybody may come back", () => {
  const after_ = after(view({ players: [player({ lives: 0, is_dead: true })] }), {
    type: "revived",
    lives: 5,
  });

  assert.deepEqual(after_.players, [player({ lives: 5 })]);
});

test("a card keeps its key wherever it goes", () => {
  const log = [began, dealt(0), dealt(1), swapped(0, 1), dealt(2), swapped(1, 2)];

  const { seats } = traceOf(log, 4);

  assert.deepEqual(
    seats.map(({ key }) => key),
    ["c2-1", "c2-3", "c2-0", ""],
  );
  assert.deepEqual(
    seats.map(({ mark, other }) => [mark, other]),
    [
      ["swapped", 1],
      ["swapped", 2],
      ["", null],
      ["", null],
    ],
  );
});

test("a cat takes marks and keys back", () => {
  const log = [
    began,
    dealt(0),
    dealt(1),
    swapped(0, 1),
    { type: "swap_asked", seat: 1, target: 2 },
    dealt(2),
    { type: "cat_scratched", seat: 2, asker: 1 },
    { type: "life_lost", seat: 1, lives: 2, cause: "cat", asker: null },
    { type: "swap_undone", seat: 0, target: 1 },
  ];

  const { seats, losing } = traceOf(log, 4);
  const before = traceOf(log.slice(0, -1), 4);

  assert.deepEqual(
    seats.map(({ key, mark }) => [key, mark]),
    [
      ["c2-0", "undone"],
      ["c2-1", "undone"],
      ["c2-4", ""],
      ["", ""],
    ],
  );
  assert.deepEqual([losing, before.losing], [null, 1]);
  assert.deepEqual(before.seats[1], { key: "c2-0", mark: "refused", other: 2 });
});

test("every answer leaves its mark", () => {
  const asked = [began, dealt(0), { type: "swap_asked", seat: 0, target: 1 }, dealt(1)];
  const marks = (...events) => traceOf([...asked, ...events], 2).seats.map(({ mark }) => mark);

  assert.deepEqual(marks(), ["asking", "asked"]);
  assert.deepEqual(marks({ type: "horse_jumped", seat: 1, asker: 0 }), ["asking", "jumped"]);
  assert.deepEqual(marks({ type: "cuckoo_refused", seat: 1, asker: 0 }), ["refused", ""]);
  assert.deepEqual(marks({ type: "hunter_shot", seat: 1, asker: 0 }), ["refused", ""]);
  assert.deepEqual(marks({ type: "request_dropped", seat: 0, innkeeper: 1 }), ["kept", ""]);
  assert.deepEqual(marks({ type: "cover_accepted", seat: 1, asker: 0 }), ["kept", ""]);
  assert.deepEqual(marks({ type: "kept", seat: 0 }), ["kept", "asked"]);
  assert.deepEqual(marks({ type: "deck_swapped", seat: 1 }), ["asking", "swapped"]);
});

test("the lowest are remembered until the next round", () => {
  const compared = { type: "cards_compared", cards: ["1", "2"], lowest: [0] };

  assert.deepEqual(traceOf([began, compared], 2).lowest, [0]);
  assert.deepEqual(traceOf([began, compared, began], 2).lowest, []);
  assert.deepEqual(traceOf([], 2).lowest, []);
});

test("each step but the last is shown by itself, with the view so far", () => {
  const events = [
    { type: "kept", seat: 1 },
    { type: "eliminated", seat: 1 },
    dealt(2, "7"),
    { type: "swap_asked", seat: 2, target: 3 },
  ];

  const stages = stagesOf(view(), events);

  assert.deepEqual(
    stages.map(({ ms, staged }) => [ms, staged.events.length, staged.view.deck]),
    [
      [450, 1, 40],
      [450, 3, 39],
    ],
  );
});

test("a long story is told faster", () => {
  const lost = { type: "life_lost", seat: 1, lives: 2, cause: "lowest", asker: null };

  const stages = stagesOf(
    view(),
    Array.from({ length: 11 }, () => lost),
  );

  assert.equal(Math.round(stages.reduce((sum, { ms }) => sum + ms, 0)), 6000);
});

test("nothing is shown of a single event or of none", () => {
  assert.deepEqual(stagesOf(view(), [{ type: "kept", seat: 1 }]), []);
  assert.deepEqual(stagesOf(view(), []), []);
});

test("cards come from the pack and go back to it", () => {
  const pack = "#deck .card,#deck";

  assert.deepEqual(flightOfAll([began, dealt(1)]), { to: pack, from: pack });
  assert.deepEqual(flightOfAll([{ type: "deck_swapped" }]), { from: pack, to: pack });
  assert.deepEqual(flightOfAll([]), {});
});
