/** For the Python tests: all that can be sent from the table of Casanova, for each offer. */
import { cardsOf, diceOf, playOf, saying } from "../../static/js/table/casanova/plays.js";

const WORDS = ["quitte", "double", "match", "withdraw"];

let input = "";
for await (const chunk of process.stdin) input += chunk;

const answers = JSON.parse(input).map((choices) => {
  const dice = diceOf(choices);
  const plays = cardsOf(choices).flatMap((card) =>
    (dice.length ? dice : [null]).map((count) => playOf(choices, { card, dice: count })),
  );
  return [...plays, ...WORDS.map((word) => saying(choices, word))].filter(Boolean);
});
process.stdout.write(JSON.stringify(answers));
