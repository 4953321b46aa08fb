import { monthNamed } from '../months.ts';

const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/;
const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)$/;

/** A day or a month as cells write it: "2026-11-2", "20261102" and "2.11.26" are "02/11/2026". */
export function writtenDays(written: string): string[] {
  const [, isoYear, isoMonth, isoDay] = iso.exec(written) ?? compact.exec(written) ?? [];
  if (isoYear && isoMonth) return [dated([isoDay, isoMonth, isoYear])];
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(written) ?? [];
  if (!day || !month) return [];
  const isAmerican = Number(month) > 12;
  const [first, second] = isAmerican ? [month, day] : [day, month];
  if (Number(first) > 31 || Number(second) > 12) return [];
  return [dated([first, second, year])];
}

const name = String.raw`(?<month>\p{L}{3,})\.?`;
const day = String.raw`(?<day>\d{1,2})(?:o|a|st|nd|rd|th)?`;
const between = String.raw`[\s/.,-]+(?:(?:de|of)\s+)?`;
const year = String.raw`(?<year>\d{4})`;
const phrases = [
  `${day}${between}${name}(?:${between}${year})?`,
  `${name}\\s+${day}(?:,?\\s+${year})?`,
  `${name}${between}${year}`,
].map((phrase) => new RegExp(String.raw`(?<![\p{L}\d])${phrase}(?![\p{L}\d])`, 'gu'));

/** A part of a query, and how the tables write what it means. */
export interface DayPhrase {
  from: number;
  to: number;
  spelling: string;
}

/** The days and months in a folded query that are written with the name of the month: "21 de nov. de 2026", "nov 2026". */
export function dayPhrases(query: string): DayPhrase[] {
  if (!/\d/.test(query)) return [];
  return phrases.flatMap((phrase) =>
    Array.from(query.matchAll(phrase)).flatMap(({ 0: text, index, groups }) => {
      const month = monthNamed(groups?.['month'] ?? '');
      if (month === undefined) return [];
      const spelling = dated([groups?.['day'], String(month), groups?.['year']]);
      return [{ from: index, to: index + text.length, spelling: groups?.['year'] ? spelling : `${spelling}/` }];
    }),
  );
}

function dated([day, month, year]: readonly (string | undefined)[]): string {
  const full = year?.length === 2 ? `20${year}` : year;
  return [day, month, full].flatMap((part) => (part ? [part.padStart(2, '0')] : [])).join('/');
}
