/**
 * Countries as options, by their names in a language and in the order of those.
 *
 * @param codes the ISO 3166 code of each country, by the name that the server has for it
 */
export function optionsOfCountries(
  codes: Readonly<Record<string, string>>,
  locale: string,
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(codes)
    .map(([value, code]) => ({ value, label: names.of(code) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
