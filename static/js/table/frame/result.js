/** How the match ended, and what comes next. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { nameAt, yourSeat } from "../scene.js";
import { list } from "../text.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").Outcome} Outcome */

/** @param {{scene: Scene}} props */
export function Result({ scene }) {
  const { page, state } = scene;
  const outcome = state.update?.outcome;
  if (!outcome || !state.table) return null;
  return h(
    "section",
    { class: "result", "aria-labelledby": "result" },
    h("h2", { id: "result" }, headline(scene, outcome)),
    h("p", null, details(scene, outcome)),
    isGuest(scene) &&
      h(
        "p",
        null,
        h(
          "a",
          { href: page.urls.signup },
          gettext("Sign up to keep your matches and to play ranked ones."),
        ),
      ),
    h(
      "div",
      { class: "bar" },
      h(Rematch, { scene }),
      state.table.event_url &&
        h("a", { class: "btn pri", href: state.table.event_url }, gettext("To the tournament")),
      h(
        "a",
        { class: "btn sec", href: page.urls.match?.replace("CODE", state.update?.match ?? "") },
        gettext("Look at the match"),
      ),
      page.urls.replay &&
        h(
          "a",
          {
            class: "btn sec",
            href: page.urls.replay.replace("CODE", state.update?.match ?? ""),
          },
          gettext("Replay"),
        ),
      h("a", { class: "btn sec", href: page.urls.lobby }, gettext("To the lobby")),
    ),
  );
}

/**
 * @param {Scene} scene
 * @param {Outcome} outcome
 */
export function headline(scene, { ending, places }) {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (ending === "aborted" || !winners.length) return gettext("The match was broken off");
  const you = yourSeat(scene);
  const isYours = you !== null && winners.includes(you);
  if (winners.length === places.length) return gettext("A draw");
  if (isYours) return gettext("You win!");
  const names = list(winners.map((seat) => nameAt(scene, seat)));
  const text = ngettext("%(names)s wins", "%(names)s win", winners.length);
  return interpolate(text, { names }, true);
}

/** @param {Scene} scene */
function isGuest(scene) {
  const you = yourSeat(scene);
  return you !== null && (scene.state.table?.seats[you]?.person?.guest ?? false);
}

/**
 * @param {Scene} scene
 * @param {Outcome} outcome
 */
function details(scene, { ending, scores }) {
  const parts = [];
  if (ending === "resigned") parts.push(gettext("The match was given up."));
  if (ending === "left") parts.push(gettext("It was ended because a player was away."));
  if (ending === "late") parts.push(gettext("It ended because a player did not play in time."));
  if (scores.length === 2)
    parts.push(interpolate(gettext("Score %(scores)s."), { scores: scores.join(" : ") }, true));
  const rating = ratingChange(scene);
  if (rating) parts.push(rating);
  return parts.join(" ");
}

/** @param {Scene} scene */
function ratingChange(scene) {
  const you = yourSeat(scene);
  const person = you === null ? null : scene.state.table?.seats[you]?.person;
  if (!person || person.rating === null || !scene.state.table?.rated) return "";
  const before = scene.state.ratings[person.name] ?? person.rating;
  const change = person.rating - before;
  if (!change)
    return interpolate(gettext("Your rating: %(rating)s."), { rating: person.rating }, true);
  const facts = { rating: person.rating, change: change > 0 ? `+${change}` : String(change) };
  return interpolate(gettext("Your rating: %(rating)s (%(change)s)."), facts, true);
}

/** @param {{scene: Scene}} props */
function Rematch({ scene }) {
  const you = yourSeat(scene);
  const { table } = scene.state;
  if (you === null || !table || table.event || table.status !== "finished") return null;
  const isReady = table.seats[you]?.ready ?? false;
  return h(
    "button",
    {
      id: "go",
      class: "btn pri",
      type: "button",
      "aria-disabled": isReady ? "true" : undefined,
      onClick: () => isReady || scene.do.rematch(),
    },
    isReady ? gettext("Waiting for the others…") : gettext("Rematch"),
  );
}
