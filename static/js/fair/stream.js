/** The stream of fair outcomes, as docs/records.md describes it.  Pure; hashes by Web Crypto. */

const WORDS = 2 ** 32;
const BLOCK_WORDS = 8;
const encoder = new TextEncoder();

/** @param {ArrayBuffer | Uint8Array<ArrayBuffer>} bytes */
function hex(bytes) {
  const all = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  return Array.from(all, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} digits */
function bytesOf(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/**
 * The SHA-256 of a text, in hexadecimal.
 * @param {string} text
 */
export async function hashText(text) {
  return hex(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

/** @param {Uint8Array<ArrayBuffer>} key */
async function signer(key) {
  const parameters = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, parameters, false, ["sign"]);
  return (/** @type {string} */ text) => crypto.subtle.sign("HMAC", imported, encoder.encode(text));
}

/**
 * The key of a match: every client seed that is not empty replaces it.
 * @param {string} seed 64 hexadecimal digits
 * @param {readonly string[]} clientSeeds
 */
export async function keyOf(seed, clientSeeds) {
  let key = bytesOf(seed);
  for (const clientSeed of clientSeeds) {
    if (clientSeed) key = new Uint8Array(await (await signer(key))(clientSeed));
  }
  return key;
}

/** Draws numbers below bounds, all equally likely, for one outcome of chance. */
export class Stream {
  /**
   * @param {Uint8Array<ArrayBuffer>} key
   * @param {number} version how many entries stand before the outcome
   */
  constructor(key, version) {
    this.key = key;
    this.version = version;
    this.block = 0;
    /** @type {number[]} */
    this.words = [];
    /** @type {((text: string) => Promise<ArrayBuffer>) | null} */
    this.sign = null;
  }

  /** @param {number} bound */
  async below(bound) {
    const limit = WORDS - (WORDS % bound);
    for (;;) {
      const word = await this.word();
      if (word < limit) return word % bound;
    }
  }

  async word() {
    if (!this.words.length) await this.fill();
    return /** @type {number} */ (this.words.shift());
  }

  async fill() {
    this.sign ??= await signer(this.key);
    const view = new DataView(await this.sign(`${this.version}:${this.block++}`));
    for (let at = 0; at < BLOCK_WORDS; at++) this.words.push(view.getUint32(4 * at));
  }

  /**
   * Things in the order that a shuffle gives them.
   * @template Thing
   * @param {readonly Thing[]} things
   * @returns {Promise<Thing[]>}
   */
  async shuffle(things) {
    const pack = [...things];
    for (let last = pack.length - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      const moved = /** @type {Thing} */ (pack[last]);
      pack[last] = /** @type {Thing} */ (pack[other]);
      pack[other] = moved;
    }
    return pack;
  }
}
