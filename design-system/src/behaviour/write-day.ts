/**
 * Writes a day that is shown, such as `2026-11-26`. Dates are Portuguese whatever the language of the texts, as numbers are;
 * a day is the same in every time zone.
 */
export function writeDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00Z`),
  );
}
