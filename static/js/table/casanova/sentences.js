/** The events of Casanova in words. */
import { nameAt, yourSeat } from "../scene.js";
import { line, list, said } from "../text.js";
import { cardOf, numbers, owned } from "./pack.js";

/** @typedef {import("../types.d.ts").CasanovaEvent} CasanovaEvent */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../text.js").Line} Line */

/**
 * @param {Scene} scene
 * @param {CasanovaEvent} event
 * @returns {Line}
 */
export function lineOf(scene, event) {
  switch (event.type) {
    case "active_picked":
      return said(scene, event.seat, {
        you: gettext("%(who)s are active first."),
        other: gettext("%(who)s is active first."),
      });
    case "turn_began":
      return begunLine(scene, event);
    case "announced":
      return announcedLine(scene, event);
    case "played":
      return playedLine(scene, event);
    case "rolled":
      return rolledLine(event);
    case "revealed":
      return revealedLine(scene, event);
    case "turn_won":
      return event.seats.length > 1 ? sharedLine(scene, event) : wonLine(scene, event);
    case "pot_stayed":
      return stayedLine(event);
    case "match_ended":
      return endedLine(event);
    default:
      return spokenLine(scene, event);
  }
}

/**
 * What a seat said or did after the roll, or that it is out.
 * @param {Scene} scene
 * @param {Extract<CasanovaEvent, {type: "quitte_said" | "doubled" | "matched" | "withdrew" | "eliminated"}>} event
 */
function spokenLine(scene, event) {
  switch (event.type) {
    case "quitte_said":
      return said(scene, event.seat, {
        you: gettext("%(who)s say “Quitte”."),
        other: gettext("%(who)s says “Quitte”."),
      });
    case "doubled":
      return said(scene, event.seat, {
        you: gettext("%(who)s say “Double” and add a coin."),
        other: gettext("%(who)s says “Double” and adds a coin."),
      });
    case "matched":
      return said(scene, event.seat, {
        you: gettext("%(who)s add a coin and stay in."),
        other: gettext("%(who)s adds a coin and stays in."),
      });
    case "withdrew":
      return said(scene, event.seat, {
        you: gettext("%(who)s withdraw."),
        other: gettext("%(who)s withdraws."),
      });
    case "eliminated":
      return said(scene, event.seat, {
        you: gettext("%(who)s have no coin left and are out."),
        other: gettext("%(who)s has no coin left and is out."),
      });
  }
}

/**
 * @param {Scene} scene
 * @param {Extract<CasanovaEvent, {type: "turn_began"}>} event
 */
function begunLine(scene, { seat, turn, pot }) {
  if (!pot) {
    const wordings = {
      you: gettext("Turn %(turn)s: you are active."),
      other: gettext("Turn %(turn)s: %(who)s is active."),
    };
    return said(scene, seat, wordings, { turn });
  }
  const wordings = {
    you: ngettext(
      "Turn %(turn)s: you are active, and %(pot)s coin is left in the pot.",
      "Turn %(turn)s: you are active, and %(pot)s coins are left in the pot.",
      pot,
    ),
    other: ngettext(
      "Turn %(turn)s: %(who)s is active, and %(pot)s coin is left in the pot.",
      "Turn %(turn)s: %(who)s is active, and %(pot)s coins are left in the pot.",
      pot,
    ),
  };
  return said(scene, seat, wordings, { turn, pot });
}

/**
 * @param {Scene} scene
 * @param {Extract<CasanovaEvent, {type: "announced"}>} event
 */
function announcedLine(scene, { seat, dice }) {
  const wordings = {
    you: ngettext("%(who)s announce %(dice)s die.", "%(who)s announce %(dice)s dice.", dice),
    other: ngettext("%(who)s announces %(dice)s die.", "%(who)s announces %(dice)s dice.", dice),
  };
  return said(scene, seat, wordings, { dice });
}

/**
 * @param {Scene} scene
 * @param {Extract<CasanovaEvent, {type: "played"}>} event
 */
function playedLine(scene, { seat, card }) {
  if (card === null) {
    const who = { who: nameAt(scene, seat) };
    return line(gettext("%(who)s plays a card face down."), { who });
  }
  const wordings = {
    you: gettext("%(who)s play %(card)s face down."),
    other: gettext("%(who)s plays %(card)s face down."),
  };
  return said(scene, seat, wordings, { card: { cards: [cardOf(seat, card)], pack: numbers } });
}

/** @param {Extract<CasanovaEvent, {type: "rolled"}>} event */
function rolledLine({ faces, massimo }) {
  if (faces.length === 1) {
    return line(gettext("The die shows %(massimo)s: that is the massimo."), { massimo });
  }
  const text = gettext("The dice show %(faces)s: the massimo is %(massimo)s.");
  return line(text, { faces: list(faces.map(String)), massimo });
}

/**
 * @param {Scene} scene
 * @param {Extract<CasanovaEvent, {type: "revealed"}>} event
 */
function revealedLine(scene, { cards }) {
  const shown = cards.flatMap((card, seat) => (card === null ? [] : [cardOf(seat, card)]));
  const part = { cards: shown, pack: owned(scene) };
  return line(gettext("The cards are turned up: %(cards)s"), { cards: part });
}

/**
 * @param {Scene} scene
 * @param {Extract<CasanovaEvent, {type: "turn_won"}>} event
 */
function wonLine(scene, { seats, coins, unopposed }) {
  const [seat = 0] = seats;
  const wordings = {
    you: ngettext(
      "%(who)s take the pot: %(coins)s coin.",
      "%(who)s take the pot: %(coins)s coins.",
      coins,
    ),
    other: ngettext(
      "%(who)s takes the pot: %(coins)s coin.",
      "%(who)s takes the pot: %(coins)s coins.",
      coins,
    ),
  };
  const alone = {
    you: ngettext(
      "All others have withdrawn: you take the pot of %(coins)s coin.",
      "All others have withdrawn: you take the pot of %(coins)s coins.",
      coins,
    ),
    other: ngettext(
      "All others have withdrawn: %(who)s takes the pot of %(coins)s coin.",
      "All others have withdrawn: %(who)s takes the pot of %(coins)s coins.",
      coins,
    ),
  };
  return said(scene, seat, unopposed ? alone : wordings, { coins });
}

/**
 * @param {Scene} scene
 * @param {Extract<CasanovaEvent, {type: "turn_won"}>} event
 */
function sharedLine(scene, { seats, coins, left }) {
  const names = list(
    seats.map((seat) => (seat === yourSeat(scene) ? gettext("You") : nameAt(scene, seat))),
  );
  const shared = left
    ? ngettext(
        "%(names)s share the pot, %(coins)s coin each; what cannot be shared stays: %(left)s.",
        "%(names)s share the pot, %(coins)s coins each; what cannot be shared stays: %(left)s.",
        coins,
      )
    : ngettext(
        "%(names)s share the pot, %(coins)s coin each.",
        "%(names)s share the pot, %(coins)s coins each.",
        coins,
      );
  return line(shared, { names: { who: names }, coins, left });
}

/** @param {Extract<CasanovaEvent, {type: "pot_stayed"}>} event */
function stayedLine({ coins }) {
  const text = ngettext(
    "No card fits: %(coins)s coin stays in the pot.",
    "No card fits: %(coins)s coins stay in the pot.",
    coins,
  );
  return line(text, { coins });
}

/** @param {Extract<CasanovaEvent, {type: "match_ended"}>} event */
function endedLine({ scores, unclaimed }) {
  const text = unclaimed
    ? ngettext(
        "The match is over: %(scores)s. Nobody gets the coin that is left in the pot.",
        "The match is over: %(scores)s. Nobody gets the %(unclaimed)s coins that are left in the pot.",
        unclaimed,
      )
    : gettext("The match is over: %(scores)s.");
  return line(text, { scores: scores.join(" : "), unclaimed });
}
