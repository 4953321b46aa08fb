/**
 * Writes days that are shown, such as `2026-11-26`. Dates are Portuguese whatever the language of the texts, as numbers are;
 * a day is the same in every time zone. One that does not exist is written as it is.
 */
export function dayFormatter(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const days = new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
  return (day) => {
    const date = dateOf(day.slice(0, 10));
    return date ? days.format(date) : day;
  };
}

/** Browsers take 30 February for 2 March. */
function dateOf(day: string): Date | undefined {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? date : undefined;
}

/** Formats one day. For many days, keep a `dayFormatter`. */
export function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return dayFormatter(options)(day);
}

const short = new Map<string | undefined, Intl.DateTimeFormat>();

/** Made with its first day: it takes longer than formatting a hundred of them. */
function shortFormat(timeZone?: string) {
  const known = short.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'short', year: 'numeric', timeZone });
  short.set(timeZone, made);
  return made;
}

/**
 * The one short form of a day, for columns, lists and cards: `24 nov.`, or `24 nov. 2026`.
 *
 * @param day a moment, read by the clocks of the device, or a day such as `2026-11-24`; one that does not exist is written as nothing
 */
export function formatShortDay(day: Date | string, { year = false } = {}): string {
  const isMoment = typeof day !== 'string';
  const date = isMoment ? day : dateOf(day);
  if (!date || Number.isNaN(date.getTime())) return '';
  const parts = shortFormat(isMoment ? undefined : 'UTC').formatToParts(date);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return [part('day'), part('month'), ...(year ? [part('year')] : [])].join(' ');
}
