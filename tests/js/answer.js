/** For the Python tests: answers, for each offer and set of picks, what the page would make of it. */
import { bestPicks, playsOf } from "../../static/js/table/casino/plays.js";

let input = "";
for await (const chunk of process.stdin) input += chunk;

const answers = JSON.parse(input).map(({ choices, picks }) => ({
  plays: picks.map((one) => playsOf(choices, one).map(({ action }) => action)),
  proposed: choices.cards.map(({ card }) => ({
    card,
    actions: playsOf(choices, bestPicks(choices, card)).map(({ action }) => action),
  })),
}));
process.stdout.write(JSON.stringify(answers));
