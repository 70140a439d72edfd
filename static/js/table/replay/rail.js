/** Beside a replay: the score, who looks, the log, and what a bot thinks of the moves. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Log } from "../frame/log.js";
import { Chosen } from "../frame/rail.js";
import { nameAt, yourSeat } from "../scene.js";
import { moveAfter, stepBefore } from "./film.js";
import { Candidates, lossText, worstOf } from "./verdict.js";

/** @typedef {import("./index.js").Show} Show */
/** @typedef {import("../types.d.ts").ReviewMoveSeen} Move */
/** @typedef {import("../types.d.ts").ReviewSeen} Seen */

/** @param {{show: Show}} props */
export function Rail({ show }) {
  const { scene, reviewer } = show;
  const { ui, game, state } = scene;
  const close = () => scene.do.show({ sheet: "" });
  return h(
    "aside",
    {
      class: `rail${ui.sheet ? " open" : ""}`,
      id: "rail",
      "aria-label": gettext("About the match"),
      onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close(),
    },
    h(
      "button",
      { class: "btn sec close only-phone", type: "button", onClick: close },
      gettext("Close"),
    ),
    h(Places, { show }),
    game &&
      state.update &&
      h(
        "section",
        { class: "panel" },
        h("h2", null, gettext("Score")),
        h(game.Score, { scene }),
        h(Chosen, { scene }),
      ),
    reviewer.seen && h(Review, { show, seen: reviewer.seen }),
    h("section", { class: "panel grow" }, h("h2", null, gettext("Log")), h(Log, { scene })),
  );
}

/** From whose place the match is seen.
 * @param {{show: Show}} props */
function Places({ show: { text, projector } }) {
  if (text.places.length < 2) return null;
  return h(
    "nav",
    { class: "panel viewpoints", "aria-labelledby": "seen-from" },
    h("h2", { id: "seen-from" }, gettext("Seen from the place of")),
    h(
      "ul",
      null,
      text.places.map(({ value, name }) =>
        h(
          "li",
          { key: value },
          h(
            "a",
            {
              class: "tool",
              href: `?as=${value}#${Math.max(0, projector.step)}`,
              "aria-current": value === text.place ? "true" : undefined,
            },
            name,
          ),
        ),
      ),
    ),
  );
}

/** @param {{show: Show, seen: Seen}} props */
function Review({ show, seen }) {
  return h(
    "section",
    { class: "panel review", "aria-labelledby": "review" },
    h("h2", { id: "review" }, gettext("Review by a bot")),
    h("div", { role: "status" }, h(Standing, { show, seen })),
    seen.standing === "done" && h(Found, { show, seen }),
  );
}

/** @param {{show: Show, seen: Seen}} props */
function Standing({ show: { reviewer }, seen }) {
  const { standing, done, total, refusal } = seen;
  if (refusal) return h("p", null, refusal);
  if (standing === "none") {
    return [
      h("p", { key: "what" }, invitation()),
      h(
        "button",
        { key: "ask", class: "btn pri", type: "button", onClick: () => reviewer.ask() },
        gettext("Review the moves"),
      ),
    ];
  }
  if (standing !== "running") return null;
  if (total === null) return h("p", null, gettext("The review waits for its turn."));
  return [
    h(
      "p",
      { key: "how-far" },
      interpolate(gettext("%(done)s of %(total)s moves"), { done, total }, true),
    ),
    h("progress", { key: "bar", max: total, value: done, "aria-labelledby": "review" }),
  ];
}

function invitation() {
  return gettext(
    "A bot looks at every choice with what the player could know then, and says what it would expect. This takes some minutes.",
  );
}

/** @param {{show: Show, seen: Seen}} props */
function Found({ show, seen }) {
  const { scene, projector } = show;
  const move = moveAfter(projector.film, projector.step, seen.moves);
  return [
    move && h("div", { key: "here" }, h("h3", null, gettext("This move")), h(Candidates, { move })),
    h(Worst, { key: "worst", scene, projector, moves: worstOf(seen.moves) }),
  ];
}

/** @param {Pick<Show, "scene" | "projector"> & {moves: Move[]}} props */
function Worst({ scene, projector, moves }) {
  if (!moves.length) return h("p", null, gettext("No move cost much. Well played!"));
  return [
    h("h3", { key: "head" }, gettext("Where most was lost")),
    h(
      "ol",
      { key: "list", class: "worst" },
      moves.map((move) =>
        h(
          "li",
          { key: move.version },
          h(
            "button",
            {
              type: "button",
              class: "tool",
              onClick: () => {
                scene.do.show({ sheet: "" });
                projector.go(stepBefore(projector.film, move.version));
              },
            },
            move.seat === yourSeat(scene) ? "" : `${nameAt(scene, move.seat)}: `,
            move.played,
          ),
          h("span", { class: "small" }, lossText(move)),
        ),
      ),
    ),
  ];
}
