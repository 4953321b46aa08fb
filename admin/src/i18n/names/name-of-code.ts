/** The name of a country, language or currency in a language; a code that is none is its own name. */
export function nameOfCode(code: string, locale: string, type: 'region' | 'language' | 'currency'): string {
  try {
    return new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
