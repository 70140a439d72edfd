/* What every part of the table is drawn from.  Types only: the browser never loads this file. */
import type { Child } from "../../vendor/preact-11.2.0/preact.js";
import type { Link } from "./connection.js";
import type { Flight } from "./flip.js";
import type { Props } from "./frame/app.js";
import type { Page } from "./page.js";
import type { State } from "./state.js";
import type { Line } from "./text.js";
import type { ClientMessage, Phrase, ServerMessage, Wish } from "./types.d.ts";

export type { Child };

/** What the page remembers beside the server's word. */
export interface Ui {
  /** Of the game: what the player has chosen so far; null for nothing. */
  picks: unknown;
  /** The panel that is open on a small screen. */
  sheet: "" | "log" | "chat";
  /** The one that the side panel shows. */
  tab: "log" | "chat";
  /** How many lines of chat have been seen. */
  read: number;
  /** The player asked to resign and must confirm. */
  isLeaving: boolean;
  banner: Line | null;
  /** A hint to the player, for a moment. */
  hint: string;
  /** The round whose score sheet is shown. */
  scored: unknown;
  /** Of the game: what is just being shown, before it is done; null for nothing. */
  staged: unknown;
  /** About whom the player has chosen to wait. */
  waited: string;
}

export interface Commands {
  pick(picks: unknown, spoken?: string): void;
  act(action: unknown): void;
  show(change: Partial<Ui>): void;
  say(text: string): void;
  sayPhrase(phrase: Phrase["phrase"]): void;
  /** Reads no more lines of a person, or reads them again. */
  ignore(name: string, ignored: boolean): void;
  rematch(): void;
  resign(): void;
  wish(wish: Wish["wish"]): void;
  resume(): void;
  comeBack(): void;
  /** Hides the question of what shall become of those who are away. */
  wait(question: string): void;
  /** Gives a hint, shown and spoken. */
  tell(sentence: string): void;
}

/** What is loaded once the cards are on the table. */
export type Staying = typeof import("./staying.js");

export interface Scene {
  page: Page;
  state: State;
  link: Link;
  ui: Ui;
  now: number;
  game: GameUi | null;
  staying: Staying | null;
  do: Commands;
}

export interface SeatFacts {
  note: string;
  /** A word beside the name: who deals, who is active. */
  tag: string;
  cards: number;
  /** How many cards the seat's side has taken; null where a partner shows it. */
  pile: number | null;
}

/** A picture that is shown for a moment before what happened is done. */
export interface Stage {
  /** For the game: what `ui.staged` is meanwhile. */
  staged: unknown;
  /** As designed; the motion setting scales it. */
  ms: number;
  flight?: Flight;
}

type Part = (props: { scene: Scene }) => Child;

/** What differs between a live table and a lesson. */
export interface Setting {
  connect(
    page: Page,
    onMessage: (message: ServerMessage) => void,
    onLink: (link: Link) => void,
  ): { open(): void; send(message: ClientMessage): boolean };
  App: (props: Props) => Child;
}

/** What a game adds to the frame that all games share. */
export interface GameUi {
  noPicks: unknown;
  /** How the match is won, in a few words. */
  aim(scene: Scene): string;
  progress(scene: Scene): string;
  seatFacts(scene: Scene, seat: number): SeatFacts;
  /** The type of the events that begin a round: their lines head the log. */
  opening: string;
  /** An event in words. */
  lineOf(scene: Scene, event: unknown): Line | null;
  /** Whether the event is worth the line "last action". */
  isPlay(event: unknown): boolean;
  flightOf(scene: Scene, events: readonly unknown[]): Flight;
  /** What to show before it is done, in order; the scene is the one before the events. */
  stagesOf(scene: Scene, events: readonly unknown[]): readonly Stage[];
  /** Banners and score sheets. */
  momentsOf(scene: Scene, events: readonly unknown[]): Partial<Ui>;
  /** What lies before a seat, if it is not just cards in hand and a pile. */
  Holding?: (props: { scene: Scene; seat: number }) => Child;
  Middle: Part;
  Actions: Part;
  Hand: Part;
  Score: Part;
  /** Of the round that was scored, if the game stops there. */
  Sheet?: Part;
  /** Read aloud on demand. */
  spoken(scene: Scene): Record<"table" | "hand" | "score", string>;
  /** A digit was typed: 0 for the key 1, -1 for the key 0. */
  pickNth(scene: Scene, place: number): void;
  /** Keys and their uses, where they do not pick and play a card. */
  keys?(): string[][];
  clear(scene: Scene): void;
  /** The rules in a few sentences. */
  rules(scene: Scene): string[];
  /** What the options of this table are, in a few words each. */
  chosen?(scene: Scene): string[];
}
