/** Checks the chance of a finished match against what was committed to before it.  No words here. */
import { CLOSED, PACKS } from "./packs.js";
import { Unreadable } from "./record.js";
import { hashText, keyOf, Stream } from "./stream.js";

/** @typedef {import("./record.js").MatchRecord} MatchRecord */
/** @typedef {import("./record.js").Fair} Fair */
/** @typedef {import("./record.js").Outcome} Outcome */
/** @typedef {import("./record.js").SealedShuffle} SealedShuffle */

/**
 * @typedef {{kind: "commitment", ok: boolean, committed: string, found: string, isSealed: boolean}} CommitmentStep
 * @typedef {{kind: "number", ok: true, seat: number, number: string, after: number}} NumberStep
 * @typedef {{kind: "outcome", ok: boolean, entry: number, found: Outcome, drawn: Outcome}} OutcomeStep
 * @typedef {{kind: "sealed", ok: boolean, entry: number, open: number, closed: number}} SealedStep
 * @typedef {{kind: "late", ok: true, book: number}} LateStep
 * @typedef {CommitmentStep | NumberStep | OutcomeStep | SealedStep | LateStep} Step
 */

export const BOOK = 512;
const PATH_LENGTH = Math.log2(BOOK);
const SIDES = 6;

/**
 * Every step of the check, in order.
 * @param {MatchRecord} record
 * @returns {Promise<Step[]>}
 */
export async function verify(record) {
  if (!globalThis.crypto?.subtle) throw new Unreadable("insecure");
  const { fair } = record;
  const steps = [await checkCommitment(fair), ...numbersOf(fair)];
  let shuffles = 0;
  for (const [version, { chance }] of record.entries.entries()) {
    if (!chance) continue;
    const isSealed = fair.sealed && chance.type === "order";
    steps.push(
      isSealed
        ? await checkSealed(record, version, chance.cards, shuffles)
        : await checkOutcome(record, version, chance),
    );
    if (chance.type === "order") shuffles += 1;
  }
  if ((fair.sealed?.roots.length ?? 0) > 1) steps.push({ kind: "late", ok: true, book: BOOK });
  return steps;
}

/**
 * @param {Fair} fair
 * @returns {Promise<Step>}
 */
async function checkCommitment({ commitment, seed, sealed }) {
  const found = await hashText(seed + (sealed?.roots[0] ?? ""));
  const isSealed = Boolean(sealed);
  return { kind: "commitment", ok: found === commitment, committed: commitment, found, isSealed };
}

/**
 * @param {Fair} fair
 * @returns {Step[]}
 */
function numbersOf({ client_seeds = [], client_seeds_after = [] }) {
  return client_seeds.flatMap((number, seat) =>
    number
      ? [{ kind: "number", ok: true, seat, number, after: client_seeds_after[seat] ?? 0 }]
      : [],
  );
}

/**
 * @param {Fair} fair
 * @param {number} version
 */
async function streamAt({ seed, client_seeds = [], client_seeds_after = [] }, version) {
  const counted = client_seeds.filter((_, seat) => (client_seeds_after[seat] ?? 0) <= version);
  return new Stream(await keyOf(seed, counted), version);
}

/**
 * @param {MatchRecord} record
 * @param {number} version
 * @param {Outcome} found
 * @returns {Promise<Step>}
 */
async function checkOutcome(record, version, found) {
  const drawn = await draw(record, await streamAt(record.fair, version), found);
  const whole =
    found.type === "order"
      ? { ...found, cards: [...found.cards, ...rest(record.game, found.cards)] }
      : found;
  const ok = JSON.stringify(valuesOf(whole)) === JSON.stringify(valuesOf(drawn));
  return { kind: "outcome", ok, entry: version + 1, found: whole, drawn };
}

/**
 * @param {MatchRecord} record
 * @param {Stream} stream
 * @param {Outcome} found
 * @returns {Promise<Outcome>}
 */
async function draw({ game, seats }, stream, found) {
  switch (found.type) {
    case "pick":
      return { type: "pick", value: await stream.below(seats) };
    case "faces": {
      const values = [];
      for (const _ of found.values) values.push(1 + (await stream.below(SIDES)));
      return { type: "faces", values };
    }
    case "order":
      return { type: "order", cards: await stream.shuffle(PACKS[game] ?? []) };
  }
}

/**
 * The cards that follow a part of a pack, in canonical order.
 * @param {string} game
 * @param {readonly string[]} cards
 */
function rest(game, cards) {
  const left = [...(PACKS[game] ?? [])];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** @param {Outcome} outcome */
function valuesOf(outcome) {
  switch (outcome.type) {
    case "pick":
      return [outcome.value];
    case "faces":
      return outcome.values;
    case "order":
      return outcome.cards;
  }
}

/**
 * @param {MatchRecord} record
 * @param {number} version
 * @param {readonly string[]} cards
 * @param {number} number of the shuffle in the match
 * @returns {Promise<Step>}
 */
async function checkSealed({ game, fair }, version, cards, number) {
  const closed = cards.filter((card) => card === CLOSED).length;
  const cut = await (await streamAt(fair, version)).shuffle([...cards.keys()]);
  const isWhole = rest(game, cards).length === closed && cards.length === PACKS[game]?.length;
  const ok = isWhole && (await isProven(fair, cards, cut, number));
  return { kind: "sealed", ok, entry: version + 1, open: cards.length - closed, closed };
}

/**
 * Whether the envelopes of a shuffle hold these cards and lie in the book that was committed to.
 * @param {Fair} fair
 * @param {readonly string[]} cards
 * @param {readonly number[]} cut
 * @param {number} number
 */
async function isProven({ sealed }, cards, cut, number) {
  const proof = sealed?.shuffles[number];
  const root = sealed?.roots[Math.floor(number / BOOK)];
  if (!proof || !root || proof.path.length !== PATH_LENGTH) return false;
  if (proof.salts.length !== cards.length || proof.hashes.length !== cards.length) return false;
  /** @type {string[]} */
  const envelopes = [];
  for (const [place, envelope] of cut.entries()) {
    const salt = proof.salts[place];
    if ((cards[place] === CLOSED) === Boolean(salt)) return false;
    envelopes[envelope] = salt
      ? await hashText(`${salt} ${cards[place]}`)
      : /** @type {string} */ (proof.hashes[place]);
  }
  return (await climb(await hashText(envelopes.join(" ")), number, proof)) === root;
}

/**
 * @param {string} shuffle
 * @param {number} number
 * @param {SealedShuffle} proof
 */
async function climb(shuffle, number, { path }) {
  let place = number % BOOK;
  let found = shuffle;
  for (const sibling of path) {
    found = await hashText(place % 2 ? `${sibling} ${found}` : `${found} ${sibling}`);
    place = Math.floor(place / 2);
  }
  return found;
}
