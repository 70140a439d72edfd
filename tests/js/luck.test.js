import assert from "node:assert/strict";
import { test } from "node:test";
import { knownNumber, ownNumber } from "../../static/js/fair/own.js";
import { Luck } from "../../static/js/table/luck.js";

function store(content = null) {
  const kept = { content };
  return {
    getItem: () => kept.content,
    setItem: (_, text) => {
      kept.content = text;
    },
  };
}

const broken = {
  getItem: () => {
    throw new Error("closed");
  },
  setItem: () => {
    throw new Error("full");
  },
};

let submit = () => undefined;

globalThis.localStorage = store();
globalThis.document = {
  addEventListener: (_, listener) => {
    submit = listener;
  },
  createElement: () => ({}),
};

const seated = { table: { your_seat: 0, commitment: "next" }, update: null };
const playing = {
  table: { your_seat: 0, commitment: "" },
  update: { commitment: "now", outcome: null },
};

function sentBy(...states) {
  const sent = [];
  const luck = new Luck("/join/", (message) => sent.push(message) > 0);
  for (const state of states) state === null ? luck.forget() : luck.name(state);
  return sent;
}

test("number for a match stays the same", () => {
  const kept = store();

  const number = ownNumber("one", kept);

  assert.match(number, /^[0-9a-f]{32}$/);
  assert.equal(ownNumber("one", kept), number);
  assert.equal(knownNumber("one", kept), number);
  assert.notEqual(ownNumber("two", kept), number);
  assert.equal(knownNumber("three", kept), "");
});

test("old numbers are forgotten in time", () => {
  const kept = store();

  for (let match = 0; match < 60; match++) ownNumber(String(match), kept);

  assert.equal(knownNumber("0", kept), "");
  assert.notEqual(knownNumber("59", kept), "");
});

for (const kept of [broken, store("{")]) {
  test("browser that keeps nothing still has a number", () => {
    assert.match(ownNumber("one", kept), /^[0-9a-f]{32}$/);
  });
}

test("player names a number once for the next match and once for the present one", () => {
  const sent = sentBy(seated, seated, playing, playing);

  assert.deepEqual(sent, [
    { type: "name_seed", commitment: "next", client_seed: ownNumber("next") },
    { type: "name_seed", commitment: "now", client_seed: ownNumber("now") },
  ]);
});

test("number that did not go out is sent again", () => {
  let attempts = 0;
  const luck = new Luck("/join/", () => ++attempts > 1);

  for (let time = 0; time < 3; time++) luck.name(seated);

  assert.equal(attempts, 2);
});

test("after a lost connection the same number is sent again", () => {
  const [first, second] = sentBy(playing, null, playing);

  assert.deepEqual(second, first);
});

test("spectators and finished matches get no number", () => {
  const watching = { ...playing, table: { your_seat: null, commitment: "next" } };
  const over = { ...playing, update: { commitment: "now", outcome: {} } };

  assert.deepEqual(sentBy({ table: null, update: null }, watching, over), []);
});

test("form that takes the seat brings the number along, and no other form does", () => {
  const luck = new Luck("/join/", () => true);
  luck.name({ table: { your_seat: null, commitment: "next" }, update: null });
  const forms = ["/join/", "/leave/"].map((action) => ({
    fields: [],
    getAttribute: () => action,
    append(field) {
      this.fields.push([field.type, field.name, field.value]);
    },
  }));

  for (const target of forms) submit({ target });

  assert.deepEqual(forms[0].fields, [
    ["hidden", "commitment", "next"],
    ["hidden", "client_seed", ownNumber("next")],
  ]);
  assert.deepEqual(forms[1].fields, []);
});
