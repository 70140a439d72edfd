/** One visit to a table: messages in, commands out, one drawing after each change. */
import { alert, announce } from "./announce.js";
import { connectTo } from "./connection.js";
import { Drawing } from "./drawing.js";
import { pace } from "./flip.js";
import { Inbox } from "./inbox.js";
import { message as actMessage, isOverdue, newId, prepare, reminder } from "./outbox.js";
import { isOut, yourSeat } from "./scene.js";
import { sound } from "./sounds.js";
import { emptyState, joins, receive } from "./state.js";
import { isShort, tellLink, tellNews } from "./telling.js";

/** @typedef {import("./types.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("./model.d.ts").Scene} Scene */
/** @typedef {import("./model.d.ts").Ui} Ui */
/** @typedef {import("./model.d.ts").GameUi} GameUi */
/** @typedef {import("./model.d.ts").Commands} Commands */
/** @typedef {import("./model.d.ts").Stage} Stage */
/** @typedef {import("./connection.js").Link} Link */
/** @typedef {import("./flip.js").Flight} Flight */

const TICK_MS = 500;
const BANNER_MS = 1800;
const HINT_MS = 4000;

/** @implements {Commands} */
export class Session {
  /**
   * @param {HTMLElement} root
   * @param {import("./page.js").Page} page
   * @param {GameUi} gameUi of the game that is played here
   * @param {Partial<import("./model.d.ts").Setting>} [setting] in place of a live table's
   */
  constructor(root, page, gameUi, { connect = connectTo, App } = {}) {
    this.page = page;
    this.gameUi = gameUi;
    this.drawing = new Drawing(root, App);
    /** The match whose cards have been seen. */
    this.seen = "";
    this.state = emptyState();
    /** @type {Link} */
    this.link = { state: "opening" };
    /** @type {Ui} */
    this.ui = {
      picks: null,
      sheet: "",
      tab: "log",
      read: 0,
      isLeaving: false,
      banner: null,
      hint: "",
      scored: null,
      staged: null,
      waited: "",
    };
    this.hasWarned = false;
    /** @type {import("./model.d.ts").Staying | null} */
    this.staying = null;
    /** @type {import("./luck.js").Luck | null} */
    this.luck = null;
    this.inbox = new Inbox(this);
    this.connection = connect(
      page,
      (message) => this.inbox.put(message),
      (link) => this.relink(link),
    );
  }

  start() {
    setInterval(() => this.tick(), TICK_MS);
    this.connection.open();
    import("./luck.js").then(({ Luck }) => {
      this.luck = new Luck(this.page.urls.join ?? "", (named) => this.connection.send(named));
      this.luck.name(this.state);
    });
    import("./staying.js").then((staying) => {
      this.staying = staying;
      this.draw("still");
    });
  }

  get game() {
    return this.state.table ? this.gameUi : null;
  }

  /** @returns {Scene} */
  scene() {
    const { page, state, link, game, staying } = this;
    const ui = { ...this.ui, picks: this.ui.picks ?? game?.noPicks };
    return { page, state, link, ui, game, staying, now: performance.now(), do: this };
  }

  /** @param {Flight | "still"} [flight] */
  draw(flight) {
    this.drawing.draw(this.scene(), flight);
  }

  /** @param {Link} link */
  relink(link) {
    tellLink(this.link, link);
    this.link = link;
    if (link.state === "open") this.luck?.forget();
    this.draw();
  }

  /**
   * What to show of a message before it is taken.
   * @param {ServerMessage} message
   */
  stagesOf(message) {
    const { update } = this.state;
    if (message.type !== "update" || message.match !== update?.match) return [];
    if (!pace() || document.hidden || joins(update, message) !== "next") return [];
    const moves = message.moves.filter(({ version }) => version > update.version);
    const events = moves.flatMap((move) => move.events);
    return this.game?.stagesOf(this.scene(), events) ?? [];
  }

  /** @param {Stage} stage */
  stage({ staged, ms, flight }) {
    this.ui = { ...this.ui, staged };
    this.draw(flight);
    return ms * pace();
  }

  /**
   * @param {ServerMessage} message
   * @param {number} at
   */
  take(message, at) {
    const before = this.scene();
    const { state, news, isGap } = receive(this.state, message, at);
    this.state = state;
    this.luck?.name(state);
    if (isGap) this.connection.send({ type: "sync" });
    if (message.type === "update" && state.update === message) this.renew(before, news);
    const isReading = message.type === "said" && this.ui.tab === "chat";
    this.ui.read = isReading ? state.chat.length : Math.min(this.ui.read, state.chat.length);
    const after = this.scene();
    if (before.state.update && isOut(before) !== isOut(after))
      this.connection.send({ type: "sync" });
    this.draw(news.length ? this.game?.flightOf(after, news) : undefined);
    if (message.type === "refused") alert(message.detail);
    tellNews(before, after, news);
    if (message.type === "noted") this.staying?.tellNote(after, message);
    if (message.type === "update") this.see(message);
  }

  /**
   * Tells the server that the cards are in sight: now the clock may run.
   * @param {import("./types.d.ts").Update} update
   */
  see({ match, whole, outcome }) {
    const isNew = whole || this.seen !== match;
    this.seen = match;
    if (isNew && !outcome && yourSeat(this.scene()) !== null) {
      this.connection.send({ type: "seen", match });
    }
  }

  /**
   * Puts aside what belonged to the question before; others may play while the visitor chooses.
   * @param {Scene} before
   * @param {readonly unknown[]} news
   */
  renew(before, news) {
    const known = before.state.update;
    const { update } = this.state;
    const isSame =
      known?.match === update?.match && known?.decision_version === update?.decision_version;
    const moments = this.game?.momentsOf(this.scene(), news) ?? {};
    this.ui = { ...this.ui, picks: isSame ? this.ui.picks : null, staged: null, ...moments };
    if (moments.banner) setTimeout(() => this.show({ banner: null }), BANNER_MS);
    if (!isSame) this.hasWarned = false;
  }

  /** Lets clocks run, and sends an unanswered action again. */
  tick() {
    const { pending, update } = this.state;
    const now = performance.now();
    if (
      pending &&
      !this.inbox.isStaging &&
      isOverdue(pending, now) &&
      this.connection.send(reminder(pending))
    ) {
      this.state = { ...this.state, pending: { ...pending, sentAt: now } };
    }
    const isCounting = this.staying?.count(this.scene()) ?? false;
    if (!isCounting && !update?.clocks.some(({ running }) => running)) return;
    if (!this.hasWarned && isShort(this.scene())) {
      this.hasWarned = true;
      alert(gettext("Ten seconds left."));
      sound("time");
    }
    this.draw("still");
  }

  /**
   * @param {unknown} picks
   * @param {string} [spoken]
   */
  pick(picks, spoken = "") {
    this.show({ picks, scored: null, hint: "" });
    announce(spoken);
  }

  /** @param {unknown} action */
  act(action) {
    const { update, pending } = this.state;
    if (!update || pending) return;
    const prepared = prepare(update, action, { id: newId(), now: performance.now() });
    this.state = { ...this.state, pending: prepared, refusal: null };
    this.connection.send(actMessage(prepared));
    this.show({ picks: null, scored: null, hint: "" });
  }

  /** @param {Partial<Ui>} change */
  show(change) {
    this.ui = { ...this.ui, ...change };
    this.draw();
  }

  /** @param {string} text */
  say(text) {
    if (!this.connection.send({ type: "say", text })) this.tell(gettext("You are not connected."));
  }

  /** @param {import("./types.d.ts").Phrase["phrase"]} phrase */
  sayPhrase(phrase) {
    this.connection.send({ type: "phrase", phrase });
  }

  /**
   * @param {string} name
   * @param {boolean} ignored
   */
  ignore(name, ignored) {
    this.connection.send({ type: "ignore", name, ignored });
  }

  rematch() {
    this.connection.send({ type: "rematch" });
  }

  resign() {
    if (this.state.update) this.connection.send({ type: "resign", match: this.state.update.match });
    this.show({ isLeaving: false });
  }

  /** @param {import("./types.d.ts").Wish["wish"]} wish */
  wish(wish) {
    const match = this.state.update?.match;
    if (match) this.connection.send({ type: "wish", match, wish });
  }

  resume() {
    const match = this.state.update?.match;
    if (match) this.connection.send({ type: "resume", match });
  }

  comeBack() {
    const match = this.state.update?.match;
    if (match) this.connection.send({ type: "return", match });
  }

  /** @param {string} question */
  wait(question) {
    this.wish("");
    this.show({ waited: question });
  }

  /** @param {string} sentence */
  tell(sentence) {
    this.show({ hint: sentence });
    alert(sentence);
    setTimeout(() => this.ui.hint === sentence && this.show({ hint: "" }), HINT_MS);
  }
}
