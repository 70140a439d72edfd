/** The events of Casino Pirate in words. */
import { nameAt, yourSeat } from "../scene.js";
import { line, list } from "../text.js";
import { pirate } from "./cards.js";
import { figure } from "./halves.js";
import { treasures } from "./view.js";

/** @typedef {import("../types.d.ts").PirateEvent} PirateEvent */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../text.js").Line} Line */

/** @typedef {{you: string, other: string}} Wordings */

/**
 * @param {Scene} scene
 * @param {PirateEvent} event
 * @returns {Line | null}
 */
export function lineOf(scene, event) {
  switch (event.type) {
    case "dealer_picked":
    case "round_began":
    case "match_ended":
      return courseLine(scene, event);
    case "hand_dealt":
    case "bet_made":
    case "bets_shown":
      return betLine(scene, event);
    case "card_up":
    case "card_down":
    case "open_bust":
    case "served_said":
      return cardLine(scene, event);
    case "dealer_drew":
    case "dealer_bust":
    case "called":
      return bankLine(scene, event);
    case "shown":
    case "conceded":
      return answerLine(scene, event);
    default:
      return paidLine(scene, event);
  }
}

/**
 * A sentence about a seat: one wording for the visitor, one for others.
 * @param {Scene} scene
 * @param {number} seat
 * @param {Wordings} wordings
 * @param {Line["parts"]} [parts]
 */
function said(scene, seat, { you, other }, parts = {}) {
  if (seat === yourSeat(scene)) return line(you, parts);
  return line(other, { name: { who: nameAt(scene, seat) }, ...parts });
}

/** @param {readonly string[]} names */
function cards(names) {
  return { cards: names, pack: pirate };
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").PirateDealerPicked | import("../types.d.ts").PirateRoundBegan | import("../types.d.ts").PirateMatchEnded} event
 */
function courseLine(scene, event) {
  switch (event.type) {
    case "dealer_picked":
      return null;
    case "round_began":
      return said(
        scene,
        event.dealer,
        {
          you: gettext("Round %(round)s: you hold the bank."),
          other: gettext("Round %(round)s: %(name)s holds the bank."),
        },
        { round: event.round },
      );
    case "match_ended":
      return line(gettext("The match is over. Treasures: %(scores)s."), {
        scores: perSeat(scene, event.scores),
      });
  }
}

/**
 * @param {Scene} scene
 * @param {readonly number[]} numbers
 */
function perSeat(scene, numbers) {
  const parts = numbers.flatMap((number, seat) =>
    number ? [`${seat === yourSeat(scene) ? gettext("you") : nameAt(scene, seat)} ${number}`] : [],
  );
  return list(parts);
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").PirateHandDealt | import("../types.d.ts").PirateBetMade | import("../types.d.ts").PirateBetsShown} event
 */
function betLine(scene, event) {
  switch (event.type) {
    case "hand_dealt":
      return event.card === null
        ? null
        : line(gettext("Your first card is %(card)s."), { card: cards([event.card]) });
    case "bet_made":
      return said(
        scene,
        event.seat,
        { you: gettext("You bet %(treasures)s."), other: gettext("%(name)s has bet.") },
        { treasures: treasures(event.treasures ?? 0) },
      );
    case "bets_shown":
      return line(gettext("The bets: %(bets)s."), { bets: perSeat(scene, event.treasures) });
  }
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").PirateCardUp | import("../types.d.ts").PirateCardDown | import("../types.d.ts").PirateOpenBust | import("../types.d.ts").PirateServedSaid} event
 */
function cardLine(scene, event) {
  switch (event.type) {
    case "card_up":
      return said(
        scene,
        event.seat,
        {
          you: gettext("You get %(card)s, face up."),
          other: gettext("%(name)s gets %(card)s, face up."),
        },
        { card: cards([event.card]) },
      );
    case "card_down":
      return said(
        scene,
        event.seat,
        {
          you: gettext("You turn %(old)s up and get %(card)s, face down."),
          other: gettext("%(name)s turns %(old)s up and gets a card, face down."),
        },
        { old: cards([event.turned_up]), card: cards(event.card === null ? [] : [event.card]) },
      );
    case "open_bust":
      return said(
        scene,
        event.seat,
        {
          you: gettext("Your open cards make %(total)s: everybody sees that you are over."),
          other: gettext("The open cards of %(name)s make %(total)s: over."),
        },
        { total: figure(event.half_points) },
      );
    case "served_said":
      return said(scene, event.seat, {
        you: gettext("You say: served."),
        other: gettext("%(name)s says: served."),
      });
  }
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").PirateDealerDrew | import("../types.d.ts").PirateDealerBust | import("../types.d.ts").PirateCalled} event
 */
function bankLine(scene, event) {
  switch (event.type) {
    case "dealer_drew":
      return said(
        scene,
        event.seat,
        {
          you: gettext("You draw %(card)s: the bank has %(total)s."),
          other: gettext("%(name)s draws %(card)s: the bank has %(total)s."),
        },
        { card: cards([event.card]), total: figure(event.half_points) },
      );
    case "dealer_bust":
      return said(scene, event.seat, {
        you: gettext("You are over and pay everybody who is left."),
        other: gettext("%(name)s is over and pays everybody who is left."),
      });
    case "called":
      return calledLine(scene, event);
  }
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").PirateCalled} event
 */
function calledLine(scene, { dealer, seat }) {
  const parts = { dealer: { who: nameAt(scene, dealer) }, name: { who: nameAt(scene, seat) } };
  if (dealer === yourSeat(scene)) return line(gettext("You ask %(name)s to show."), parts);
  if (seat === yourSeat(scene)) return line(gettext("%(dealer)s asks you to show."), parts);
  return line(gettext("%(dealer)s asks %(name)s to show."), parts);
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").PirateShown | import("../types.d.ts").PirateConceded} event
 */
function answerLine(scene, event) {
  if (event.type === "conceded") {
    return said(scene, event.seat, {
      you: gettext("You hand your bet over, unseen."),
      other: gettext("%(name)s hands the bet over, unseen."),
    });
  }
  return said(
    scene,
    event.seat,
    {
      you: gettext("You show %(cards)s: %(total)s."),
      other: gettext("%(name)s shows %(cards)s: %(total)s."),
    },
    { cards: cards(event.cards), total: figure(event.half_points) },
  );
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").PirateBetWon | import("../types.d.ts").PirateBetLost | import("../types.d.ts").PirateBetReturned | import("../types.d.ts").PirateBankrupt} event
 */
function paidLine(scene, event) {
  switch (event.type) {
    case "bet_won":
      return said(scene, event.seat, winWordings(event), {
        treasures: treasures(event.won),
        debt: treasures(event.owed - event.won),
      });
    case "bet_lost":
      return said(
        scene,
        event.seat,
        {
          you: gettext("You lose %(treasures)s to the bank."),
          other: gettext("%(name)s loses %(treasures)s to the bank."),
        },
        { treasures: treasures(event.bet) },
      );
    case "bet_returned":
      return said(
        scene,
        event.seat,
        {
          you: gettext("You take %(treasures)s back."),
          other: gettext("%(name)s takes %(treasures)s back."),
        },
        { treasures: treasures(event.bet) },
      );
    case "bankrupt":
      return said(scene, event.seat, {
        you: gettext("You have no treasure left."),
        other: gettext("%(name)s has no treasure left."),
      });
  }
}

/**
 * @param {import("../types.d.ts").PirateBetWon} event
 * @returns {Wordings}
 */
function winWordings({ bet, won, owed }) {
  if (won < owed) {
    return {
      you: gettext("You win %(treasures)s; the bank cannot pay the other %(debt)s."),
      other: gettext("%(name)s wins %(treasures)s; the bank cannot pay the other %(debt)s."),
    };
  }
  if (owed > bet) {
    return {
      you: gettext("Seven and a half: you win double, %(treasures)s."),
      other: gettext("Seven and a half: %(name)s wins double, %(treasures)s."),
    };
  }
  return {
    you: gettext("You win %(treasures)s."),
    other: gettext("%(name)s wins %(treasures)s."),
  };
}
