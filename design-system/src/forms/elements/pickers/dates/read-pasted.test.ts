import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullYear, write } from './dates.ts';
import { daysTaken } from './dates.takes.ts';
import { readPasted, readPastedDay, readPastedRange, readPastedTime } from './read-pasted.ts';

it('reads the first of a month as French writes it', () => {
  expect(['1er mars 2026', 'dimanche 1er mars 2026'].map(readPasted)).toEqual(['2026-03-01', '2026-03-01']);
});

describe('a pasted day (BR2-10)', () => {
  it.each([
    '2026-11-21',
    ' 21/11/2026\n',
    '21.11.2026',
    '21-11-2026',
    '21/11/26',
    '21.11.26',
    '21-11-26',
    '21 11 2026',
    '21 / 11 / 2026',
    '2026/11/21',
    '20261121',
    '21112026',
    '211126',
    '21 nov 2026',
    '21 nov. 2026',
    '21-nov-26',
    '21 de nov. de 2026',
    '21\u00A0de\u00A0novembro\u00A0de\u00A02026',
    'sábado, 21 de novembro de 2026',
    'sáb., 21/11/2026',
    'Nov 21, 2026',
    'Saturday, November 21st, 2026',
    '21. November 2026',
    '21 novembre 2026',
    '\u200E21/11/2026\u200E',
    '21º/11/2026',
    '21o de novembro de 2026',
    '21st of November 2026',
    '21 de noviembre de 2026',
    "21/11/'26",
    '21.11.2026.',
    '2026. 11. 21.',
    '2026-11-21Z',
    '"21/11/2026";',
    '(21/11/2026)',
    'Data: 21/11/2026',
    '21/11/2026 (sábado)',
    '٢١/١١/٢٠٢٦',
  ])('%j is 21 November 2026', (text) => {
    expect(readPasted(text)).toBe('2026-11-21');
  });

  it.each([
    ['2026-11-21T14:05:00Z', '2026-11-21T14:05'],
    ['2026-11-21T14:05:09.123-03:00', '2026-11-21T14:05'],
    ['2026-11-21 14:05', '2026-11-21T14:05'],
    ['21/11/2026, 9:05', '2026-11-21T09:05'],
    ['21/11/26 14h05', '2026-11-21T14:05'],
    ['21/11/2026 às 14:05hs', '2026-11-21T14:05'],
    ['21.11.2026 14:05 Uhr', '2026-11-21T14:05'],
    ['21/11/2026 14:05 horas', '2026-11-21T14:05'],
    ['21/11/2026 14:05 h', '2026-11-21T14:05'],
    ['21/11/2026, 14hs', '2026-11-21T14:00'],
    ['21 de novembro de 2026 às 14 horas', '2026-11-21T14:00'],
    ['21.11.2026, 14 Uhr', '2026-11-21T14:00'],
    ['21.11.2026 um 14 Uhr 05', '2026-11-21T14:05'],
    ['21 novembre 2026 à 14 heures', '2026-11-21T14:00'],
    ['21.11.2026, 14:05 MEZ', '2026-11-21T14:05'],
    ['21.11.2026 14:05:30', '2026-11-21T14:05'],
    ['21 de novembro de 2026 às 14:05', '2026-11-21T14:05'],
    ['11 nov 2026 2:05 PM', '2026-11-11T14:05'],
    ['20261121T140509Z', '2026-11-21T14:05'],
    ['21/11/2026 - 14:05', '2026-11-21T14:05'],
    ['14:05, 21 de nov. de 2026', '2026-11-21T14:05'],
    ['21/11/2026 14:05 BRT', '2026-11-21T14:05'],
    ['2026-11-21T14:05-03:00[America/Sao_Paulo]', '2026-11-21T14:05'],
    ['Sat Nov 21 2026 14:05:09 GMT-0300 (Brasilia Standard Time)', '2026-11-21T14:05'],
  ])('%j has a time: %s', (text, moment) => {
    expect(readPasted(text)).toBe(moment);
  });

  it.each([
    '',
    'soon',
    '30/02/2026',
    '11/21/2026',
    '21/11/202',
    '21/11/2026 25:00',
    '21/11/2026 and more',
    '11/2026',
    'R$ 21/11/2026',
    '21 jui 2026',
    '123456789',
    '21/11/2026 14:05 or so',
    '21/11/2026\n22/11/2026',
  ])('%j is none', (text) => {
    expect(readPasted(text)).toBeNull();
  });

  it('is the same however it is written', () => {
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2068-12-31'), noInvalidDate: true });
    const styles = fc.constantFrom<Intl.DateTimeFormatOptions[]>(
      { dateStyle: 'short' },
      { dateStyle: 'medium' },
      { dateStyle: 'long' },
      { dateStyle: 'full' },
    );
    const locales = fc.constantFrom('pt-BR', 'pt-PT', 'en', 'en-GB', 'fr', 'de');
    fc.assert(
      fc.property(days, styles, locales, (date, style, locale) => {
        // In figures alone, the day comes first.
        fc.pre(locale !== 'en' || style.dateStyle !== 'short');
        const text = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date);
        expect(readPasted(text)).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});

it.each(daysTaken)('its page is right about $becomes', ({ forms, becomes }) => {
  expect(forms.map(readPasted)).toEqual(forms.map(() => becomes));
});

describe('a year of two digits', () => {
  it.each([
    [26, 2026],
    [0, 2000],
    [68, 2068],
    [69, 1969],
    [99, 1999],
    [2026, 2026],
  ])('%i is %i', (typed, year) => {
    expect(fullYear(typed)).toBe(year);
  });
});

describe('a pasted time', () => {
  it.each([
    ['9:05', '09:05'],
    ['14:05:30', '14:05'],
    ['14h05', '14:05'],
    ['14h', '14:00'],
    ['14.05', '14:05'],
    ['2:05 PM', '14:05'],
    ['12:30 a.m.', '00:30'],
    ['2 pm', '14:00'],
    ['1405', '14:05'],
    ['às 14:05h', '14:05'],
    ['14:05 BRT', '14:05'],
  ])('%j is %s', (text, time) => {
    expect(write(readPastedTime(text))?.slice(11)).toBe(time);
  });

  it.each(['25:00', 'noon', '14:05 or so', '7', '9.05 usd', '12.50 euros', '1405 km'])('%j is none', (text) => {
    expect(readPastedTime(text)).toBeNull();
  });
});

describe('two pasted days', () => {
  it.each([
    '21/11/2026 – 24/11/2026',
    '21/11/26 a 24/11/26',
    '2026-11-21 - 2026-11-24',
    '21/11/2026—24/11/2026',
    '21/11/2026-24/11/2026',
    '21-11-2026-24-11-2026',
    '21/11/2026\t24/11/2026',
    '21/11/2026\n24/11/2026',
    '2026-11-21/2026-11-24',
    '21/11/2026 14:05 → 24/11/2026 10:00',
    'entre 21/11/2026 e 24/11/2026',
    '21–24/11/2026',
    '21/11 a 24/11/2026',
    '21 a 24 de novembro de 2026',
    '21 de nov. – 24 de nov. de 2026',
    'Nov 21 – 24, 2026',
    '\u200E21/11 a 24/11/2026\u200E',
  ])('%j are a range', (text) => {
    expect(readPastedRange(text)).toEqual({ from: '2026-11-21', to: '2026-11-24' });
  });

  it.each([
    '28 dez. – 3 jan. 2027',
    '28/12 - 03/01/2027',
    '28 de dezembro a 3 de janeiro de 2027',
    'Dec 28 – Jan 3, 2027',
  ])('%j go over New Year', (text) => {
    expect(readPastedRange(text)).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  });

  it.each(['24 a 21/11/2026', '24/11 a 21/11/2026'])('%j are in the wrong order, and a year long for none', (text) => {
    expect(readPastedRange(text)).toEqual({ from: '2026-11-24', to: '2026-11-21' });
  });

  it('are the same as any language writes them, with what both share written once', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2067-12-31'), noInvalidDate: true });
    const locales = fc.constantFrom('pt-BR', 'pt-PT', 'en', 'en-GB', 'fr', 'de', 'es');
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 900 }), locales, (first, length, locale) => {
        const last = new Date(first.getTime() + length * 86_400_000);
        const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
        const [from, to] = [first, last].map((date) => date.toISOString().slice(0, 10));
        expect(readPastedRange(format.formatRange(first, last))).toEqual({ from, to });
      }),
    );
  });

  it.each([
    '21/11/2026',
    'Item 5, 21/11/2026',
    '5 21/11/2026',
    'Nov 21, 2026',
    '2026-11-21 14:05',
    '21/11/2026 – soon',
    '1/1/26 – 2/1/26 – 3/1/26',
  ])('%j are none', (text) => {
    expect(readPastedRange(text)).toBeNull();
  });
});

it.each([
  ['2027-03-23 14:30', { day: '2027-03-23', time: '14:30' }],
  ['23/03/2027', { day: '2027-03-23' }],
  ['2027-03-23T00:00:00Z', { day: '2027-03-23' }],
  ['next Friday', null],
])('tells a day from the time beside it: %s', (text, pasted) => {
  expect(readPastedDay(text)).toEqual(pasted);
});
