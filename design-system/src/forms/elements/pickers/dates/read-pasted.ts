import type { CalendarDateTime } from '@internationalized/date';
import { fold } from '../../../../lib/i18n/search/fold.ts';
import { type DayRange, fullYear, readDay, readMoment, write } from './dates.ts';

const day = String.raw`(?<day>\d{1,2})(?:º|\.?ª|st|nd|rd|th)?`;
const year = String.raw`(?<year>\d{4}|\d{2})`;
const time = String.raw`(?:(?:\s*[t,]\s*|\s+)(?:(?:as|at|um|a)\s+)?(?<time>\d.*))?`;

/** As they are folded: without case and accents. The day comes first wherever both would do. */
const forms = [
  String.raw`(?<year>\d{4})\s*[-/.]\s*(?<month>\d{1,2})\s*[-/.]\s*(?<day>\d{1,2})`,
  String.raw`(?<day>\d{1,2})\s*[-/.\s]\s*(?<month>\d{1,2})\s*[-/.\s]\s*${year}`,
  String.raw`${day}[-/.\s]*(?:de\s+)?(?<month>[a-z]{3,})\.?[-/,\s]*(?:de\s+)?${year}`,
  String.raw`(?<month>[a-z]{3,})\.?\s+${day},?\s+${year}`,
  String.raw`(?<year>(?:19|20)\d\d)(?<month>0[1-9]|1[0-2])(?<day>[0-3]\d)`,
  String.raw`(?<day>[0-3]\d)(?<month>0[1-9]|1[0-2])${year}`,
].map((form) => new RegExp(`^${form}${time}$`));

const clock =
  /^(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2})|\s*h|(?=\s*[ap]\.?m))(?:\s*min)?(?::\d{2}(?:[.,]\d+)?)?\s*(?<half>[ap])?(?:\.?m\.?)?\s*(?:z|utc|gmt)?(?:[+-]\d{2}:?\d{2})?(?:\s*\(.*\))?$/;
const weekday = /^[a-z]+(?:-feira)?\.?,?\s+(?=\d|[a-z]+\.?\s+\d)/;

/**
 * Reads a pasted day, with or without a time: `21/11/2026`, `21.11.26`, `2026-11-21T14:05`, `21 de novembro de 2026 às 14:05`,
 * `Nov 21, 2026`, `20261121`. In figures alone, the day comes before the month.
 * @returns `2026-11-21` or `2026-11-21T14:05`; `null` for anything else
 */
export function readPasted(text: string): string | null {
  const bare = plain(text);
  return readParts(bare) ?? readParts(bare.replace(weekday, ''));
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
  readMoment(`1970-01-01T${clockIn(plain(text))}`);

/** Two days that were pasted together: `21/11/2026 – 24/11/2026`. */
export function readPastedRange(text: string): DayRange | null {
  const [first, last, ...others] = text.split(/\s*[–—]\s*|\s+(?:-|a|à|ao|até|to|until|bis|au)\s+/iu);
  const [from, to] = [readPasted(first ?? '')?.slice(0, 10), readPasted(last ?? '')?.slice(0, 10)];
  return from && to && others.length === 0 ? { from, to } : null;
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
  const { hour, minute = '00', half } = clock.exec(text)?.groups ?? {};
  if (hour === undefined) return '';
  const isTwelve = half !== undefined && Number(hour) === 12;
  const hours = (isTwelve ? 0 : Number(hour)) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The number of a month by the beginning of its name in the languages of the product: `nov`, `novembro`, `March`. */
function monthOf(name: string): string {
  const found = new Set(
    monthNames().flatMap((months) => months.flatMap((month, index) => (month.startsWith(name) ? [index + 1] : []))),
  );
  const [month = ''] = found;
  return found.size === 1 ? String(month).padStart(2, '0') : '';
}

let namesOfMonths: readonly string[][] | undefined;

function monthNames(): readonly string[][] {
  namesOfMonths ??= ['pt-BR', 'en', 'fr', 'de'].map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => fold(format.format(Date.UTC(2026, month))));
  });
  return namesOfMonths;
}

/** Without case, accents, no-break spaces and marks of direction. */
function plain(text: string): string {
  return fold(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .trim()
    .replaceAll(/\s+/g, ' ');
}
