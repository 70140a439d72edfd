/** For the Python tests: what the page of Casino Pirate makes of positions and hands. */
import "./globals.js";

const { offersOf } = await import("../../static/js/table/pirate/offers.js");
const { count, owed } = await import("../../static/js/table/pirate/halves.js");

let input = "";
for await (const chunk of process.stdin) input += chunk;

const { positions, hands } = JSON.parse(input);

const answers = {
  offers: positions.map(({ view, choices, seat }) =>
    offersOf({
      state: { update: { view, choices, asked: [seat] }, table: { your_seat: seat, seats: [] } },
    }),
  ),
  counts: hands.map(({ hand }) => count(hand)),
  owed: hands.map(({ bet, hand, bank }) => owed(bet, hand, bank)),
};
process.stdout.write(JSON.stringify(answers));
