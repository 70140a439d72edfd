// Chooses a legal play from what the server offers (docs/protocol-choices.md), at random.

const pick = (list) => list[Math.floor(Math.random() * list.length)];

const capture = (choices, card, offer) => ({
  type: "capture",
  card,
  groups: offer.groups === null ? [] : offer.best[0].map((at) => choices.groups[offer.groups][at]),
  builds: offer.builds,
  ...(offer.value === null ? {} : { value: offer.value }),
});

function build(choices, card, offer) {
  const own = offer.own === null || offer.alone ? [] : choices.groups[offer.own][0];
  const further = own.length === 0 && offer.further !== null ? [choices.groups[offer.further][0]] : [];
  const groups = [own, ...further];
  if (offer.onto === null && groups.every((group) => group.length === 0)) return null;
  return { type: "build", card, groups, value: offer.value, ...(offer.onto === null ? {} : { onto: offer.onto }) };
}

// Most plays of people are captures; a build now and then; a trail when nothing else is to be had.
function choose(choices) {
  const builds = choices.cards.flatMap(({ card, builds: offers }) => offers.map((offer) => build(choices, card, offer))).filter(Boolean);
  const captures = choices.cards.flatMap(({ card, captures: offers }) => offers.map((offer) => capture(choices, card, offer)));
  const trails = choices.cards.filter(({ trail }) => trail === null).map(({ card }) => ({ type: "trail", card }));
  if (builds.length > 0 && Math.random() < 0.2) return pick(builds);
  return pick(captures.length > 0 ? captures : trails.length > 0 ? trails : builds);
}

module.exports = { choose };
