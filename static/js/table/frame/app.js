/** The whole page, drawn from one scene. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { reasonOf } from "../policy.js";
import {
  farSeats,
  isArriving,
  isHeld,
  isOver,
  isPaused,
  isWaiting,
  nearSeat,
  yourSeat,
} from "../scene.js";
import { nodes } from "../text.js";
import { Header } from "./header.js";
import { LastPlay } from "./log.js";
import { Rail } from "./rail.js";
import { Result } from "./result.js";
import { Pile, SeatView } from "./seat.js";
import { Waiting } from "./waiting.js";

/** @typedef {import("../model.d.ts").Scene} Scene */

/** @typedef {{scene: Scene, onKeyDown: (event: KeyboardEvent) => void}} Props */

/** @param {Props} props */
export function App({ scene, onKeyDown }) {
  return [
    h(Header, { key: "header", scene }),
    h(Felt, { key: "felt", scene, onKeyDown }),
    h(Rail, { key: "rail", scene }),
  ];
}

/** @param {Props} props */
export function Felt({ scene, onKeyDown }) {
  return h(
    "main",
    { class: "felt", id: "table", tabIndex: -1, onKeyDown },
    h(LinkBar, { scene }),
    felt(scene),
  );
}

/** @param {Scene} scene */
function felt(scene) {
  const { state, ui, game } = scene;
  if (!state.table || !game || isArriving(scene))
    return h("p", { class: "loading" }, gettext("Opening the table…"));
  if (isWaiting(scene)) return h(Waiting, { scene });
  return [
    h(
      "div",
      { key: "far", class: `seats n${state.table.seats.length}` },
      farSeats(scene).map((info) => h(SeatView, { key: info.seat, scene, info })),
    ),
    h(game.Middle, { key: "middle", scene }),
    ui.banner && h("p", { key: "banner", class: "banner" }, nodes(ui.banner)),
    ui.scored && game.Sheet && !isOver(scene) ? h(game.Sheet, { key: "sheet", scene }) : null,
    h(Near, { key: "near", scene }),
  ];
}

/** @param {{scene: Scene}} props */
function Near({ scene }) {
  const { state, game } = scene;
  const info = state.table?.seats[nearSeat(scene)];
  if (!info || !game) return null;
  const isDone = isOver(scene);
  const canAct = !isPaused(scene) && !isHeld(scene);
  return h(
    "div",
    { class: "me-zone" },
    !isDone && h(LastPlay, { scene, only: "only-desk" }),
    scene.staying && h(scene.staying.Notice, { scene }),
    isDone ? h(Result, { scene }) : canAct && h(game.Actions, { scene }),
    h(Hint, { scene }),
    h(
      "div",
      { class: "hand-row" },
      h(SeatView, { scene, info }),
      isDone || yourSeat(scene) === null ? h("div", null) : h(game.Hand, { scene }),
      h(NearPile, { scene, seat: info.seat }),
    ),
  );
}

/** @param {{scene: Scene, seat: number}} props */
function NearPile({ scene, seat }) {
  const count = scene.game?.seatFacts(scene, seat).pile ?? null;
  return count === null ? h("div", null) : h(Pile, { seat, count, only: "only-desk" });
}

/** @param {{scene: Scene}} props */
function Hint({ scene }) {
  const text = scene.ui.hint || scene.state.refusal?.detail;
  return text ? h("p", { class: "refusal" }, text) : null;
}

/** @param {{scene: Scene}} props */
function LinkBar({ scene }) {
  const { link, state } = scene;
  switch (link.state) {
    case "open":
      return null;
    case "opening":
      return state.table ? h("p", { class: "link" }, gettext("Connecting…")) : null;
    case "lost":
      return h("p", { class: "link" }, gettext("The connection is lost. Reconnecting…"));
    case "closed":
      return h(
        "p",
        { class: "link" },
        reasonOf(link.code),
        " ",
        h(WayOut, { scene, code: link.code }),
      );
  }
}

/** @param {{scene: Scene, code: number}} props */
function WayOut({ scene, code }) {
  if (code === 4401) return h("a", { href: scene.page.urls.login }, gettext("Log in"));
  return h("a", { href: location.pathname }, gettext("Load again"));
}
