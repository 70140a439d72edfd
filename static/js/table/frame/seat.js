/** A seat at the table: who, whose turn, the clock, cards and pile. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { Back } from "../faces.js";
import { isAsked, isOver, isPaused, nearSeat, presence, shortName, yourSeat } from "../scene.js";
import { figures, inWords, leftOf, SHORT_MS } from "../time.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../types.d.ts").SeatInfo} SeatInfo */

/** @param {{scene: Scene, info: SeatInfo}} props */
export function SeatView({ scene, info }) {
  const { seat } = info;
  const isNear = seat === nearSeat(scene);
  const isTurn = isAsked(scene, seat) && !scene.ui.staged;
  const facts = scene.state.update ? scene.game?.seatFacts(scene, seat) : undefined;
  const isYou = seat === yourSeat(scene);
  const name = isYou ? gettext("You") : (info.person?.name ?? gettext("Free seat"));
  const short = info.person?.bot ? shortName(name) : name;
  return h(
    "section",
    {
      class: `seat${isNear ? " me" : ""}${isTurn ? " turn" : ""}${isAway(scene, seat) ? " away" : ""} side-${info.side}`,
      id: `seat-${seat}`,
      "aria-label": name,
    },
    h(
      "div",
      { class: "who" },
      h("span", { class: "ava", "aria-hidden": "true" }, [...short][0]?.toUpperCase()),
      h(
        "div",
        { class: "text" },
        h(
          "div",
          { class: "nm" },
          h("span", { class: "clip" }, short),
          facts?.tag && h("span", { class: "tag" }, facts.tag),
        ),
        h("div", { class: "sub" }, note(scene, info, facts?.note ?? "")),
      ),
    ),
    h(ClockView, { scene, seat, isTurn }),
    facts && h(Holding, { scene, seat, facts }),
  );
}

/**
 * What lies before a seat: as its game has it, or cards in hand and a pile.
 * @param {{scene: Scene, seat: number, facts: import("../model.d.ts").SeatFacts}} props
 */
function Holding({ scene, seat, facts }) {
  if (scene.game?.Holding) return h(scene.game.Holding, { scene, seat });
  const only = seat === nearSeat(scene) ? "only-phone" : "";
  return [
    seat !== yourSeat(scene) && h(Backs, { key: "backs", count: facts.cards }),
    facts.pile !== null && h(Pile, { key: "pile", seat, count: facts.pile, only }),
  ];
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} side
 */
function isPartner(scene, seat, side) {
  const you = yourSeat(scene);
  return you !== null && you !== seat && scene.state.table?.seats[you]?.side === side;
}

/**
 * @param {Scene} scene
 * @param {SeatInfo} info
 * @param {string} usual
 */
function note(scene, { seat, side, person, ready }, usual) {
  if (seat === yourSeat(scene) && scene.link.state !== "open") return gettext("Reconnecting…");
  const there = thereNote(scene, seat);
  if (there) return there;
  if (isAsked(scene, seat) && !scene.ui.staged)
    return seat === yourSeat(scene) ? gettext("Your turn") : gettext("Thinking…");
  if (isOver(scene) && ready && person && !person.bot) return gettext("Ready for a rematch");
  if (isPartner(scene, seat, side)) return gettext("Your partner");
  return usual || roleOf(person);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function isAway(scene, seat) {
  return presence(scene)?.seats[seat]?.away ?? false;
}

/**
 * What is unusual about who sits there.
 * @param {Scene} scene
 * @param {number} seat
 */
function thereNote(scene, seat) {
  const one = presence(scene)?.seats[seat];
  if (one?.bot && !one.left) return gettext("A bot plays");
  if (one?.away) return gettext("Away");
  return isPaused(scene) && isAsked(scene, seat) ? gettext("Paused") : "";
}

/** @param {SeatInfo["person"]} person */
export function roleOf(person) {
  if (!person) return gettext("Waiting for a player");
  if (person.bot) return gettext("Bot");
  if (person.guest) return gettext("Guest");
  if (person.rating === null) return gettext("Player");
  return interpolate(gettext("Rating %(rating)s"), { rating: person.rating }, true);
}

/** @param {{scene: Scene, seat: number, isTurn: boolean}} props */
function ClockView({ scene, seat, isTurn }) {
  const { update, heardAt } = scene.state;
  const clock = update?.clocks[seat];
  const left = clock ? leftOf(clock, scene.now - heardAt) : null;
  if (left === null || isOver(scene)) return null;
  return h(
    "span",
    {
      class: `clock${isTurn && left <= SHORT_MS ? " short" : ""}`,
      role: "timer",
      "aria-live": "off",
    },
    h("span", { class: "sr" }, `${gettext("Clock:")} ${inWords(left)}`),
    h("span", { "aria-hidden": "true" }, figures(left)),
  );
}

/** @param {{count: number}} props */
function Backs({ count }) {
  const label = interpolate(
    ngettext("%(count)s card in hand", "%(count)s cards in hand", count),
    { count },
    true,
  );
  return h(
    "div",
    { class: "backs", role: "img", "aria-label": label },
    Array.from({ length: count }, (_, at) => h(Back, { key: at })),
  );
}

/** @param {{seat: number, count: number, only: string}} props */
export function Pile({ seat, count, only }) {
  return h(
    "div",
    { class: `pile ${only}`, id: only === "only-desk" ? `pile-${seat}-desk` : `pile-${seat}` },
    h(
      "span",
      { class: "mini", "aria-hidden": "true" },
      count > 0 && h(Back, {}),
      count > 4 && h(Back, {}),
    ),
    h("span", null, h("b", null, count), ` ${gettext("taken")}`),
  );
}
