/** What happened beside the moves, in words. */
import { yourSeat } from "../scene.js";
import { line } from "../text.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Noted} Noted */
/** @typedef {import("../text.js").Line} Line */

/**
 * @param {Scene} scene
 * @param {Noted} note
 * @returns {Line | null}
 */
export function lineOfNote(scene, { kind, seat, facts }) {
  const text = (seat !== null && seat === yourSeat(scene) && yours(kind)) || textOf(kind);
  return text === null ? null : line(text, partsOf(facts));
}

/** @param {Record<string, unknown>} facts */
function partsOf({ name, bot, seconds }) {
  /** @type {Line["parts"]} */
  const parts = { seconds: Number(seconds ?? 0) };
  if (name !== undefined) parts.name = { who: String(name) };
  if (bot !== undefined) parts.bot = { who: String(bot) };
  return parts;
}

/**
 * What the visitor is told of himself.
 * @param {string} kind
 */
function yours(kind) {
  switch (kind) {
    case "away":
      return gettext("You are away.");
    case "back":
      return gettext("You are back.");
    case "held":
      return gettext("You are away, and a bot plays on: %(bot)s.");
    case "taken":
      return gettext("You play again.");
    case "resigned":
      return gettext("You have resigned, and a bot plays on: %(bot)s.");
    case "given_up":
      return gettext("You have resigned.");
    case "timed_out":
      return gettext("Your time was up: the site played for you.");
    case "late":
      return gettext("You did not play in time.");
    case "resumed":
      return gettext("You go on with the match.");
    case "ended":
      return gettext("The match was ended, since you are away.");
    case "undone":
      return gettext("You have taken a move back. All agreed.");
    case "neighbour":
      return gettext("Somebody watches from your own network.");
    default:
      return null;
  }
}

/** @param {string} kind */
function textOf(kind) {
  switch (kind) {
    case "away":
      return gettext("%(name)s is away.");
    case "back":
      return gettext("%(name)s is back.");
    case "held":
      return gettext("%(name)s is away, and a bot plays on: %(bot)s.");
    case "taken":
      return gettext("%(name)s plays again.");
    case "resigned":
      return gettext("%(name)s has resigned, and a bot plays on: %(bot)s.");
    case "given_up":
      return gettext("%(name)s has resigned.");
    case "timed_out":
      return gettext("The time of %(name)s was up: the site played.");
    case "silent":
      return gettext("The bot %(name)s did not answer: the site played.");
    case "late":
      return gettext("%(name)s did not play in time.");
    case "paused":
      return gettext("The match is paused.");
    case "deserted":
      return gettext("Nobody is here: the match is paused.");
    case "resumed":
      return gettext("%(name)s goes on with the match.");
    case "restarted":
      return gettext("The site was away. The clocks got %(seconds)s seconds more.");
    case "ended":
      return gettext("The match was ended, since %(name)s is away.");
    case "undone":
      return gettext("%(name)s has taken a move back. All agreed.");
    case "neighbour":
      return gettext("Somebody watches from the same network as %(name)s.");
    case "abandoned":
      return gettext("Nobody was here for long: the match was broken off.");
    default:
      return null;
  }
}
