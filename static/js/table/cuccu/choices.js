/** What the visitor may do, in words: the whole move, and what may come of it.  Pure. */

/** @typedef {import("../types.d.ts").CuccuView} CuccuView */
/** @typedef {import("../types.d.ts").CuccuAction} CuccuAction */

/**
 * @typedef {object} Choice
 * @property {CuccuAction} action
 * @property {string} label
 * @property {string} result what follows, in a sentence
 */

/**
 * @typedef {object} Words
 * @property {(seat: number | null) => string} name of the player at a seat
 * @property {string} card the visitor's own, with its article
 */

/**
 * @param {CuccuView} view
 * @param {readonly CuccuAction[]} offered by the server
 * @param {Words} words
 * @returns {Choice[]}
 */
export function choicesOf(view, offered, words) {
  return offered.map((action) => ({ action, ...told(view, action, words) }));
}

/**
 * @param {CuccuView} view
 * @param {CuccuAction} action
 * @param {Words} words
 * @returns {{label: string, result: string}}
 */
function told(view, { type }, { name, card }) {
  const inn = { name: name(view.innkeeper) };
  const asker = { name: name(view.turn) };
  switch (type) {
    case "keep":
      return {
        label: interpolate(gettext("Keep %(card)s"), { card }, true),
        result: kept(view),
      };
    case "swap":
      return swapped(view, { name: name(view.asks) });
    case "ask":
      return {
        label: interpolate(gettext("Ask %(name)s to pay for a zero"), inn, true),
        result: interpolate(
          gettext("%(name)s pays if you lose with a zero, or refuses: then you swap."),
          inn,
          true,
        ),
      };
    case "accept":
      return {
        label: interpolate(gettext("Promise %(name)s to pay"), asker, true),
        result: interpolate(
          gettext("If %(name)s loses with a zero, you lose the life. Both keep their cards."),
          asker,
          true,
        ),
      };
    case "refuse":
      return {
        label: interpolate(gettext("Refuse and swap with %(name)s"), asker, true),
        result: interpolate(
          gettext("%(name)s gets the inn. You go on with the card that you get."),
          asker,
          true,
        ),
      };
  }
}

/** @param {CuccuView} view */
function kept({ phase }) {
  return phase === "inn"
    ? gettext("You drop your request.")
    : gettext("It is compared at the end of the round.");
}

/**
 * @param {CuccuView} view
 * @param {{name: string}} next
 */
function swapped({ asks }, next) {
  if (asks === null) {
    return {
      label: gettext("Swap with the pack"),
      result: gettext("You get the bottom card and must keep it."),
    };
  }
  return {
    label: interpolate(gettext("Swap with %(name)s"), next, true),
    result: gettext("The card that is dealt now may refuse, or cost you a life."),
  };
}

/**
 * The question above the buttons.
 * @param {CuccuView} view
 * @param {Words} words
 */
export function question({ phase, asks, innkeeper, turn }, { name }) {
  if (phase === "inn") {
    return interpolate(
      gettext("The inn of %(name)s is in your way. What will you do?"),
      { name: name(innkeeper) },
      true,
    );
  }
  if (phase === "cover") {
    return interpolate(
      gettext("%(name)s asks you to pay for a zero. Will you?"),
      { name: name(turn) },
      true,
    );
  }
  return asks === null
    ? gettext("You deal: keep your card, or swap it with the pack?")
    : gettext("Your turn: keep your card, or swap it?");
}
