// The peer: boardgame.io with its storage in memory.  Two seats, secret hands of five, a secret deck:
// play a card, score it, draw one.
// node boardgame.cjs PACKAGES PORT

const { createRequire } = require("node:module");

const [packages, port] = process.argv.slice(2);
const installed = createRequire(`${packages}/package.json`);
const { Server, Origins } = installed("boardgame.io/server");
const { PlayerView } = installed("boardgame.io/core");

const HAND = 5;
const draw = {
  name: "draw",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
    return {
      secret: { deck: deck.slice(2 * HAND) },
      players: { 0: { hand: deck.slice(0, HAND) }, 1: { hand: deck.slice(HAND, 2 * HAND) } },
      discard: [],
      scores: [0, 0],
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, at) => {
      const { hand } = G.players[playerID];
      if (!(at in hand)) return "INVALID_MOVE";
      const [card] = hand.splice(at, 1);
      G.discard.push(card);
      G.scores[playerID] += Math.floor(card / 4) + 1;
      if (G.secret.deck.length === 0) {
        const top = G.discard.pop();
        G.secret.deck = random.Shuffle(G.discard);
        G.discard = [top];
      }
      hand.push(G.secret.deck.pop());
    },
  },
};

const lobbyConfig = { apiPort: Number(port) + 1 };
Server({ games: [draw], origins: [Origins.LOCALHOST] }).run({ port: Number(port), lobbyConfig }, () => console.log("ready"));
