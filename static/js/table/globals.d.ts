/* Functions of Django's JavaScript catalogue, which the page loads before the table. */
declare function gettext(sentence: string): string;
declare function pgettext(context: string, sentence: string): string;
declare function ngettext(one: string, many: string, count: number): string;
declare function interpolate(
  sentence: string,
  facts: Record<string, string | number>,
  named: true,
): string;
