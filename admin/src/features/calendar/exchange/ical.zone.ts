import type { OffsetAt } from '../../../i18n/time/clock-changes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** For how many years after its start the clocks of a series are described: none knows the law for longer. */
const YEARS = 10;

/** `20270614T090000`, as the clocks show a moment; with another offset when it is given. */
export const localTime = (time: number, clocks: OffsetAt, offset = clocks(time)): string =>
  compact(time - offset * MINUTE);

const compact = (time: number) => new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** `-0330` of 210 minutes behind UTC. */
function signed(behind: number): string {
  const minutes = Math.abs(behind);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${behind > 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** The description of a zone's clocks (VTIMEZONE) from a year on, which readers need that do not know its name. */
export function zoneLines(zone: string, clocks: OffsetAt, year: number): string[] {
  const start = Date.UTC(year, 0, 1);
  const end = Date.UTC(year + YEARS, 0, 1);
  const parts = [part('STANDARD', start + clocks(start) * MINUTE, clocks(start), clocks(start))];
  for (let time = start; time < end; time += DAY) {
    const [before, after] = [clocks(time), clocks(time + DAY)];
    // The clocks go forward where they are less behind.
    if (before !== after) {
      parts.push(part(after < before ? 'DAYLIGHT' : 'STANDARD', changeIn(time, clocks), before, after));
    }
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'];
}

function part(name: string, at: number, before: number, after: number): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${compact(at - before * MINUTE)}`,
    `TZOFFSETFROM:${signed(before)}`,
    `TZOFFSETTO:${signed(after)}`,
    `END:${name}`,
  ];
}

/** The minute of the day after a time at which the clocks change. */
function changeIn(day: number, clocks: OffsetAt): number {
  let [low, high] = [day, day + DAY];
  while (high - low > MINUTE) {
    const middle = low + Math.round((high - low) / MINUTE / 2) * MINUTE;
    if (clocks(middle) === clocks(day)) low = middle;
    else high = middle;
  }
  return high;
}
