/** The events of Cuccù in words. */
import { nameAt, sideName, yourSeat } from "../scene.js";
import { line, list, said } from "../text.js";
import { cuccuPack } from "./cards.js";

/** @typedef {import("../types.d.ts").CuccuEvent} CuccuEvent */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../text.js").Line} Line */
/** @typedef {Line["parts"]} Parts */

/**
 * @param {Scene} scene
 * @param {CuccuEvent} event
 * @returns {Line | null}
 */
export function lineOf(scene, event) {
  switch (event.type) {
    case "dealer_picked":
      return said(scene, event.seat, {
        you: gettext("%(who)s deal first."),
        other: gettext("%(who)s deals first."),
      });
    case "round_began":
      return said(
        scene,
        event.dealer,
        {
          you: gettext("Round %(round)s: you deal."),
          other: gettext("Round %(round)s: %(who)s deals."),
        },
        { round: event.round },
      );
    case "dealt":
      return event.card === null
        ? null
        : line(gettext("You are dealt %(card)s."), { card: cards([event.card]) });
    case "kept":
      return said(scene, event.seat, {
        you: gettext("%(who)s keep your card."),
        other: gettext("%(who)s keeps the card."),
      });
    case "revealed":
      return said(
        scene,
        event.seat,
        { you: gettext("%(who)s turn up %(card)s."), other: gettext("%(who)s turns up %(card)s.") },
        { card: cards([event.card]) },
      );
    case "swapped":
      return swappedLine(scene, event);
    case "deck_swapped":
      return packLine(scene, event);
    case "swap_undone":
      return undoneLine(scene, event);
    case "cards_compared":
      return comparedLine(scene, event);
    case "life_lost":
      return lostLine(scene, event);
    case "eliminated":
      return said(scene, event.seat, {
        you: gettext("%(who)s are out."),
        other: gettext("%(who)s is out."),
      });
    case "revived":
      return line(gettext("Nobody has a life left: all come back. Lives for each: %(lives)s."), {
        lives: event.lives,
      });
    case "match_ended":
      return endedLine(scene, event.places);
    default:
      return requestLine(scene, event);
  }
}

/** @typedef {import("../types.d.ts").CuccuSwapped} Swapped */
/** @typedef {Extract<CuccuEvent, {type: "swap_asked" | "cover_asked" | "request_dropped" | "cuckoo_refused" | "hunter_shot" | "cat_scratched" | "horse_jumped" | "inn_reached" | "cover_accepted" | "cover_refused"}>} Request */

/**
 * Requests and their answers.
 * @param {Scene} scene
 * @param {Request} event
 */
function requestLine(scene, event) {
  switch (event.type) {
    case "swap_asked":
      return between(scene, event.seat, event.target, {
        you: gettext("%(who)s ask %(other)s to swap."),
        toYou: gettext("%(who)s asks you to swap."),
        others: gettext("%(who)s asks %(other)s to swap."),
      });
    case "cover_asked":
      return between(scene, event.seat, event.innkeeper, {
        you: gettext("%(who)s ask %(other)s to pay for a zero."),
        toYou: gettext("%(who)s asks you to pay for a zero."),
        others: gettext("%(who)s asks %(other)s to pay for a zero."),
      });
    case "request_dropped":
      return said(scene, event.seat, {
        you: gettext("%(who)s drop your request and keep your card."),
        other: gettext("%(who)s drops the request and keeps the card."),
      });
    default:
      return between(scene, event.seat, event.asker, answer(event.type));
  }
}

/**
 * What the owner of a special card, "who", answers the asker, "other".
 * @param {Exclude<Request["type"], "swap_asked" | "cover_asked" | "request_dropped">} type
 * @returns {{you: string, toYou: string, others: string}}
 */
function answer(type) {
  switch (type) {
    case "cuckoo_refused":
      return {
        you: gettext("Your cuckoo does not let %(other)s swap."),
        toYou: gettext("The cuckoo of %(who)s does not let you swap."),
        others: gettext("The cuckoo of %(who)s does not let %(other)s swap."),
      };
    case "hunter_shot":
      return {
        you: gettext("Your hunter refuses and shoots %(other)s."),
        toYou: gettext("The hunter of %(who)s refuses and shoots you."),
        others: gettext("The hunter of %(who)s refuses and shoots %(other)s."),
      };
    case "cat_scratched":
      return {
        you: gettext("Your cat refuses and scratches %(other)s."),
        toYou: gettext("The cat of %(who)s refuses and scratches you."),
        others: gettext("The cat of %(who)s refuses and scratches %(other)s."),
      };
    case "horse_jumped":
      return {
        you: gettext("Your horse is jumped: %(other)s asks on, you have no turn."),
        toYou: gettext("You jump the horse of %(who)s and ask on."),
        others: gettext("%(other)s jumps the horse of %(who)s and asks on."),
      };
    case "inn_reached":
      return {
        you: gettext("Your inn stops %(other)s."),
        toYou: gettext("The inn of %(who)s stops you."),
        others: gettext("The inn of %(who)s stops %(other)s."),
      };
    case "cover_accepted":
      return {
        you: gettext("%(who)s will pay if %(other)s loses with a zero."),
        toYou: gettext("%(who)s will pay if you lose with a zero."),
        others: pgettext("not you", "%(who)s will pay if %(other)s loses with a zero."),
      };
    case "cover_refused":
      return {
        you: gettext("%(who)s refuse and must swap with %(other)s."),
        toYou: gettext("%(who)s refuses and must swap with you."),
        others: gettext("%(who)s refuses and must swap with %(other)s."),
      };
  }
}

/**
 * A sentence about two seats, one of which may be the visitor's.
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} target
 * @param {{you: string, toYou: string, others: string}} wordings
 * @param {Parts} [parts]
 */
function between(scene, seat, target, { you, toYou, others }, parts = {}) {
  const both = { other: { who: nameAt(scene, target) }, ...parts };
  const isToYou = target === yourSeat(scene);
  return said(scene, seat, { you, other: isToYou ? toYou : others }, both);
}

/** @param {readonly string[]} names */
function cards(names) {
  return { cards: names, pack: cuccuPack };
}

/**
 * @param {Scene} scene
 * @param {Swapped} event
 */
function swappedLine(scene, { seat, target, given, received }) {
  const wordings = {
    you: gettext("%(who)s give %(other)s %(given)s and get %(received)s."),
    toYou: gettext("You give %(who)s %(received)s and get %(given)s."),
    others: gettext("%(who)s swaps with %(other)s."),
  };
  if (given === null || received === null) return between(scene, seat, target, wordings);
  const parts = { given: cards([given]), received: cards([received]) };
  return between(scene, seat, target, wordings, parts);
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").CuccuDeckSwapped} event
 */
function packLine(scene, { seat, end, given, received }) {
  const bottom = {
    you: gettext("%(who)s give the pack %(given)s and get its bottom card, %(received)s."),
    other: gettext("%(who)s swaps with the bottom card of the pack."),
  };
  const top = {
    you: gettext("%(who)s give the pack %(given)s and get its top card, %(received)s."),
    other: gettext("%(who)s swaps with the top card of the pack."),
  };
  const wordings = end === "bottom" ? bottom : top;
  if (given === null || received === null) return said(scene, seat, wordings);
  return said(scene, seat, wordings, { given: cards([given]), received: cards([received]) });
}

/**
 * @param {Scene} scene
 * @param {{seat: number, target: number}} event
 */
function undoneLine(scene, { seat, target }) {
  const toYou = gettext("You take your card back from %(who)s.");
  return between(scene, seat, target, {
    you: gettext("You take your card back from %(other)s."),
    toYou,
    others: gettext("%(who)s and %(other)s swap back."),
  });
}

/**
 * @param {Scene} scene
 * @param {{cards: readonly (string | null)[], lowest: readonly number[]}} event
 */
function comparedLine(scene, { cards: compared, lowest }) {
  if (!lowest.length) return line(gettext("The cards are compared: nobody loses."));
  const names = lowest.map((seat) => sideName(scene, seat));
  const low = [...new Set(lowest.map((seat) => compared[seat] ?? ""))];
  const parts = { names: { who: list(names) }, cards: cards(low) };
  return line(gettext("The cards are compared. Lowest: %(names)s, %(cards)s."), parts);
}

/**
 * @param {Scene} scene
 * @param {import("../types.d.ts").CuccuLifeLost} event
 */
function lostLine(scene, { seat, lives, cause, asker }) {
  if (cause === "cover" && asker !== null) {
    return between(
      scene,
      seat,
      asker,
      {
        you: gettext("%(who)s pay a life for %(other)s. Lives left: %(lives)s."),
        toYou: gettext("%(who)s pays a life for you. Lives left: %(lives)s."),
        others: gettext("%(who)s pays a life for %(other)s. Lives left: %(lives)s."),
      },
      { lives },
    );
  }
  const wordings = {
    you: gettext("%(who)s lose a life. Lives left: %(lives)s."),
    other: gettext("%(who)s loses a life. Lives left: %(lives)s."),
  };
  return said(scene, seat, wordings, { lives });
}

/**
 * @param {Scene} scene
 * @param {readonly number[]} places
 */
function endedLine(scene, places) {
  return said(scene, places.indexOf(1), {
    you: gettext("%(who)s are the last with a life."),
    other: gettext("%(who)s is the last with a life."),
  });
}
