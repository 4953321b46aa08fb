const MINUTE = 60_000;
const DAY = 24 * 60;

/** The units, with the least number of minutes that each is for. */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 60],
  ['minute', 1],
] as const;

/** When the minutes since a moment change next: they are rounded. */
export function nextTurn(past: string, now: number): number {
  const elapsed = now - Date.parse(past);
  return now - elapsed + (Math.ceil(elapsed / MINUTE - 0.5) + 0.5) * MINUTE + 1;
}

/**
 * How long something was before now, in the largest unit that fits: `-3` weeks. Of days, the smallest unit is a day. Never in the
 * future: this device's clock may be behind that of the server.
 */
export function agoOf(past: string, now: string): [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const minutes = Math.min(Math.round((Date.parse(past) - Date.parse(now)) / MINUTE), 0);
  const smallest = isDay(past) ? 'day' : 'minute';
  // "This minute" is no answer to "when?"; of seconds, it is "now".
  if (smallest === 'minute' && minutes === 0) return [0, 'second'];
  const [unit, size] = units.find(([each, least]) => Math.abs(minutes) >= least || each === smallest) ?? units[5];
  return [Math.trunc(minutes / size) || 0, unit];
}

export const isDay = (text: string) => !text.includes('T');
