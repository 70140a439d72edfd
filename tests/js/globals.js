/** What a browser and Django's catalogue give the modules, in English. */
Object.assign(globalThis, {
  gettext: (sentence) => sentence,
  pgettext: (_, sentence) => sentence,
  ngettext: (one, many, count) => (count === 1 ? one : many),
  interpolate: (sentence, facts) =>
    sentence.replace(/%\((\w+)\)s/g, (_place, name) => String(facts[name])),
  document: { documentElement: { lang: "en", dataset: {} } },
});
