/** Takes the place of the socket in a replay: shows one step of a finished match after the other. */
import { emptyFilm, lastStep, messagesFor, stepOf, withReel } from "./film.js";

/** @typedef {import("../types.d.ts").ServerMessage} ServerMessage */

/**
 * @typedef {object} Outlet
 * @property {(message: ServerMessage) => void} onMessage
 * @property {(link: import("../connection.js").Link) => void} onLink
 * @property {() => void} onChange of what the controls show
 * @property {() => boolean} isBusy whether a step is still being shown
 */

/** Pictures are asked for so many steps before they are needed. */
const AHEAD = 10;
const PLAY_MS = 1600;
const WAIT_MS = 200;
const RETRY_MS = 3000;

export class Projector {
  /**
   * @param {{url: string, size: number}} source of the pictures, and how many come at once
   * @param {Outlet} outlet
   */
  constructor(source, outlet) {
    this.source = source;
    this.outlet = outlet;
    this.film = emptyFilm();
    /** The step that is shown; before the first none is. */
    this.step = -1;
    /** The one that is to be shown. */
    this.wanted = 0;
    this.name = "";
    this.jumps = 0;
    this.isPlaying = false;
    this.timer = 0;
    /** @type {Map<number, Promise<boolean>>} */
    this.loading = new Map();
  }

  /**
   * The pictures at the start bring what all share; the address may name a later one.
   * @returns {Promise<void>}
   */
  async open() {
    if (!(await this.have(0))) return this.retry(() => this.open());
    const { opening } = this.film;
    if (opening) this.outlet.onMessage(opening.table);
    await this.show(stepOf(this.film, location.hash));
  }

  /** Nothing that a live table hears is heard here. */
  send() {
    return true;
  }

  get last() {
    return lastStep(this.film);
  }

  /** @param {number} step that the visitor chose */
  go(step) {
    this.pause();
    return this.show(step);
  }

  /** @param {string} hash of an address that the visitor has changed by hand */
  follow(hash) {
    return this.go(stepOf(this.film, hash));
  }

  /**
   * @param {number} step
   * @returns {Promise<void>}
   */
  async show(step) {
    const wanted = Math.max(0, Math.min(step, this.last));
    this.wanted = wanted;
    const isThere = await this.have(wanted);
    if (wanted !== this.wanted) return;
    if (!isThere) return this.retry(() => this.wanted === wanted && this.show(wanted));
    this.outlet.onLink({ state: "open" });
    this.tell(wanted);
    this.have(Math.min(wanted + AHEAD, this.last));
  }

  /** @param {number} step whose picture is there */
  tell(step) {
    const isNext = this.step >= 0 && step === this.step + 1 && !this.outlet.isBusy();
    if (!isNext) this.name = `${this.film.opening?.table.match}.${this.jumps++}`;
    this.step = step;
    history.replaceState(null, "", `#${step}`);
    const told = messagesFor(this.film, step, { name: this.name, isNext });
    for (const message of told) this.outlet.onMessage(message);
  }

  /** Plays on by itself, from the start when all has been seen. */
  play() {
    if (this.step === this.last) this.step = -1;
    this.isPlaying = true;
    this.outlet.onChange();
    this.goOn();
  }

  pause() {
    clearTimeout(this.timer);
    this.isPlaying = false;
    this.outlet.onChange();
  }

  /** Shows the next step, and goes on when it has been seen. */
  async goOn() {
    if (!this.outlet.isBusy()) await this.show(this.step + 1);
    if (!this.isPlaying) return;
    if (this.step === this.last) return this.pause();
    const wait = this.outlet.isBusy() ? WAIT_MS : PLAY_MS;
    this.timer = setTimeout(() => this.goOn(), wait);
  }

  /** @param {() => unknown} again */
  retry(again) {
    this.outlet.onLink({ state: "lost" });
    setTimeout(again, RETRY_MS);
  }

  /**
   * @param {number} step
   * @returns {Promise<boolean>} whether its picture is there
   */
  async have(step) {
    if (this.film.frames[step]) return true;
    const first = step - (step % this.source.size);
    const loading = this.loading.get(first) ?? this.load(first);
    this.loading.set(first, loading);
    const isThere = await loading;
    this.loading.delete(first);
    return isThere;
  }

  /** @param {number} first step */
  async load(first) {
    try {
      const answer = await fetch(`${this.source.url}&from=${first}`);
      if (answer.ok) this.film = withReel(this.film, await answer.json());
      return answer.ok;
    } catch {
      return false;
    }
  }
}
