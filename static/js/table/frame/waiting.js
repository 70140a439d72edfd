/** The table before a match: who sits where, sitting down, standing up, bots. */
import { h } from "../../../vendor/preact-11.2.0/preact.js";
import { yourSeat } from "../scene.js";
import { Fingerprint } from "./log.js";
import { Chosen } from "./rail.js";
import { roleOf } from "./seat.js";

/** @typedef {import("../model.d.ts").Scene} Scene */
/** @typedef {import("../model.d.ts").Child} Child */

/** @param {{scene: Scene}} props */
export function Waiting({ scene }) {
  const { page, state } = scene;
  const seats = state.table?.seats ?? [];
  const free = seats.filter(({ person }) => !person).length;
  const isSeated = yourSeat(scene) !== null;
  if (state.table?.status === "playing") return h(NotYet, { scene });
  const text = ngettext("%(free)s seat is free.", "%(free)s seats are free.", free);
  return h(
    "div",
    { class: "waiting" },
    h("h2", null, gettext("The table is set")),
    h(
      "p",
      null,
      interpolate(text, { free }, true),
      " ",
      gettext("The match starts when all seats are taken."),
      " ",
      state.table?.rated ? gettext("It is ranked.") : gettext("It is not ranked."),
    ),
    h(Chosen, { scene }),
    h(
      "ol",
      { class: "places" },
      seats.map(({ seat, person }) =>
        h(
          "li",
          { key: seat, class: person ? "" : "free" },
          h("b", null, person?.name ?? gettext("Free seat")),
          " ",
          h("span", null, roleOf(person)),
        ),
      ),
    ),
    h(
      "div",
      { class: "bar" },
      !isSeated && free > 0 && h(SitDown, { scene }),
      isSeated &&
        page.isHost &&
        free > 0 &&
        page.levels.map(({ value, name }) =>
          h(Post, {
            key: value,
            scene,
            action: page.urls.bot,
            level: value,
            name: botLabel(name),
            isMain: false,
          }),
        ),
      isSeated &&
        h(Post, { scene, action: page.urls.leave, name: gettext("Stand up"), isMain: false }),
    ),
    isSeated && free > 0 && h(Invitation, { scene }),
    scene.staying && h(scene.staying.WatchingChoice, { scene }),
    h(Fingerprint, { commitment: state.table?.commitment ?? "" }),
  );
}

/**
 * A match of which the first picture has not come yet: spectators may see it later.
 * @param {{scene: Scene}} props
 */
function NotYet({ scene }) {
  const isLate = scene.state.table?.watching !== "open";
  return h(
    "div",
    { class: "waiting" },
    h("h2", null, gettext("The match has begun")),
    isLate &&
      h("p", null, gettext("Spectators see it with a delay. The first picture comes soon.")),
  );
}

/**
 * The way to a free seat; ratings are for those who have signed up.
 * @param {{scene: Scene}} props
 */
function SitDown({ scene }) {
  const { page, state } = scene;
  if (state.table?.rated && (!page.user || page.isGuest)) {
    return h("a", { class: "btn pri", href: page.urls.signup }, gettext("Sign up to sit down"));
  }
  return h(Post, {
    scene,
    action: page.user ? page.urls.join : page.urls.guest,
    name: page.user ? gettext("Sit down") : gettext("Enter as a guest"),
    isMain: true,
  });
}

/** @param {{scene: Scene}} props */
function Invitation({ scene }) {
  const address = location.origin + location.pathname;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => scene.do.tell(gettext("The address is copied.")),
      () => scene.do.tell(gettext("Your browser keeps the address from being copied.")),
    );
  return h(
    "p",
    { class: "invite" },
    gettext("Invite others with this address:"),
    " ",
    h("code", null, address),
    " ",
    // Browsers give a clipboard to safe addresses only.
    navigator.clipboard &&
      h(
        "button",
        { type: "button", class: "btn sec", onClick: copy },
        scene.ui.hint || gettext("Copy the address"),
      ),
  );
}

/** @param {string} level */
function botLabel(level) {
  return interpolate(gettext("Add a bot: %(level)s"), { level }, true);
}

/**
 * A form with one button: these go through the pages of the site, not through the socket.
 * @param {{scene: Scene, action: string | undefined, name: string, level?: string, isMain: boolean}} props
 */
function Post({ scene, action, name, level, isMain }) {
  return h(
    "form",
    { method: "post", action },
    h("input", { type: "hidden", name: "csrfmiddlewaretoken", value: scene.page.token }),
    h("input", { type: "hidden", name: "next", value: location.pathname }),
    level && h("input", { type: "hidden", name: "level", value: level }),
    h("button", { class: `btn ${isMain ? "pri" : "sec"}`, type: "submit" }, name),
  );
}
