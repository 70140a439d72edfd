/* Written by python -m scripts.gen_types. */

export interface Acknowledged {
  type: "acknowledged";
  id: string;
  version: number;
}

export interface Act {
  type: "act";
  match: string;
  version: number;
  action: unknown;
  id?: string;
}

export interface Build {
  type: "build";
  card: string;
  groups: string[][];
  value: number;
  onto?: number | null;
}

export interface BuildChoice {
  value: number;
  onto: number | null;
  raised: boolean;
  alone: boolean;
  own: string | null;
  further: string | null;
}

export interface BuildObservation {
  id: number;
  groups: string[][];
  value: number;
  owner: number;
  multiple: boolean;
}

export interface Built {
  type: "built";
  seat: number;
  card: string;
  groups: string[][];
  value: number;
  build: number;
  onto: number | null;
  raised: boolean;
  multiple: boolean;
}

export interface Capture {
  type: "capture";
  card: string;
  groups: string[][];
  builds: number[];
  value?: number | null;
}

export interface CaptureChoice {
  value: number | null;
  groups: string | null;
  together: string[];
  single: boolean;
  builds: number[];
  required: number[];
  best: number[][];
}

export interface Captured {
  type: "captured";
  seat: number;
  card: string;
  groups: string[][];
  builds: number[];
  value: number;
  cards: string[];
  swept: boolean;
}

export interface CardChoices {
  card: string;
  trail: Refusal | null;
  captures: CaptureChoice[];
  builds: BuildChoice[];
}

export interface CasinoObservation {
  viewer: number | null;
  phase: "pick" | "shuffle" | "play" | "over";
  round: number;
  dealer: number | null;
  to_act: number | null;
  deal: number;
  deals: number;
  last_deal: boolean;
  hand: string[];
  hand_sizes: number[];
  stock: number;
  unseen: string[];
  table: string[];
  builds: BuildObservation[];
  next_build: number;
  piles: number[];
  sweeps: number[];
  sweep_order: number[];
  last_capture: number | null;
  last_sweep: boolean;
  last_play: Trailed | Captured | Built | null;
  sides: number[];
  scores: number[];
  history: RoundScored[];
  places: number[];
}

export interface Choices {
  groups: Record<string, string[][]>;
  numbers: Record<string, number>;
  cards: CardChoices[];
}

export interface Clock {
  left_ms: number | null;
  running: boolean;
}

export interface DealerChosen {
  type: "dealer_chosen";
  seat: number;
}

export interface Dealt {
  type: "dealt";
  round: number;
  deal: number;
  deals: number;
  hands: ((string | null)[])[];
  table: string[];
}

export interface Hidden {
  type: "hidden";
  line: number;
}

export interface MatchEnded {
  type: "match_ended";
  places: number[];
  scores: number[];
}

export interface Moves {
  version: number;
  events: unknown[];
}

export interface Outcome {
  ending: string;
  places: (number | null)[];
  scores: number[];
  seed: string;
}

export interface Person {
  name: string;
  bot: string;
  guest: boolean;
  rating: number | null;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
  match: string | null;
  version: number;
  over: boolean;
}

export interface Refusal {
  code: string;
  sentence: string;
  facts: Record<string, unknown>;
}

export interface Refused {
  type: "refused";
  code: string;
  detail: string;
  facts: Record<string, unknown>;
  id: string;
}

export interface Rematch {
  type: "rematch";
}

export interface ResidueTaken {
  type: "residue_taken";
  seat: number | null;
  cards: string[];
}

export interface Resign {
  type: "resign";
  match: string;
}

export interface RoundScored {
  type: "round_scored";
  round: number;
  items: ScoredItem[];
  scores: number[];
}

export interface Said {
  type: "said";
  line: number;
  room: string;
  author: string;
  text: string;
  at: string;
}

export interface Say {
  type: "say";
  text: string;
}

export interface ScoredItem {
  item: string;
  counts: number[];
  points: number[];
}

export interface SeatInfo {
  seat: number;
  side: number;
  person: Person | null;
  ready: boolean;
}

export interface Sync {
  type: "sync";
}

export interface TableInfo {
  type: "table";
  code: string;
  game: string;
  options: Record<string, unknown>;
  status: string;
  pace: string;
  rated: boolean;
  seats: SeatInfo[];
  your_seat: number | null;
  match: string | null;
  event: string;
  event_url: string;
}

export interface Trail {
  type: "trail";
  card: string;
}

export interface Trailed {
  type: "trailed";
  seat: number;
  card: string;
}

export interface Update {
  type: "update";
  match: string;
  version: number;
  decision_version: number;
  asked: number[];
  view: unknown;
  choices: unknown;
  moves: Moves[];
  clocks: Clock[];
  commitment: string;
  outcome: Outcome | null;
  whole: boolean;
}

export type ServerMessage = TableInfo | Update | Acknowledged | Refused | Said | Hidden | Pong;
export type ClientMessage = Act | Sync | Say | Rematch | Resign | Ping;
export type CasinoAction = Trail | Capture | Build;
export type CasinoEvent = DealerChosen | Dealt | Trailed | Captured | Built | ResidueTaken | RoundScored | MatchEnded;
export type CasinoView = CasinoObservation;
export type CasinoChoices = Choices;
