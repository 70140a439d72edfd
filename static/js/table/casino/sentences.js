/** The events of Casino in words. */
import { french } from "../french.js";
import { line, said } from "../text.js";
import { variantOf } from "./variant.js";

/** @typedef {import("../types.d.ts").CasinoEvent} CasinoEvent */
/** @typedef {import("../types.d.ts").CasinoCaptured} Captured */
/** @typedef {import("../types.d.ts").CasinoBuilt} Built */
/** @typedef {import("../types.d.ts").CasinoResidueTaken} ResidueTaken */
/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../text.js").Line} Line */

/**
 * @param {Scene} scene
 * @param {CasinoEvent} event
 * @returns {Line | null}
 */
export function lineOf(scene, event) {
  switch (event.type) {
    case "dealer_chosen":
      return said(scene, event.seat, {
        you: gettext("%(who)s deal first."),
        other: gettext("%(who)s deals first."),
      });
    case "dealt":
      return line(gettext("Round %(round)s, deal %(deal)s of %(deals)s."), {
        round: event.round,
        deal: event.deal,
        deals: event.deals,
      });
    case "trailed":
      return said(
        scene,
        event.seat,
        { you: gettext("%(who)s trail %(card)s"), other: gettext("%(who)s trails %(card)s") },
        { card: cards([event.card]) },
      );
    case "captured":
      return capturedLine(scene, event);
    case "built":
      return builtLine(scene, event);
    case "residue_taken":
      return residueLine(scene, event);
    case "round_scored":
      return line(gettext("Round %(round)s ends %(scores)s."), {
        round: event.round,
        scores: event.scores.join(" : "),
      });
    case "match_ended":
      return line(gettext("The match is over: %(scores)s."), {
        scores: event.scores.join(" : "),
      });
  }
}

/** @param {readonly string[]} names */
function cards(names) {
  return { cards: names, pack: french };
}

/**
 * @param {Scene} scene
 * @param {Captured} event
 */
function capturedLine(scene, event) {
  const parts = { cards: cards(event.cards), card: cards([event.card]) };
  const plain = {
    you: gettext("%(who)s take %(cards)s with %(card)s"),
    other: gettext("%(who)s takes %(cards)s with %(card)s"),
  };
  const swept = {
    you: gettext("%(who)s sweep the table: %(cards)s with %(card)s"),
    other: gettext("%(who)s sweeps the table: %(cards)s with %(card)s"),
  };
  const cleared = {
    you: gettext("%(who)s clear the table: %(cards)s with %(card)s"),
    other: gettext("%(who)s clears the table: %(cards)s with %(card)s"),
  };
  const worthy = variantOf(scene).countsSweeps ? swept : cleared;
  return said(scene, event.seat, event.swept ? worthy : plain, parts);
}

/**
 * @param {Scene} scene
 * @param {Built} event
 */
function builtLine(scene, event) {
  const parts = { value: event.value, cards: cards([event.card, ...event.groups.flat()]) };
  return said(scene, event.seat, builtWordings(event), parts);
}

/** @param {Built} event */
function builtWordings({ raised, onto, multiple }) {
  if (raised) {
    return {
      you: gettext("%(who)s raise a build to %(value)s with %(cards)s"),
      other: gettext("%(who)s raises a build to %(value)s with %(cards)s"),
    };
  }
  if (onto !== null) {
    return {
      you: gettext("%(who)s add %(cards)s to the build of %(value)s"),
      other: gettext("%(who)s adds %(cards)s to the build of %(value)s"),
    };
  }
  if (multiple) {
    return {
      you: gettext("%(who)s build several %(value)ss: %(cards)s"),
      other: gettext("%(who)s builds several %(value)ss: %(cards)s"),
    };
  }
  return {
    you: gettext("%(who)s build %(value)s: %(cards)s"),
    other: gettext("%(who)s builds %(value)s: %(cards)s"),
  };
}

/**
 * @param {Scene} scene
 * @param {ResidueTaken} event
 */
function residueLine(scene, { seat, cards: left }) {
  if (seat === null) return line(gettext("Nobody takes the cards that are left."));
  const wordings = {
    you: gettext("%(who)s take what is left: %(cards)s"),
    other: gettext("%(who)s takes what is left: %(cards)s"),
  };
  return left.length ? said(scene, seat, wordings, { cards: cards(left) }) : null;
}
