/** For the Python tests: the buttons for each position, and what the page draws after events. */
import "./globals.js";

const { choicesOf } = await import("../../static/js/table/cuccu/choices.js");
const { after } = await import("../../static/js/table/cuccu/picture.js");

let input = "";
for await (const chunk of process.stdin) input += chunk;

const words = { name: (seat) => `Player ${seat}`, card: "the card" };
const { positions, stories } = JSON.parse(input);
const answers = {
  buttons: positions.map(({ view, choices }) => choicesOf(view, choices, words)),
  pictures: stories.map(({ view, events }) => events.reduce(after, view)),
};
process.stdout.write(JSON.stringify(answers));
