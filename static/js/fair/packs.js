/** The packs that games shuffle, in their canonical order. */

const french = [..."CDHS"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));

const cuccu = [...Array(19).keys()].flatMap((place) => [String(place - 3), String(place - 3)]);

const pirate = [
  ...[..."1234567"].flatMap((gem) => [gem, gem, gem, gem]),
  ...Array(11).fill("h"),
  ...Array(4).fill("p"),
  "s",
];

/** Stands for a card that stays closed. */
export const CLOSED = "?";

/** @type {Record<string, readonly string[]>} by game; without a pack a game rolls dice */
export const PACKS = {
  casanova: [],
  casino: french,
  "casino-italian": french,
  "casino-pirate": pirate,
  cuccu: [...cuccu, "F", "F"],
};
