/**
 * Countries or languages as options, by their names in a language and in the order of those.
 *
 * @param codes the ISO code of each, by the value that its option has
 */
export function optionsByName(
  codes: Readonly<Record<string, string>>,
  locale: string,
  type: 'region' | 'language' = 'region',
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type });
  return Object.entries(codes)
    .map(([value, code]) => ({ value, label: names.of(code) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
