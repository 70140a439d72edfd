/** What a bot thinks of a move, in words and figures.  The figures are pure. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";

/** @typedef {import("../types.d.ts").ReviewMoveSeen} Move */
/** @typedef {import("../types.d.ts").ReviewCandidateSeen} Candidate */

/** Losses below these are noise: the values are estimates. */
const SLIGHT = /** @type {Record<string, number>} */ ({
  win_chance: 0.02,
  points: 0.2,
  place: 0.1,
});
const WORST = 5;

/**
 * @param {number} number
 * @param {number} [digits] after the point
 * @param {"auto" | "exceptZero"} [signDisplay]
 */
function rounded(number, digits = 1, signDisplay = "auto") {
  const language = document.documentElement.lang || "en";
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits, signDisplay });
  return format.format(Number(number.toFixed(digits)) || 0);
}

/**
 * The head of the column of values.
 * @param {string} measure
 */
export function unitOf(measure) {
  if (measure === "win_chance") return gettext("Win chance");
  return measure === "points" ? gettext("Expected points") : gettext("Expected place");
}

/**
 * @param {string} measure
 * @param {number | null} value
 */
export function valueText(measure, value) {
  if (value === null) return "–";
  if (measure === "win_chance") return `${rounded(value * 100, 0)} %`;
  return measure === "points" ? rounded(value, 1, "exceptZero") : rounded(value);
}

/**
 * What a move cost, as a sentence; empty for one that cost nothing worth a word.
 * @param {Move} move
 */
export function lossText({ measure, loss }) {
  if (loss === null || !isLoss({ measure, loss })) return "";
  if (measure === "win_chance") {
    const text = gettext("%(loss)s %% less chance to win than the best move.");
    return interpolate(text, { loss: rounded(loss * 100, 0) }, true).replace("%%", "%");
  }
  const text =
    measure === "points"
      ? gettext("%(loss)s points less than the best move.")
      : gettext("%(loss)s places behind the best move.");
  return interpolate(text, { loss: rounded(loss) }, true);
}

/** @param {{measure: string, loss: number | null}} move */
export function isLoss({ measure, loss }) {
  return loss !== null && loss >= (SLIGHT[measure] ?? 0);
}

/**
 * The moves that cost most, the worst first.
 * @param {readonly Move[]} moves
 */
export function worstOf(moves) {
  const lost = moves.filter(isLoss);
  return lost.sort((one, other) => (other.loss ?? 0) - (one.loss ?? 0)).slice(0, WORST);
}

/**
 * What is said of the move that was played.
 * @param {Move} move
 */
export function verdictOf(move) {
  if (move.loss === null) return gettext("The bot did not think of this move.");
  return lossText(move) || gettext("As good as the best move.");
}

/** The move that was played here, in one line on the table.
 * @param {{move: Move}} props */
export function Played({ move }) {
  return h(
    "p",
    { class: `played${isLoss(move) ? " lost" : ""}` },
    interpolate(gettext("Played: %(move)s."), { move: move.played }, true),
    " ",
    verdictOf(move),
  );
}

/** What the bot would have thought of, the best first.
 * @param {{move: Move}} props */
export function Candidates({ move }) {
  const { measure, candidates, exact } = move;
  const most = Math.max(...candidates.map(({ samples }) => samples));
  return [
    h(
      "table",
      { class: "data candidates", key: "table" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, gettext("Move")),
          h("th", { scope: "col" }, unitOf(measure)),
        ),
      ),
      h(
        "tbody",
        null,
        candidates.map((candidate) => h(Row, { key: candidate.label, measure, candidate })),
      ),
    ),
    h("p", { class: "small", key: "note" }, exact ? certain() : guessed(most)),
  ];
}

/** @param {{measure: string, candidate: Candidate}} props */
function Row({ measure, candidate }) {
  const { label, value, played } = candidate;
  return h(
    "tr",
    { class: played ? "is-played" : "" },
    h("th", { scope: "row" }, label, played && h("b", null, ` (${gettext("played")})`)),
    h("td", null, valueText(measure, value)),
  );
}

function certain() {
  return gettext("Nothing was hidden any more: these values are certain.");
}

/** @param {number} samples */
function guessed(samples) {
  const text = ngettext(
    "An estimate from %(samples)s guess of what is hidden.",
    "An estimate from %(samples)s guesses of what is hidden.",
    samples,
  );
  return interpolate(text, { samples }, true);
}
