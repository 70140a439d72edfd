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

export interface CasanovaActivePicked {
  type: "active_picked";
  seat: number;
}

export interface CasanovaAnnounce {
  type: "announce";
  dice: number;
  card: number;
}

export interface CasanovaAnnounced {
  type: "announced";
  seat: number;
  dice: number;
}

export interface CasanovaDouble {
  type: "double";
}

export interface CasanovaDoubled {
  type: "doubled";
  seat: number;
}

export interface CasanovaEliminated {
  type: "eliminated";
  seat: number;
}

export interface CasanovaMatch {
  type: "match";
}

export interface CasanovaMatchEnded {
  type: "match_ended";
  places: number[];
  scores: number[];
  unclaimed: number;
}

export interface CasanovaMatched {
  type: "matched";
  seat: number;
}

export interface CasanovaObservation {
  viewer: number | null;
  players: CasanovaPlayerObservation[];
  hand: number[];
  turn: number;
  active: number;
  phase: "pick" | "announce" | "play" | "roll" | "declare" | "answer" | "over";
  dice: number;
  roll: number[];
  pot: number;
  carried: number;
  asked: number[];
}

export interface CasanovaPlay {
  type: "play";
  card: number;
}

export interface CasanovaPlayed {
  type: "played";
  seat: number;
  card: number | null;
}

export interface CasanovaPlayerObservation {
  coins: number;
  used: number[];
  card: number | null;
  has_played: boolean;
  has_withdrawn: boolean;
  is_out: boolean;
  fell: number | null;
}

export interface CasanovaPotStayed {
  type: "pot_stayed";
  coins: number;
}

export interface CasanovaQuitte {
  type: "quitte";
}

export interface CasanovaQuitteSaid {
  type: "quitte_said";
  seat: number;
}

export interface CasanovaRevealed {
  type: "revealed";
  cards: (number | null)[];
}

export interface CasanovaRolled {
  type: "rolled";
  faces: number[];
  massimo: number;
}

export interface CasanovaTurnBegan {
  type: "turn_began";
  turn: number;
  seat: number;
  pot: number;
}

export interface CasanovaTurnWon {
  type: "turn_won";
  seats: number[];
  coins: number;
  left: number;
  unopposed: boolean;
}

export interface CasanovaWithdraw {
  type: "withdraw";
}

export interface CasanovaWithdrew {
  type: "withdrew";
  seat: number;
}

export interface CasinoBuild {
  type: "build";
  card: string;
  groups: string[][];
  value: number;
  onto?: number | null;
}

export interface CasinoBuildChoice {
  value: number;
  onto: number | null;
  raised: boolean;
  alone: boolean;
  own: string | null;
  further: string | null;
}

export interface CasinoBuildObservation {
  id: number;
  groups: string[][];
  value: number;
  owner: number;
  multiple: boolean;
}

export interface CasinoBuilt {
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

export interface CasinoCapture {
  type: "capture";
  card: string;
  groups: string[][];
  builds: number[];
  value?: number | null;
}

export interface CasinoCaptureChoice {
  value: number | null;
  groups: string | null;
  together: string[];
  single: boolean;
  builds: number[];
  required: number[];
  best: number[][];
}

export interface CasinoCaptured {
  type: "captured";
  seat: number;
  card: string;
  groups: string[][];
  builds: number[];
  value: number;
  cards: string[];
  swept: boolean;
}

export interface CasinoCardChoices {
  card: string;
  trail: CasinoRefusal | null;
  captures: CasinoCaptureChoice[];
  builds: CasinoBuildChoice[];
}

export interface CasinoChoices {
  groups: Record<string, string[][]>;
  numbers: Record<string, number>;
  cards: CasinoCardChoices[];
}

export interface CasinoDealerChosen {
  type: "dealer_chosen";
  seat: number;
}

export interface CasinoDealt {
  type: "dealt";
  round: number;
  deal: number;
  deals: number;
  hands: ((string | null)[])[];
  table: string[];
}

export interface CasinoMatchEnded {
  type: "match_ended";
  places: number[];
  scores: number[];
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
  builds: CasinoBuildObservation[];
  next_build: number;
  piles: number[];
  sweeps: number[];
  sweep_order: number[];
  last_capture: number | null;
  last_sweep: boolean;
  last_play: CasinoTrailed | CasinoCaptured | CasinoBuilt | null;
  sides: number[];
  scores: number[];
  history: CasinoRoundScored[];
  places: number[];
}

export interface CasinoRefusal {
  code: string;
  sentence: string;
  facts: Record<string, unknown>;
}

export interface CasinoResidueTaken {
  type: "residue_taken";
  seat: number | null;
  cards: string[];
}

export interface CasinoRoundScored {
  type: "round_scored";
  round: number;
  items: CasinoScoredItem[];
  scores: number[];
}

export interface CasinoScoredItem {
  item: string;
  counts: number[];
  points: number[];
}

export interface CasinoTrail {
  type: "trail";
  card: string;
}

export interface CasinoTrailed {
  type: "trailed";
  seat: number;
  card: string;
}

export interface Clock {
  left_ms: number | null;
  running: boolean;
}

export interface CuccuAccept {
  type: "accept";
}

export interface CuccuAsk {
  type: "ask";
}

export interface CuccuCardsCompared {
  type: "cards_compared";
  cards: (string | null)[];
  lowest: number[];
}

export interface CuccuCatScratched {
  type: "cat_scratched";
  seat: number;
  asker: number;
}

export interface CuccuCoverAccepted {
  type: "cover_accepted";
  seat: number;
  asker: number;
}

export interface CuccuCoverAsked {
  type: "cover_asked";
  seat: number;
  innkeeper: number;
}

export interface CuccuCoverRefused {
  type: "cover_refused";
  seat: number;
  asker: number;
}

export interface CuccuCuckooRefused {
  type: "cuckoo_refused";
  seat: number;
  asker: number;
}

export interface CuccuDealerPicked {
  type: "dealer_picked";
  seat: number;
}

export interface CuccuDealt {
  type: "dealt";
  seat: number;
  card: string | null;
}

export interface CuccuDeckSwapped {
  type: "deck_swapped";
  seat: number;
  end: "bottom" | "top";
  given: string | null;
  received: string | null;
}

export interface CuccuEliminated {
  type: "eliminated";
  seat: number;
}

export interface CuccuHeldObservation {
  card: string | null;
  known_by: number[];
  is_revealed: boolean;
  is_plain: boolean;
}

export interface CuccuHorseJumped {
  type: "horse_jumped";
  seat: number;
  asker: number;
}

export interface CuccuHunterShot {
  type: "hunter_shot";
  seat: number;
  asker: number;
}

export interface CuccuInnReached {
  type: "inn_reached";
  seat: number;
  asker: number;
}

export interface CuccuKeep {
  type: "keep";
}

export interface CuccuKept {
  type: "kept";
  seat: number;
}

export interface CuccuLifeLost {
  type: "life_lost";
  seat: number;
  lives: number;
  cause: "hunter" | "cat" | "lowest" | "cover";
  asker: number | null;
}

export interface CuccuMatchEnded {
  type: "match_ended";
  places: number[];
  scores: number[];
}

export interface CuccuObservation {
  viewer: number | null;
  players: CuccuPlayerObservation[];
  full_lives: number;
  phase: "pick" | "shuffle" | "turn" | "inn" | "cover" | "over";
  round: number;
  dealer: number;
  turn: number;
  asks: number | null;
  innkeeper: number | null;
  chain: number[];
  covers: [number, number][];
  deck: number;
  last_round: CuccuRoundSummary | null;
}

export interface CuccuPlayerObservation {
  lives: number;
  held: CuccuHeldObservation | null;
  is_dead: boolean;
  fell: number | null;
}

export interface CuccuRefuse {
  type: "refuse";
}

export interface CuccuRequestDropped {
  type: "request_dropped";
  seat: number;
  innkeeper: number;
}

export interface CuccuRevealed {
  type: "revealed";
  seat: number;
  card: string;
}

export interface CuccuRevived {
  type: "revived";
  lives: number;
}

export interface CuccuRoundBegan {
  type: "round_began";
  round: number;
  dealer: number;
  seats: number[];
}

export interface CuccuRoundSummary {
  cards: (string | null)[];
  losses: number[];
}

export interface CuccuSwap {
  type: "swap";
}

export interface CuccuSwapAsked {
  type: "swap_asked";
  seat: number;
  target: number;
}

export interface CuccuSwapUndone {
  type: "swap_undone";
  seat: number;
  target: number;
}

export interface CuccuSwapped {
  type: "swapped";
  seat: number;
  target: number;
  given: string | null;
  received: string | null;
}

export interface Frame {
  asked: number[];
  view: unknown;
}

export interface Hidden {
  type: "hidden";
  line: number;
}

export interface Ignore {
  type: "ignore";
  name: string;
  ignored: boolean;
}

export interface Ignoring {
  type: "ignoring";
  names: string[];
}

export interface Moves {
  version: number;
  events: unknown[];
}

export interface NameSeed {
  type: "name_seed";
  commitment: string;
  client_seed: string;
}

export interface Noted {
  type: "noted";
  note: number;
  match: string;
  version: number;
  kind: string;
  seat: number | null;
  facts: Record<string, unknown>;
}

export interface Opening {
  table: TableInfo;
  outcome: Outcome | null;
  notes: Noted[];
  moves: Moves[];
  stops: number[];
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

export interface Phrase {
  type: "phrase";
  phrase: "bye" | "hello" | "luck" | "moment" | "nice" | "sorry" | "thanks";
}

export interface Ping {
  type: "ping";
}

export interface PirateBankrupt {
  type: "bankrupt";
  seat: number;
}

export interface PirateBet {
  type: "bet";
  treasures: number;
}

export interface PirateBetLost {
  type: "bet_lost";
  seat: number;
  bet: number;
}

export interface PirateBetMade {
  type: "bet_made";
  seat: number;
  treasures: number | null;
}

export interface PirateBetReturned {
  type: "bet_returned";
  seat: number;
  bet: number;
}

export interface PirateBetWon {
  type: "bet_won";
  seat: number;
  bet: number;
  won: number;
  owed: number;
}

export interface PirateBetsShown {
  type: "bets_shown";
  treasures: number[];
}

export interface PirateCall {
  type: "call";
}

export interface PirateCalled {
  type: "called";
  dealer: number;
  seat: number;
}

export interface PirateCard {
  type: "card";
  face: "up" | "down";
}

export interface PirateCardDown {
  type: "card_down";
  seat: number;
  turned_up: string;
  card: string | null;
}

export interface PirateCardUp {
  type: "card_up";
  seat: number;
  card: string;
}

export interface PirateConcede {
  type: "concede";
}

export interface PirateConceded {
  type: "conceded";
  seat: number;
}

export interface PirateDealerBust {
  type: "dealer_bust";
  seat: number;
  half_points: number;
}

export interface PirateDealerDrew {
  type: "dealer_drew";
  seat: number;
  card: string;
  half_points: number;
}

export interface PirateDealerPicked {
  type: "dealer_picked";
  seat: number;
}

export interface PirateDraw {
  type: "draw";
}

export interface PirateHandDealt {
  type: "hand_dealt";
  seat: number;
  card: string | null;
}

export interface PirateMatchEnded {
  type: "match_ended";
  places: number[];
  scores: number[];
}

export interface PirateObservation {
  viewer: number | null;
  players: PiratePlayerObservation[];
  round: number;
  dealer: number;
  phase: "pick" | "shuffle" | "bet" | "serve" | "bank" | "show" | "over";
  cards_left: number;
}

export interface PirateOpenBust {
  type: "open_bust";
  seat: number;
  half_points: number;
}

export interface PiratePlayerObservation {
  treasures: number;
  bet: number | null;
  has_hidden: boolean;
  hidden: string | null;
  open: string[];
  is_served: boolean;
  has_shown: boolean;
  is_settled: boolean;
}

export interface PirateRoundBegan {
  type: "round_began";
  round: number;
  dealer: number;
}

export interface PirateServed {
  type: "served";
}

export interface PirateServedSaid {
  type: "served_said";
  seat: number;
}

export interface PirateShow {
  type: "show";
}

export interface PirateShown {
  type: "shown";
  seat: number;
  cards: string[];
  half_points: number;
}

export interface Pong {
  type: "pong";
  match: string | null;
  version: number;
  over: boolean;
}

export interface Presence {
  type: "presence";
  match: string;
  seats: SeatPresence[];
  paused: boolean;
  may: string[];
  notes: Noted[];
}

export interface Reel {
  first: number;
  frames: Frame[];
  opening: Opening | null;
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

export interface Resign {
  type: "resign";
  match: string;
}

export interface Resume {
  type: "resume";
  match: string;
}

export interface Return {
  type: "return";
  match: string;
}

export interface ReviewCandidateSeen {
  label: string;
  value: number;
  samples: number;
  played: boolean;
}

export interface ReviewMoveSeen {
  version: number;
  seat: number;
  played: string;
  measure: string;
  exact: boolean;
  loss: number | null;
  candidates: ReviewCandidateSeen[];
}

export interface ReviewSeen {
  standing: string;
  done: number;
  total: number | null;
  refusal: string;
  moves: ReviewMoveSeen[];
}

export interface Said {
  type: "said";
  line: number;
  room: string;
  author: string;
  text: string;
  at: string;
  phrase: string;
}

export interface Say {
  type: "say";
  text: string;
}

export interface SeatInfo {
  seat: number;
  side: number;
  person: Person | null;
  ready: boolean;
}

export interface SeatPresence {
  away: boolean;
  grace_ms: number | null;
  bot: string;
  left: boolean;
  wish: string;
}

export interface Seen {
  type: "seen";
  match: string;
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
  commitment: string;
  event: string;
  event_url: string;
  watching: string;
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
  out: number[];
  outcome: Outcome | null;
  whole: boolean;
}

export interface Watchers {
  type: "watchers";
  count: number;
}

export interface Wish {
  type: "wish";
  match: string;
  wish: "" | "bot" | "end" | "pause" | "undo";
}

export type ServerMessage = TableInfo | Update | Presence | Noted | Acknowledged | Refused | Said | Ignoring | Watchers | Hidden | Pong;
export type ClientMessage = Act | Sync | NameSeed | Say | Phrase | Ignore | Rematch | Resign | Ping | Seen | Wish | Resume | Return;
export type CasanovaAction = CasanovaAnnounce | CasanovaPlay | CasanovaQuitte | CasanovaDouble | CasanovaMatch | CasanovaWithdraw;
export type CasanovaEvent = CasanovaActivePicked | CasanovaTurnBegan | CasanovaAnnounced | CasanovaPlayed | CasanovaRolled | CasanovaQuitteSaid | CasanovaDoubled | CasanovaMatched | CasanovaWithdrew | CasanovaRevealed | CasanovaTurnWon | CasanovaPotStayed | CasanovaEliminated | CasanovaMatchEnded;
export type CasanovaView = CasanovaObservation;
export type CuccuAction = CuccuKeep | CuccuSwap | CuccuAsk | CuccuAccept | CuccuRefuse;
export type CuccuEvent = CuccuDealerPicked | CuccuRoundBegan | CuccuDealt | CuccuKept | CuccuSwapAsked | CuccuRevealed | CuccuSwapped | CuccuDeckSwapped | CuccuCuckooRefused | CuccuHunterShot | CuccuCatScratched | CuccuSwapUndone | CuccuHorseJumped | CuccuInnReached | CuccuRequestDropped | CuccuCoverAsked | CuccuCoverAccepted | CuccuCoverRefused | CuccuCardsCompared | CuccuLifeLost | CuccuEliminated | CuccuRevived | CuccuMatchEnded;
export type CuccuView = CuccuObservation;
export type CasinoAction = CasinoTrail | CasinoCapture | CasinoBuild;
export type CasinoEvent = CasinoDealerChosen | CasinoDealt | CasinoTrailed | CasinoCaptured | CasinoBuilt | CasinoResidueTaken | CasinoRoundScored | CasinoMatchEnded;
export type CasinoView = CasinoObservation;
export type PirateAction = PirateBet | PirateCard | PirateServed | PirateDraw | PirateCall | PirateShow | PirateConcede;
export type PirateEvent = PirateDealerPicked | PirateRoundBegan | PirateHandDealt | PirateBetMade | PirateBetsShown | PirateCardUp | PirateCardDown | PirateOpenBust | PirateServedSaid | PirateDealerDrew | PirateDealerBust | PirateCalled | PirateShown | PirateConceded | PirateBetWon | PirateBetLost | PirateBetReturned | PirateBankrupt | PirateMatchEnded;
export type PirateView = PirateObservation;
