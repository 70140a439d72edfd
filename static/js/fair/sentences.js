/** What the check of a match found, in words. */

/** @typedef {import("./verify.js").Step} Step */
/** @typedef {import("./record.js").MatchRecord} MatchRecord */
/** @typedef {import("./record.js").Outcome} Outcome */

const SUITS = /** @type {Record<string, string>} */ ({ C: "♣", D: "♦", H: "♥", S: "♠" });

/**
 * @param {string} text
 * @param {object} facts
 */
function fill(text, facts) {
  return interpolate(text, /** @type {Record<string, string | number>} */ (facts), true);
}

/**
 * @param {Step} step
 * @param {MatchRecord} record
 * @returns {string}
 */
export function stepInWords(step, record) {
  switch (step.kind) {
    case "commitment":
      return commitmentInWords(step);
    case "number":
      return numberInWords(step, record);
    case "outcome":
      return step.ok ? outcomeInWords(step, record) : differenceInWords(step, record);
    case "sealed":
      return sealedInWords(step);
    case "late":
      return fill(
        gettext(
          "The match took more than %(book)s shuffles. The later ones were sealed during the match.",
        ),
        step,
      );
  }
}

/** @param {import("./verify.js").CommitmentStep} step */
function commitmentInWords(step) {
  if (!step.ok) {
    return fill(
      gettext(
        "Before the first deal the fingerprint %(committed)s was published, but the seed has the fingerprint %(found)s.",
      ),
      step,
    );
  }
  if (step.isSealed) {
    return gettext(
      "Seed and sealed packs have the fingerprint that was published before the first deal.",
    );
  }
  return gettext("The seed has the fingerprint that was published before the first deal.");
}

/**
 * @param {import("./verify.js").NumberStep} step
 * @param {MatchRecord} record
 */
function numberInWords(step, record) {
  const text = step.after
    ? gettext("%(name)s added the number %(number)s after move %(after)s. It counts from there on.")
    : gettext("%(name)s added the number %(number)s before the first deal.");
  return fill(text, { ...step, name: nameOf(step.seat, record) });
}

/**
 * @param {import("./verify.js").OutcomeStep} step
 * @param {MatchRecord} record
 */
function outcomeInWords({ entry, found }, record) {
  const facts = { entry, what: valueInWords(found, record) };
  switch (found.type) {
    case "pick":
      return fill(gettext("Move %(entry)s: the lot falls on %(what)s, as the seed says."), facts);
    case "faces":
      return fill(gettext("Move %(entry)s: the dice show %(what)s, as the seed says."), facts);
    case "order":
      return fill(gettext("Move %(entry)s: all %(what)s cards lie as the seed says."), facts);
  }
}

/**
 * @param {import("./verify.js").OutcomeStep} step
 * @param {MatchRecord} record
 */
function differenceInWords({ entry, found, drawn }, record) {
  if (found.type === "order" && drawn.type === "order") {
    const place = found.cards.findIndex((card, at) => card !== drawn.cards[at]);
    const [one, other] = [found.cards[place], drawn.cards[place]].map(cardSign);
    return fill(
      gettext(
        "Move %(entry)s: by the seed card number %(place)s is %(drawn)s, but the record says %(found)s.",
      ),
      { entry, place: place + 1, found: one, drawn: other },
    );
  }
  const [one, other] = [found, drawn].map((outcome) => valueInWords(outcome, record));
  return fill(gettext("Move %(entry)s: the seed says %(drawn)s, but the record says %(found)s."), {
    entry,
    found: one,
    drawn: other,
  });
}

/**
 * @param {Outcome} outcome
 * @param {MatchRecord} record
 */
function valueInWords(outcome, record) {
  switch (outcome.type) {
    case "pick":
      return nameOf(outcome.value, record);
    case "faces":
      return outcome.values.join(", ");
    case "order":
      return String(outcome.cards.length);
  }
}

/** @param {import("./verify.js").SealedStep} step */
function sealedInWords(step) {
  if (!step.ok) {
    return fill(
      gettext(
        "Move %(entry)s: the cards do not fit the envelopes that were sealed before the match.",
      ),
      step,
    );
  }
  const opened = ngettext(
    "Move %(entry)s: %(open)s card was opened and fits its envelope.",
    "Move %(entry)s: %(open)s cards were opened and fit their envelopes.",
    step.open,
  );
  const closed = ngettext(
    "%(closed)s card stays closed, as it was not shown.",
    "%(closed)s cards stay closed, as they were not shown.",
    step.closed,
  );
  return `${fill(opened, step)} ${fill(closed, step)}`;
}

/**
 * @param {number} seat
 * @param {MatchRecord} record
 */
function nameOf(seat, record) {
  return record.players?.[seat]?.name ?? fill(gettext("seat %(seat)s"), { seat: seat + 1 });
}

/**
 * A French card as people write it; other packs have words or numbers of their own.
 * @param {string} [card]
 */
function cardSign(card = "") {
  const suit = SUITS[card.slice(1)];
  return suit ? card.charAt(0).replace("T", "10") + suit : card;
}

/** @param {readonly Step[]} steps */
export function summary(steps) {
  const wrong = steps.filter(({ ok }) => !ok).length;
  if (!wrong) return gettext("All right: chance brought exactly what was promised.");
  return fill(
    ngettext(
      "Not all right: %(wrong)s of %(all)s checks fails.",
      "Not all right: %(wrong)s of %(all)s checks fail.",
      wrong,
    ),
    { wrong, all: steps.length },
  );
}

/**
 * What the visitor's own browser knows about its number.
 * @param {MatchRecord} record
 * @param {string} number that it sent, empty for none
 */
export function ownInWords({ fair }, number) {
  if (!number) return "";
  const text = fair.client_seeds?.includes(number)
    ? gettext(
        "Your browser saw this fingerprint at the table. It sent the number %(number)s, which is in the record.",
      )
    : gettext(
        "Your browser saw this fingerprint at the table. It sent the number %(number)s, which is not in the record: it came too late, or another device of yours came first.",
      );
  return fill(text, { number });
}

/** @param {import("./record.js").Reason | "not_loaded"} reason */
export function refusalInWords(reason) {
  switch (reason) {
    case "not_json":
      return gettext("This text is no record: it cannot be read.");
    case "not_a_record":
      return gettext("This is no record of a match, or it is damaged.");
    case "not_from_start":
      return gettext(
        "This record begins in the middle of a match. Only whole ones can be checked.",
      );
    case "no_seed":
      return gettext("This record holds no seed, so there is nothing to check.");
    case "insecure":
      return gettext("Your browser can check fingerprints only over a secure connection (https).");
    case "not_loaded":
      return gettext("The record could not be loaded. Please try again later.");
  }
}
