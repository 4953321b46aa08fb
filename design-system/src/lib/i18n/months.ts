import { fold } from './search/fold.ts';

let names: readonly string[][] | undefined;

/** The number of a month by the beginning of its folded name in a language that people copy from: `nov`, `novembro`, `march`. */
export function monthNamed(name: string): number | undefined {
  const found = new Set(
    monthNames().flatMap((months) => months.flatMap((month, index) => (month.startsWith(name) ? [index + 1] : []))),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

function monthNames(): readonly string[][] {
  names ??= ['pt-BR', 'en', 'fr', 'de', 'es'].map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => fold(format.format(Date.UTC(2026, month))));
  });
  return names;
}
