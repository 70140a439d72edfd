import assert from "node:assert/strict";
import { test } from "node:test";
import {
  emptyFilm,
  lastStep,
  messagesFor,
  moveAfter,
  stepBefore,
  stepOf,
  withReel,
} from "../../static/js/table/replay/film.js";
import { emptyState, receive } from "../../static/js/table/state.js";

/** A match of six moves with three pictures; the viewer sits at seat 1. */
function film(outcome = null) {
  const opening = {
    table: { type: "table", match: "m", your_seat: 1 },
    outcome,
    notes: [
      { type: "noted", note: 1, match: "m", version: 2, kind: "away" },
      { type: "noted", note: 2, match: "m", version: 5, kind: "back" },
    ],
    moves: [1, 2, 3, 4, 5, 6].map((version) => ({ version, events: [`e${version}`] })),
    stops: [2, 3, 6],
  };
  const frames = [[0, 1], [1], [0]].map((asked, at) => ({ asked, view: `view ${at}` }));
  return withReel(emptyFilm(), { first: 0, frames, opening });
}

test("pictures come in lots, and the opening stays", () => {
  const more = withReel(film(), { first: 3, frames: [{ asked: [], view: "late" }], opening: null });

  assert.equal(more.frames[3].view, "late");
  assert.equal(more.frames[0].view, "view 0");
  assert.equal(lastStep(more), 2);
});

test("an address names a step, or the nearest there is", () => {
  const known = film();

  assert.deepEqual(
    ["", "#1", "#99", "#x", "#-1"].map((hash) => stepOf(known, hash)),
    [0, 1, 2, 0, 0],
  );
  assert.equal(lastStep(emptyFilm()), 0);
});

test("a move is found from its step and back", () => {
  const moves = [{ version: 3 }, { version: 6 }];

  assert.deepEqual(
    [0, 1, 2].map((step) => moveAfter(film(), step, moves)),
    [moves[0], moves[1], undefined],
  );
  assert.deepEqual(
    [1, 3, 4, 6].map((version) => stepBefore(film(), version)),
    [0, 0, 1, 1],
  );
});

test("the next step tells its moves as news", () => {
  const [update, presence] = messagesFor(film(), 2, { name: "m.0", isNext: true });

  assert.deepEqual(
    update.moves.map(({ version }) => version),
    [4, 5, 6],
  );
  assert.deepEqual([update.whole, update.match, update.view], [false, "m.0", "view 2"]);
  assert.deepEqual(
    presence.notes.map(({ note, match }) => [note, match]),
    [[2, "m.0"]],
  );
});

test("a jump tells everything anew, and nothing of what comes later", () => {
  const [update, presence] = messagesFor(film(), 1, { name: "m.4", isNext: false });

  assert.deepEqual(
    update.moves.map(({ version }) => version),
    [1, 2, 3],
  );
  assert.deepEqual([update.whole, update.version], [true, 3]);
  assert.deepEqual(
    presence.notes.map(({ note }) => note),
    [1],
  );
});

test("the own seat is never asked, nor anybody at the end", () => {
  const asked = [0, 1, 2].map(
    (step) => messagesFor(film({ ending: "resigned" }), step, { name: "m.0" })[0].asked,
  );

  assert.deepEqual(asked, [[0], [], []]);
});

test("a picture that has not come tells nothing", () => {
  assert.deepEqual(messagesFor(film(), 7, { name: "m.0", isNext: false }), []);
  assert.deepEqual(messagesFor(emptyFilm(), 0, { name: "m.0", isNext: false }), []);
});

test("the page goes forth and back", () => {
  const known = film();
  const shown = [
    { step: 0, name: "m.0", isNext: false },
    { step: 1, name: "m.0", isNext: true },
    { step: 0, name: "m.1", isNext: false },
  ].reduce((state, { step, ...how }) => {
    const messages = messagesFor(known, step, how);
    return messages.reduce((after, message) => receive(after, message, 0).state, state);
  }, emptyState());

  assert.deepEqual(shown.log, ["e1", "e2"]);
  assert.equal(shown.update.view, "view 0");
  assert.deepEqual(
    shown.notes.map(({ note }) => note),
    [1],
  );
});
