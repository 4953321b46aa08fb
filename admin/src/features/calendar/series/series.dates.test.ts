import { describe, expect, it } from 'vitest';
import { dateOf, datesIn, firstDateFrom, nextDateOf } from './series.dates.ts';
import { datesOf, hourOf, seriesOf } from './series.testing.ts';

const at9 = (...days: string[]) => days.map((day) => `${day} 09:00`);

describe('the dates of a rule, by the examples of RFC 5545 section 3.8.5.3', () => {
  it.each<[string, string, string, string[]]>([
    [
      'daily for 10 dates',
      '1997-09-02',
      'FREQ=DAILY;COUNT=10',
      Array.from({ length: 10 }, (_, index) => `1997-09-${String(index + 2).padStart(2, '0')}`),
    ],
    [
      'every 10 days, 5 dates',
      '1997-09-02',
      'FREQ=DAILY;INTERVAL=10;COUNT=5',
      ['09-02', '09-12', '09-22', '10-02', '10-12'].map((day) => `1997-${day}`),
    ],
    [
      'weekly for 10 dates',
      '1997-09-02',
      'FREQ=WEEKLY;COUNT=10',
      ['09-02', '09-09', '09-16', '09-23', '09-30', '10-07', '10-14', '10-21', '10-28', '11-04'].map(
        (day) => `1997-${day}`,
      ),
    ],
    [
      'weekly on Tuesday and Thursday until a day',
      '1997-09-02',
      'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
      ['09-02', '09-04', '09-09', '09-11', '09-16', '09-18', '09-23', '09-25', '09-30', '10-02'].map(
        (day) => `1997-${day}`,
      ),
    ],
    [
      'every other week on Tuesday and Thursday',
      '1997-09-02',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
      ['09-02', '09-04', '09-16', '09-18', '09-30', '10-02', '10-14', '10-16'].map((day) => `1997-${day}`),
    ],
    [
      'monthly on the first Friday',
      '1997-09-05',
      'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
      [
        '1997-09-05',
        '1997-10-03',
        '1997-11-07',
        '1997-12-05',
        '1998-01-02',
        '1998-02-06',
        '1998-03-06',
        '1998-04-03',
        '1998-05-01',
        '1998-06-05',
      ],
    ],
    [
      'monthly on the second-to-last Monday',
      '1997-09-22',
      'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
      ['1997-09-22', '1997-10-20', '1997-11-17', '1997-12-22', '1998-01-19', '1998-02-16'],
    ],
    [
      'monthly on the first and last day',
      '1997-09-30',
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
      [
        '1997-09-30',
        '1997-10-01',
        '1997-10-31',
        '1997-11-01',
        '1997-11-30',
        '1997-12-01',
        '1997-12-31',
        '1998-01-01',
        '1998-01-31',
        '1998-02-01',
      ],
    ],
    [
      'yearly in June and July',
      '1997-06-10',
      'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
      [1997, 1998, 1999, 2000, 2001].flatMap((year) => [`${year}-06-10`, `${year}-07-10`]),
    ],
    [
      'the week start decides every other week: Monday',
      '1997-08-05',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
    ],
    [
      'the week start decides every other week: Sunday',
      '1997-08-05',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
    ],
    [
      'a day that a month does not have is passed over',
      '2007-01-15',
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30'],
    ],
    [
      'the third of Tuesday, Wednesday and Thursday',
      '1997-09-04',
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      ['1997-09-04', '1997-10-07', '1997-11-06'],
    ],
  ])('%s', (_, start, rule, days) => {
    expect(datesOf(hourOf(start, rule))).toEqual(at9(...days));
  });

  it('daily until 24 December: 113 dates, at 9:00 before and after the clocks change', () => {
    const dates = datesOf(hourOf('1997-09-02', 'FREQ=DAILY;UNTIL=19971224T000000Z'));

    expect(dates).toHaveLength(113);
    expect(new Set(dates.map((date) => date.slice(11)))).toEqual(new Set(['09:00']));
    expect(dates.at(-1)).toBe('1997-12-23 09:00');
  });

  it('every Friday the 13th, without its first date', () => {
    const series = hourOf('1997-09-02', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', {
      leftOut: ['1997-09-02T13:00:00.000Z'],
    });

    expect(datesOf(series, '1997-01-01', '2000-12-31')).toEqual(
      at9('1998-02-13', '1998-03-13', '1998-11-13', '1999-08-13', '2000-10-13'),
    );
  });
});

describe('a date', () => {
  const weekly = (others = {}) => hourOf('1997-10-20', 'FREQ=WEEKLY;COUNT=3', others);

  it('stays at its hour when the clocks change, and so does its end', () => {
    expect(datesIn(weekly(), { start: '1997-10-01', end: '1997-12-01' }).map(({ start, end }) => [start, end])).toEqual(
      [
        ['1997-10-20T13:00:00.000Z', '1997-10-20T14:00:00.000Z'],
        ['1997-10-27T14:00:00.000Z', '1997-10-27T15:00:00.000Z'],
        ['1997-11-03T14:00:00.000Z', '1997-11-03T15:00:00.000Z'],
      ],
    );
  });

  it('that was left out or changed is not there as the rule has it', () => {
    const { title: _, ...event } = weekly();
    const changed = { ...event, title: 'Later', start: '1997-11-05T15:00:00.000Z', end: '1997-11-05T16:00:00.000Z' };
    const series = weekly({
      leftOut: ['1997-10-27T14:00:00Z'],
      changed: [{ ...changed, date: '1997-11-03T14:00:00.000Z' }],
    });

    expect(datesOf(series)).toEqual(['1997-10-20 09:00', '1997-11-05 10:00']);
    expect(dateOf(series, '1997-11-03T14:00:00.000Z')).toMatchObject({ title: 'Later', id: 1 });
    expect(dateOf(series, '1997-10-27T14:00:00.000Z')).toBeUndefined();
    expect(dateOf(series, '1997-10-28T14:00:00.000Z')).toBeUndefined();
  });

  it('of whole days is on days, whatever the clocks do', () => {
    const series = seriesOf({ start: '2027-01-31', end: '2027-02-02' }, 'FREQ=MONTHLY;UNTIL=20270531');

    expect(datesIn(series, { start: '2027-01-01', end: '2027-12-31' }).map(({ start, end }) => [start, end])).toEqual([
      ['2027-01-31', '2027-02-02'],
      ['2027-03-31', '2027-04-02'],
      ['2027-05-31', '2027-06-02'],
    ]);
  });

  it('that begins before the days in view and ends in them is there', () => {
    const series = seriesOf({ start: '2027-06-01', end: '2027-06-05' }, 'FREQ=WEEKLY');

    expect(datesOf(series, '2027-06-11', '2027-06-12')).toEqual(['2027-06-08']);
  });

  it('is the same object each time, as long as the series is', () => {
    const series = weekly();
    const range = { start: '1997-10-01', end: '1997-12-01' };

    expect(datesIn(series, range)[0]).toBe(datesIn(series, range)[0]);
  });

  it('can be asked for by the first day that it may be on', () => {
    const series = weekly({ leftOut: ['1997-10-27T14:00:00.000Z'] });

    expect(firstDateFrom(series, '1997-10-21')?.date).toBe('1997-11-03T14:00:00.000Z');
    expect(firstDateFrom(series, '1997-11-05')).toBeUndefined();
    expect(dateOf(series, undefined)?.date).toBe('1997-10-20T13:00:00.000Z');
  });
});

it.each([
  ['1997-10-22', '1997-10-27T14:00:00.000Z'],
  ['1998-01-01', '1997-10-20T13:00:00.000Z'],
])('a series is found on %s by its date %s', (today, date) => {
  expect(nextDateOf(hourOf('1997-10-20', 'FREQ=WEEKLY;COUNT=3'), today).date).toBe(date);
});

it.each([
  'FREQ=FORTNIGHTLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=-1',
  'FREQ=DAILY;INTERVAL=x',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;BYMONTHDAY=0',
  'FREQ=DAILY;BYMONTH=4,6;BYMONTHDAY=31,-31',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=DAILY;UNTIL=20260101',
])('an event whose rule nobody can read, or that has no date, is there once: %s', (rule) => {
  const series = seriesOf({ start: '2027-06-14', end: '2027-06-15' }, rule);

  expect(datesOf(series, '2027-01-01', '2028-01-01')).toEqual(['2027-06-14']);
});
