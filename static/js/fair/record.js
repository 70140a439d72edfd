/** Reads the file of a match, which may come from anywhere. */
import { PACKS } from "./packs.js";

/**
 * @typedef {{type: "pick", value: number} | {type: "faces", values: number[]} | {type: "order", cards: string[]}} Outcome
 */

/** @typedef {{salts: string[], hashes: string[], path: string[]}} SealedShuffle */

/**
 * @typedef {object} Fair
 * @property {string} commitment
 * @property {string} seed
 * @property {string[]} [client_seeds]
 * @property {number[]} [client_seeds_after]
 * @property {{roots: string[], shuffles: SealedShuffle[]}} [sealed]
 */

/**
 * @typedef {object} MatchRecord
 * @property {string} game
 * @property {number} seats
 * @property {{name: string}[]} [players]
 * @property {{chance?: Outcome}[]} entries
 * @property {Fair} fair
 */

/** @typedef {"not_json" | "not_a_record" | "not_from_start" | "no_seed" | "insecure"} Reason */

/** A file that cannot be checked. */
export class Unreadable extends Error {
  /** @param {Reason} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * @param {string} text
 * @returns {MatchRecord}
 */
export function readRecord(text) {
  const record = parse(text);
  if (!isRecord(record)) throw new Unreadable("not_a_record");
  if (record.setup) throw new Unreadable("not_from_start");
  const fair = record.fair;
  if (!isObject(fair) || !fair.seed) throw new Unreadable("no_seed");
  if (!isFair(fair)) throw new Unreadable("not_a_record");
  return /** @type {MatchRecord} */ (/** @type {unknown} */ ({ entries: [], ...record }));
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable("not_json");
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value
 * @param {(part: unknown) => boolean} test
 */
function isList(value, test) {
  return Array.isArray(value) && value.every(test);
}

const isText = (/** @type {unknown} */ value) => typeof value === "string";
const isNumber = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0;

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return (
    isObject(value) &&
    value.format === "locanda-record" &&
    value.version === 1 &&
    Object.hasOwn(PACKS, String(value.game)) &&
    isNumber(value.seats) &&
    Number(value.seats) > 0 &&
    isList(value.players ?? [], (player) => isObject(player) && isText(player.name)) &&
    isList(value.entries ?? [], isEntry)
  );
}

/** @param {unknown} entry */
function isEntry(entry) {
  if (!isObject(entry)) return false;
  const chance = entry.chance ?? null;
  if (chance === null) return true;
  if (!isObject(chance)) return false;
  if (chance.type === "pick") return isNumber(chance.value);
  if (chance.type === "faces") return isList(chance.values, isNumber);
  return chance.type === "order" && isList(chance.cards, isText);
}

/** @param {Record<string, unknown>} fair */
function isFair({ commitment, seed, client_seeds = [], client_seeds_after = [], sealed }) {
  const seeds = /** @type {unknown[]} */ (client_seeds);
  const after = /** @type {unknown[]} */ (client_seeds_after);
  return (
    isText(commitment) &&
    /^[0-9a-f]{64}$/i.test(String(seed)) &&
    isList(seeds, isText) &&
    isList(after, isNumber) &&
    (!after.length || after.length === seeds.length) &&
    (sealed == null || isSealed(sealed))
  );
}

/** @param {unknown} sealed */
function isSealed(sealed) {
  return (
    isObject(sealed) &&
    isList(sealed.roots, isText) &&
    isList(
      sealed.shuffles,
      (shuffle) =>
        isObject(shuffle) &&
        [shuffle.salts, shuffle.hashes, shuffle.path].every((part) => isList(part, isText)),
    )
  );
}
