import "./globals.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readRecord } from "../../static/js/fair/record.js";
import { keyOf, Stream } from "../../static/js/fair/stream.js";
import { verify } from "../../static/js/fair/verify.js";

const vectors = JSON.parse(
  readFileSync(new URL("../golden/fair.json", import.meta.url), { encoding: "utf8" }),
);
const copy = (value) => structuredClone(value);
const record = (name) => readRecord(JSON.stringify(vectors.records[name]));
const wrong = async (changed) => (await verify(changed)).filter(({ ok }) => !ok);

async function drawn({ draw, seed, version, client_seeds }) {
  const stream = new Stream(await keyOf(seed, client_seeds), version);
  switch (draw.type) {
    case "pick":
      return { type: "pick", value: await stream.below(draw.count) };
    case "roll": {
      const values = [];
      for (let die = 0; die < draw.count; die++) values.push(1 + (await stream.below(draw.sides)));
      return { type: "faces", values };
    }
    default:
      return { type: "order", cards: await stream.shuffle(draw.cards) };
  }
}

for (const vector of vectors.draws) {
  test(`stream brings what the server drew: ${JSON.stringify(vector.draw)}`, async () => {
    assert.deepEqual(await drawn(vector), vector.outcome);
  });
}

for (const name of Object.keys(vectors.records)) {
  test(`fair match is found fair: ${name}`, async () => {
    const steps = await verify(record(name));

    assert.deepEqual(
      steps.filter(({ ok }) => !ok),
      [],
    );
    const chances = record(name).entries.filter(({ chance }) => chance).length;
    const checked = steps.filter(({ kind }) => kind === "outcome" || kind === "sealed");
    assert.equal(checked.length, chances);
    assert.ok(chances > 0);
  });
}

test("other seed than the promised one is found, and that it brings other cards", async () => {
  const changed = copy(record("casino"));
  changed.fair.seed = `00${changed.fair.seed.slice(2)}`;

  const [commitment, ...outcomes] = await wrong(changed);

  assert.equal(commitment.kind, "commitment");
  assert.ok(outcomes.length > 0);
});

test("exchanged cards are found, with what the seed brings", async () => {
  const changed = copy(record("casino"));
  const { cards } = changed.entries[1].chance;
  const fair = [...cards];
  [cards[0], cards[1]] = [cards[1], cards[0]];

  const [step, ...others] = await wrong(changed);

  assert.deepEqual(others, []);
  assert.equal(step.entry, 2);
  assert.deepEqual(step.drawn.cards, fair);
});

test("other dice and another dealer are found", async () => {
  const changed = copy(record("casanova"));
  const dice = changed.entries.find(({ chance }) => chance?.type === "faces");
  dice.chance.values[0] = (dice.chance.values[0] % 6) + 1;
  changed.entries[0].chance.value = (changed.entries[0].chance.value + 1) % 3;

  assert.equal((await wrong(changed)).length, 2);
});

test("numbers of the players count from the move that the record names", async () => {
  const changed = copy(record("casino"));
  changed.fair.client_seeds_after[0] = 0;
  const steps = await verify(record("casino"));

  assert.deepEqual(
    steps.filter(({ kind }) => kind === "number"),
    [{ kind: "number", ok: true, seat: 0, number: "anna-1", after: 5 }],
  );
  assert.ok((await wrong(changed)).length > 0);
});

test("pack that names its first cards only goes on in canonical order", async () => {
  const changed = copy(record("casino"));
  changed.entries[1].chance.cards.length = 3;

  const [{ found }] = await wrong(changed);

  assert.equal(found.cards.length, 52);
  assert.equal(new Set(found.cards).size, 52);
});

test("sealed shuffle says how many cards stay closed", async () => {
  const steps = await verify(record("sealed"));

  const [first] = steps.filter(({ kind }) => kind === "sealed");

  assert.equal(first.open + first.closed, 44);
  assert.ok(first.open > 0 && first.closed > 0);
});

const tampering = {
  "another card in an envelope": ({ entries }, place) => {
    const { cards } = entries[1].chance;
    cards[place] = cards[place] === "1" ? "2" : "1";
  },
  "another salt": ({ fair }, place) => {
    fair.sealed.shuffles[0].salts[place] = "0".repeat(32);
  },
  "another closed envelope": ({ fair }) => {
    const { hashes } = fair.sealed.shuffles[0];
    hashes[hashes.findIndex((hash) => hash)] = "0".repeat(64);
  },
  "card closed after all": ({ entries }, place) => {
    entries[1].chance.cards[place] = "?";
  },
  "shorter path": ({ fair }) => {
    fair.sealed.shuffles[0].path.pop();
  },
  "envelopes left out": ({ fair }) => {
    fair.sealed.shuffles[0].hashes.pop();
  },
  "no proof": ({ fair }) => {
    fair.sealed.shuffles = [];
  },
  "no book": ({ fair }) => {
    fair.sealed.roots = [];
  },
  "shorter pack": ({ entries }) => {
    entries[1].chance.cards.pop();
  },
  "card that is not in the pack": ({ entries }, place) => {
    entries[1].chance.cards[place] = "K";
  },
  "another cut": ({ fair }) => {
    fair.client_seeds[0] = "other";
  },
};

for (const [name, tamper] of Object.entries(tampering)) {
  test(`sealed shuffle with ${name} is found`, async () => {
    const changed = copy(record("sealed"));
    tamper(
      changed,
      changed.entries[1].chance.cards.findIndex((card) => card !== "?"),
    );

    const found = await wrong(changed);

    assert.ok(found.some(({ kind, entry }) => kind === "sealed" && entry === 2));
  });
}

test("match beyond one book says so", async () => {
  const changed = copy(record("sealed"));
  changed.fair.sealed.roots.push("0".repeat(64));

  const late = (await verify(changed)).at(-1);

  assert.deepEqual(late, { kind: "late", ok: true, book: 512 });
});

const whole = vectors.records.casino;
const unreadable = {
  not_json: "{",
  not_a_record: JSON.stringify({ ...whole, version: 2 }),
  not_from_start: JSON.stringify({ ...whole, setup: { round: 1 } }),
  no_seed: JSON.stringify({ ...whole, fair: { ...whole.fair, seed: "" } }),
};

for (const [reason, text] of Object.entries(unreadable)) {
  test(`file is refused: ${reason}`, () => {
    assert.throws(() => readRecord(text), { reason });
  });
}

const damaged = [
  null,
  [],
  "record",
  { ...whole, game: "poker" },
  { ...whole, game: "constructor" },
  { ...whole, seats: 0 },
  { ...whole, players: [{}] },
  { ...whole, entries: {} },
  { ...whole, entries: [null] },
  { ...whole, entries: [{ chance: 3 }] },
  { ...whole, entries: [{ chance: { type: "pick", value: "one" } }] },
  { ...whole, entries: [{ chance: { type: "faces" } }] },
  { ...whole, entries: [{ chance: { type: "order", cards: [1] } }] },
  { ...whole, entries: [{ chance: { type: "wheel" } }] },
  { ...whole, fair: { ...whole.fair, seed: "zz" } },
  { ...whole, fair: { ...whole.fair, client_seeds: "anna" } },
  { ...whole, fair: { ...whole.fair, client_seeds_after: [1] } },
  { ...whole, fair: { ...whole.fair, sealed: { roots: [] } } },
  { ...whole, fair: { ...whole.fair, sealed: { roots: [], shuffles: [{}] } } },
];

for (const content of damaged) {
  test(`damaged file is refused: ${JSON.stringify(content).slice(-60)}`, () => {
    assert.throws(() => readRecord(JSON.stringify(content)), { reason: "not_a_record" });
  });
}

test("record without entries or players can be read", () => {
  const { entries: _, players: __, ...rest } = whole;

  assert.deepEqual(readRecord(JSON.stringify(rest)).entries, []);
});

test("page without a secure connection says why it cannot check", async (context) => {
  context.mock.getter(globalThis, "crypto", () => ({}));

  await assert.rejects(verify(record("casino")), { reason: "insecure" });
});
