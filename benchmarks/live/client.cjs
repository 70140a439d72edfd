// The load: N tables of two seats; a move is done when BOTH clients hold the new state, then the next one follows.
// node client.cjs '{"peer", "url", "pids", "tables", "warm", "seconds", "think", "seats"}' prints one line of JSON.

const fs = require("node:fs");
const { createRequire } = require("node:module");
const { choose } = require("./casino.cjs");

const asked = JSON.parse(process.argv[2]);
const installed = createRequire(`${asked.packages}/package.json`);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const TICKS = 100;

function cpu(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const cpus = () => asked.pids.reduce((sum, pid) => sum + cpu(pid), 0);
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${asked.pids[0]}/status`, "utf8"))[1]) / 1024;

// A table has two seats, each with the version it holds; `act` sends the next action of whoever is asked.
class Table {
  constructor() {
    this.versions = [-1, -1];
    this.wanted = Number.POSITIVE_INFINITY;
    this.done = () => {};
  }
  holds(seat, version) {
    this.versions[seat] = Math.max(this.versions[seat], version);
    if (Math.min(...this.versions) < this.wanted) return;
    this.wanted = Number.POSITIVE_INFINITY;
    this.done();
  }
  play(done) {
    this.done = done;
    this.wanted = Math.max(...this.versions) + 1;
    this.act();
  }
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

function socket(url, session, hear) {
  const WebSocket = installed("ws");
  const headers = { Origin: asked.url, Cookie: `sessionid=${session}` };
  return new Promise((opened) => {
    const made = new WebSocket(url, { headers, perMessageDeflate: false });
    made.on("message", (data) => hear(JSON.parse(data)));
    made.on("open", () => opened(made));
    made.on("close", (code) => fail(`closed: ${code}`));
    made.on("error", (error) => fail(String(error)));
  });
}

async function locanda(at) {
  const { code, sessions } = asked.seats[at];
  const table = new Table();
  let [match, version, sent, turn] = ["", 0, 0, null];
  const sockets = [];
  const hear = (seat) => (message) => {
    if (message.type === "refused") fail(JSON.stringify(message));
    if (message.type !== "update") return;
    if (message.outcome) fail("a match ended");
    [match, version] = [message.match, Math.max(version, message.version)];
    if (message.choices) turn = { seat, choices: message.choices };
    table.holds(seat, message.version);
  };
  table.act = () => {
    const act = { type: "act", match, version, action: choose(turn.choices), id: `a${sent++}-${process.pid}` };
    sockets[turn.seat].send(JSON.stringify(act));
  };
  for (const seat of [0, 1])
    sockets.push(await socket(`${asked.url.replace("http", "ws")}/ws/table/${code}/`, sessions[seat], hear(seat)));
  return table;
}

async function textbook(at) {
  const table = new Table();
  const sockets = [];
  let turn = null;
  const hear = (seat) => (message) => {
    if (message.choices) turn = { seat, choices: message.choices };
    table.holds(seat, message.version);
  };
  table.act = () => sockets[turn.seat].send(JSON.stringify({ action: choose(turn.choices) }));
  for (const seat of [0, 1])
    sockets.push(await socket(`${asked.url.replace("http", "ws")}/ws/${at + 1}/${seat}/`, "", hear(seat)));
  return table;
}

async function boardgame() {
  const { io } = installed("socket.io-client");
  const post = async (path, body) => {
    const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    return (await fetch(asked.lobby + path, options)).json();
  };
  const { matchID } = await post("/games/draw/create", { numPlayers: 2 });
  const table = new Table();
  const [sockets, credentials] = [[], []];
  let [player, plays] = [0, 0];
  for (const seat of [0, 1]) {
    const joined = await post(`/games/draw/${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
    credentials.push(joined.playerCredentials);
    const made = io(`${asked.url}/draw`, { transports: ["websocket"], forceNew: true });
    sockets.push(made);
    await new Promise((opened) => made.on("connect", opened));
    made.on("update", (_, state) => table.holds(seat, state._stateID));
    await new Promise((synced) => {
      made.on("sync", (_, info) => synced(table.holds(seat, info.state._stateID)));
      made.emit("sync", matchID, String(seat), joined.playerCredentials, 2);
    });
  }
  table.act = () => {
    const payload = { type: "play", args: [plays++ % 5], playerID: String(player), credentials: credentials[player] };
    sockets[player].emit("update", { type: "MAKE_MOVE", payload }, Math.max(...table.versions), matchID, String(player));
    player = 1 - player;
  };
  return table;
}

async function main() {
  const makeTable = { locanda, textbook, boardgame }[asked.peer];
  const tables = [];
  for (let at = 0; at < asked.tables; at++) tables.push(await makeTable(at));
  while (!tables.every((table) => Math.min(...table.versions) >= 0)) await sleep(20);
  const seen = { measuring: false, moves: 0, times: [] };
  for (const table of tables) go(table, seen);
  await sleep(asked.warm * 1000);
  const [memoryBefore, cpuBefore, before, own] = [memory(), cpus(), performance.now(), process.cpuUsage()];
  seen.measuring = true;
  if (asked.moves) while (seen.moves < asked.moves) await sleep(100);
  else await sleep(asked.seconds * 1000);
  const [used, wall, client] = [cpus() - cpuBefore, (performance.now() - before) / 1000, process.cpuUsage(own)];
  report(seen, used, wall, (client.user + client.system) / 1e6 / wall, memoryBefore);
}

// Closed loop: the next move follows at once, or after a person's time to think.
function go(table, seen) {
  const step = () => {
    const sent = performance.now();
    table.play(() => {
      if (seen.measuring) {
        seen.moves += 1;
        seen.times.push(performance.now() - sent);
      }
      if (asked.think) setTimeout(step, -Math.log(1 - Math.random()) * asked.think);
      else step();
    });
  };
  if (asked.think) setTimeout(step, Math.random() * asked.think);
  else step();
}

function report(seen, used, wall, clientShare, memoryBefore) {
  const times = seen.times.sort((a, b) => a - b);
  const at = (share) => Number(times[Math.floor(times.length * share)].toFixed(2));
  const found = {
    moves: seen.moves,
    moves_per_s: Math.round(seen.moves / wall),
    cpu_us_per_move: Math.round((used / seen.moves) * 1e6),
    moves_per_cpu_s: Math.round(seen.moves / used),
    cpu_share: Number((used / wall).toFixed(2)),
    client_share: Number(clientShare.toFixed(2)),
    p50_ms: at(0.5),
    p95_ms: at(0.95),
    p99_ms: at(0.99),
    memory_mb: [Math.round(memoryBefore), Math.round(memory())],
  };
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0));
}

main();
