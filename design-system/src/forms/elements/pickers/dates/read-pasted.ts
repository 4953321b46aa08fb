import type { CalendarDateTime } from '@internationalized/date';
import { monthNamed } from '../../../../lib/i18n/months.ts';
import { fold } from '../../../../lib/i18n/search/fold.ts';
import { type DayRange, fullYear, readDay, readMoment, write } from './dates.ts';

const day = String.raw`(?<day>\d{1,2})(?:[oa]|\.[oa]|er|st|nd|rd|th)?`;
const year = String.raw`'?(?<year>\d{4}|\d{2})`;
const time = String.raw`(?:(?:\s*(?:[t,]|\s-)\s*|\s+)(?:(?:as|at|um|a)\s+)?(?<time>\d.*))?`;
const name = String.raw`(?<month>[a-z]{3,})\.?`;

/** As they are folded: without case and accents. The day comes first wherever both would do. */
const forms = [
  String.raw`(?<year>\d{4})\s*[-/.]\s*(?<month>\d{1,2})\s*[-/.]\s*(?<day>\d{1,2})\.?z?`,
  String.raw`${day}\s*[-/.\s]\s*(?<month>\d{1,2})\s*[-/.\s]\s*${year}\.?`,
  String.raw`${day}[-/.\s]*(?:(?:de|of)\s+)?${name}[-/,\s]*(?:de\s+)?${year}`,
  String.raw`${name}[\s/-]+${day},?[\s/-]+${year}`,
  String.raw`(?<year>(?:19|20)\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-3]\d)`,
  String.raw`(?<day>[0-3]\d)(?<month>0[1-9]|1[0-2])${year}`,
].map((form) => new RegExp(`^${form}${time}$`));

const hours = '(?:h|hs|hrs|horas?|uhr|heures?)';
const zone = String.raw`(?:\s*${hours})?(?:\s*(?:z|utc|gmt|brt|brst|mes?z|msk|[cew]es?t|bst|ist|jst|ae[sd]t|[acemp][sd]t))?(?:\s*[+-]\d{2}(?::?\d{2})?)?(?:\s*[([].*[)\]])?`;
const clock = new RegExp(
  String.raw`^(?<hour>\d{1,2})(?:\s*(?:[:.]|${hours})\s*(?<minute>\d{2})|\s*${hours}|(?=\s*[ap]\.?m)|(?<=\d\d)(?<joined>\d{2})(?:\d{2})?(?!\d))(?:\s*min)?(?::\d{2}(?:[.,]\d+)?)?\s*(?:(?<half>[ap])\.?m\.?)?${zone}$`,
);
const weekday = /^[a-z]+(?:-feira)?\.?[,:]?\s+(?=\d|[a-z]+\.?\s+\d)/;
const weekdayBehind = /\s*\([a-z-]+\.?\)$/;
/** Signs of the sentence, the sheet or the program that it was copied out of. */
const around = /^["'([]+(?=[\w])|["'\])]*[;,.]*$/g;

/**
 * Reads a pasted day, with or without a time: `21/11/2026`, `21.11.26`, `2026-11-21T14:05`, `21 de novembro de 2026 às 14:05`,
 * `Nov 21, 2026`, `20261121`. In figures alone, the day comes before the month.
 * @returns `2026-11-21` or `2026-11-21T14:05`; `null` for anything else
 */
export function readPasted(text: string): string | null {
  const bare = plain(text);
  const inside = bare.replace(weekdayBehind, '').replaceAll(around, '');
  const [, clockFirst = '', rest = ''] = /^(\d{1,2}[:h]\d{2}),?\s+(.*)$/.exec(inside) ?? [];
  const readings = [bare, inside, ...(rest ? [`${rest} ${clockFirst}`] : [])];
  return firstRead([...readings, ...readings.map((each) => each.replace(weekday, ''))], readParts);
}

/** A pasted day, and the time that stood beside it. */
export interface PastedDay {
  day: string;
  /** `14:30`; missing at midnight, which is how programs write a day that has no time. */
  time?: string;
}

/** Reads a pasted day where no time is asked for; `null` for anything else. */
export function readPastedDay(text: string): PastedDay | null {
  const [day, time] = readPasted(text)?.split('T') ?? [];
  return day === undefined ? null : { day, ...(time && time !== '00:00' && { time }) };
}

/** A time that was copied elsewhere, such as `9:05`, `14h05` or `2:05 PM`, on no day in particular; `null` for what is none. */
export const readPastedTime = (text: string): CalendarDateTime | null =>
  readMoment(`1970-01-01T${clockIn(plain(text).replace(/^(?:as|at|um|a)\s+/, ''))}`);

const until =
  /\s*(?:[–—−→~;/|]|-+>?|\.{2,})\s*|,?\s+(?:a|ao|ate|e|to|until|through|and|bis|und|au|et|y|hasta)\s+|,\s*|\s+/gu;

/** Two dates with times and names of zones are shorter. */
const LONGEST_RANGE = 200;

/**
 * Two days that were pasted together: `21/11/2026 – 24/11/2026`, two cells of a sheet, `2026-11-21/2026-11-24`. The first may
 * leave out what the last one has: `21 a 24 de novembro de 2026`, `Nov 21 – 24, 2026`.
 */
export function readPastedRange(text: string): DayRange | null {
  if (text.length > LONGEST_RANGE) return null;
  const bare = plain(text).replace(/^(?:de|desde|from|between|entre|vom|von|du)\s+/, '');
  const ways = Array.from(bare.matchAll(until), ({ 0: sign, index }) => ({
    first: bare.slice(0, index),
    last: bare.slice(index + sign.length),
    // Beside a blank or a comma alone, each day is whole.
    mayShare: !/^[,\s]*$/.test(sign),
  }));
  return firstRead(ways, readHalves);
}

interface Halves {
  first: string;
  last: string;
  /** Whether one may leave out what the other has. */
  mayShare: boolean;
}

function readHalves({ first, last, mayShare }: Halves): DayRange | null {
  const to = readPasted(last)?.slice(0, 10);
  if (to !== undefined) {
    const [, rest = ''] = /^\d{1,2}[ao]?((?:[-/.\s]|de\s).*)$/.exec(last) ?? [];
    const [, year = ''] = /([\s,]*(?:[-/.]|de\s)?\s*\d{4})$/.exec(last) ?? [];
    const whole = readPasted(first)?.slice(0, 10);
    if (whole !== undefined) return { from: whole, to };
    const start = first.replace(/\.$/, '');
    const shared = mayShare ? firstRead([start + year, start + rest], readPasted)?.slice(0, 10) : undefined;
    return shared === undefined ? null : { from: isOverNewYear(shared, to) ? yearBefore(shared) : shared, to };
  }
  const [month = ''] = /^[a-z]{3,}\.?\s+/.exec(first) ?? [];
  const [, year = ''] = /(,?\s+\d{4})$/.exec(last) ?? [];
  const days = mayShare && month && year ? [readPasted(first + year), readPasted(month + last)] : [];
  return days[0] && days[1] ? { from: days[0].slice(0, 10), to: days[1].slice(0, 10) } : null;
}

const monthIn = (day: string): number => Number(day.slice(5, 7));

/** A trip over New Year names the year in which it ends: `28/12 – 03/01/2027`. Days closer to each other are in the wrong order. */
const isOverNewYear = (from: string, to: string): boolean => monthIn(from) - monthIn(to) > 6;

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

function firstRead<Text, Value>(texts: readonly Text[], read: (text: Text) => Value | null): Value | null {
  for (const text of texts) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

function readParts(text: string): string | null {
  const parts = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!parts) return null;
  const { year: typedYear, month = '', day: typedDay = '', time: typedTime } = parts;
  const date = [
    String(fullYear(Number(typedYear))).padStart(4, '0'),
    /\d/.test(month) ? month.padStart(2, '0') : monthOf(month),
    typedDay.padStart(2, '0'),
  ].join('-');
  if (typedTime === undefined) return write(readDay(date));
  return write(readMoment(`${date}T${clockIn(typedTime)}`));
}

/** `14:05`; what is no time stays none. */
function clockIn(text: string): string {
  const { hour, joined, minute = joined ?? '00', half } = clock.exec(text)?.groups ?? {};
  if (hour === undefined) return '';
  const isTwelve = half !== undefined && Number(hour) === 12;
  const hours = (isTwelve ? 0 : Number(hour)) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function monthOf(name: string): string {
  return String(monthNamed(name) ?? '').padStart(2, '0');
}

/** Without case, accents, no-break spaces and marks of direction. */
function plain(text: string): string {
  return fold(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .trim()
    .replaceAll(/\s+/g, ' ');
}
