/**
 * Writes days that are shown, such as `2026-11-26`. Dates are Portuguese whatever the language of the texts, as numbers are;
 * a day is the same in every time zone.
 */
export function dayFormatter(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const days = new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
  return (day) => days.format(new Date(`${day.slice(0, 10)}T00:00Z`));
}

/** Formats one day. For many days, keep a `dayFormatter`. */
export function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return dayFormatter(options)(day);
}
