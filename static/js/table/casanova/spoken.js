/** The table read aloud on demand. */
import { nameAt, yourSeat } from "../scene.js";
import { list } from "../text.js";
import { ownCard, shownSeat, viewOf } from "./view.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** @param {Scene} scene */
export function spoken(scene) {
  return { table: table(scene), hand: hand(scene), score: score(scene) };
}

/** @param {Scene} scene */
function table(scene) {
  const { turn, active, dice, roll, pot, players } = viewOf(scene);
  const massimo = roll.reduce((total, face) => total + face, 0);
  const said = [interpolate(gettext("Turn %(turn)s."), { turn }, true)];
  if (dice) {
    const text = ngettext("%(who)s rolls %(dice)s die.", "%(who)s rolls %(dice)s dice.", dice);
    said.push(interpolate(text, { who: nameAt(scene, active), dice }, true));
  }
  if (massimo) said.push(interpolate(gettext("The massimo is %(massimo)s."), { massimo }, true));
  said.push(
    interpolate(
      ngettext("%(pot)s coin in the pot.", "%(pot)s coins in the pot.", pot),
      { pot },
      true,
    ),
  );
  players.forEach((_, seat) => {
    if (seat !== yourSeat(scene)) said.push(seatInWords(scene, seat));
  });
  return said.join(" ");
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function seatInWords(scene, seat) {
  const { used = [] } = viewOf(scene).players[seat] ?? {};
  const { slot, hasWithdrawn } = shownSeat(scene, seat);
  const facts = { who: nameAt(scene, seat), cards: list(used.map(String)) };
  const text = hasWithdrawn
    ? gettext("%(who)s has withdrawn.")
    : slot === "empty"
      ? gettext("%(who)s has not played.")
      : gettext("%(who)s has chosen a card.");
  const gone = used.length ? gettext("Used by %(who)s: %(cards)s.") : "";
  return `${interpolate(text, facts, true)} ${interpolate(gone, facts, true)}`.trim();
}

/** @param {Scene} scene */
function hand(scene) {
  const card = ownCard(scene);
  const cards = list(viewOf(scene).hand.map(String));
  const held = interpolate(gettext("Your cards: %(cards)s."), { cards }, true);
  if (card === null) return held;
  return `${held} ${interpolate(gettext("On the table: %(card)s."), { card }, true)}`;
}

/** @param {Scene} scene */
function score(scene) {
  return viewOf(scene)
    .players.map(({ coins }, seat) => {
      const name = seat === yourSeat(scene) ? gettext("You") : nameAt(scene, seat);
      return `${name}: ${coins}`;
    })
    .join(", ");
}
