import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../machine/calendar.testing.ts';
import type { CalendarEvent } from '../model/calendar.state.ts';
import { datesIn } from '../series/series.dates.ts';
import { fromIcal } from './ical.ts';
import { fileWith } from './ical.testing.ts';
import { toIcal } from './ical.write.ts';

const now = new Date('2027-06-01T12:00:00Z');
const year = { start: '2027-01-01', end: '2028-01-01' };
const startsIn = (text: string) =>
  fromIcal(text)?.events.flatMap((event) => datesIn({ id: 1, ...event }, year).map(({ start }) => start));

const head = ['BEGIN:VEVENT', 'UID:s@x', 'DTSTAMP:20270101T000000Z'];
const weekly = ['DTSTART:20270607T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4'];
const weekDays = ['DTSTART;VALUE=DATE:20270607', 'RRULE:FREQ=WEEKLY;COUNT=4'];
const series = (...more: string[]) => [...head, ...weekly, ...more, 'END:VEVENT'];
const dates = ['06-07', '06-14', '06-21', '06-28'].map((day) => `2027-${day}T13:00:00.000Z`);

describe('a series in a file', () => {
  it('is one event with all of its dates', () => {
    expect(fromIcal(fileWith(...series()))).toMatchObject({ events: [{}], repeating: 0, unreadable: 0 });
    expect(startsIn(fileWith(...series()))).toEqual(dates);
  });

  it('whose first date was moved has it once, at the other time', () => {
    const moved = [...head, 'RECURRENCE-ID:20270607T130000Z'];
    const file = fileWith(...series(), ...moved, 'DTSTART:20270607T170000Z', 'DURATION:PT1H', 'END:VEVENT');

    expect(startsIn(file)).toEqual(['2027-06-07T17:00:00.000Z', ...dates.slice(1)]);
  });

  it('whose first date is left out has the others', () => {
    expect(startsIn(fileWith(...series('EXDATE:20270607T130000Z')))).toEqual(dates.slice(1));
  });

  it('has no date that was cancelled alone', () => {
    const cancelled = [...head, 'RECURRENCE-ID:20270614T130000Z', 'DTSTART:20270614T130000Z', 'STATUS:CANCELLED'];

    expect(startsIn(fileWith(...series(), ...cancelled, 'END:VEVENT'))).toEqual([dates[0], ...dates.slice(2)]);
  });

  it('has dates that are left out on the clocks of a zone, on several lines', () => {
    const lines = [
      'DTSTART;TZID=America/New_York:20271101T090000',
      'RRULE:FREQ=DAILY;COUNT=10',
      'EXDATE;TZID=America/New_York:20271102T090000,20271103T090000',
      'EXDATE;TZID=America/New_York:20271108T090000',
    ];

    expect(startsIn(fileWith(...head, ...lines, 'END:VEVENT'))).toEqual([
      ...['01', '04', '05', '06'].map((day) => `2027-11-${day}T13:00:00.000Z`),
      ...['07', '09', '10'].map((day) => `2027-11-${day}T14:00:00.000Z`),
    ]);
  });

  it.each([
    ['a day without a time', weekly, 'EXDATE;VALUE=DATE:20270614'],
    ['a time in a zone, of whole days', weekDays, 'EXDATE;TZID=Europe/Berlin:20270614T000000'],
    ['an empty line besides', weekly, 'EXDATE:\r\nEXDATE:20270614T130000Z'],
  ])('has no date that is left out by %s', (_, lines, exception) => {
    const file = fileWith(...head, ...lines, exception, 'END:VEVENT');

    expect(startsIn(file)?.map((start) => start.slice(5, 10))).toEqual(['06-07', '06-21', '06-28']);
  });

  it.each([
    ['a day without a time', weekly, ['RECURRENCE-ID;VALUE=DATE:20270614', 'DTSTART:20270616T130000Z']],
    [
      'a time in a zone, of whole days',
      weekDays,
      ['RECURRENCE-ID;TZID=Europe/Berlin:20270614T000000', 'DTSTART:20270616'],
    ],
  ])('has a date that was moved once, named by %s', (_, lines, moved) => {
    const file = fileWith(...head, ...lines, 'END:VEVENT', ...head, ...moved, 'END:VEVENT');

    expect(startsIn(file)?.map((start) => start.slice(5, 10))).toEqual(['06-07', '06-16', '06-21', '06-28']);
  });

  it('has a date that was moved twice where it was moved last', () => {
    const moved = (sequence: number, start: string) => [
      ...head,
      `SEQUENCE:${sequence}`,
      'RECURRENCE-ID:20270614T130000Z',
      `DTSTART:${start}`,
      'END:VEVENT',
    ];
    const file = fileWith(...series(), ...moved(10, '20270615T180000Z'), ...moved(1, '20270616T170000Z'));

    expect(startsIn(file)).toEqual([dates[0], '2027-06-15T18:00:00.000Z', ...dates.slice(2)]);
  });

  it('has the rule of a file, whatever the order and the blanks of its parts', () => {
    const lines = ['DTSTART:20270607T130000Z', 'RRULE:WKST=MO; COUNT=3; BYDAY=MO, WE;FREQ=weekly;'];
    const file = fileWith(...head, ...lines, 'END:VEVENT');

    expect(fromIcal(file)?.events[0]?.repetition?.rule).toBe('FREQ=WEEKLY;WKST=MO;COUNT=3;BYDAY=MO,WE');
    expect(startsIn(file)?.map((start) => start.slice(5, 10))).toEqual(['06-07', '06-09', '06-14']);
  });

  it.each([
    ['two rules', ['RRULE:FREQ=WEEKLY;BYDAY=MO', 'RRULE:FREQ=WEEKLY;BYDAY=WE']],
    ['a rule of exceptions', ['RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY;BYDAY=SA,SU']],
    ['no step', ['RRULE:FREQ=DAILY;INTERVAL=0']],
    ['a step back', ['RRULE:FREQ=DAILY;INTERVAL=-1;COUNT=3']],
    ['a day that no year has', ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30']],
    ['an end that is no day', ['RRULE:FREQ=DAILY;UNTIL=20270631T000000Z']],
  ])('with %s has its first date alone, which is told', (_, rules) => {
    const file = fileWith(...head, 'DTSTART:20270607T130000Z', ...rules, 'END:VEVENT');

    expect(fromIcal(file)).toMatchObject({ events: [{}], repeating: 1 });
    expect(startsIn(file)).toEqual([dates[0]]);
  });

  it('that ends before it begins is there once', () => {
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20260101T000000Z';

    expect(startsIn(fileWith(...head, 'DTSTART:20270607T130000Z', rule, 'END:VEVENT'))).toEqual([dates[0]]);
  });

  it('of a rule within the day has its first date alone, which is told', () => {
    const lines = ['DTSTART:20270607T130000Z', 'RRULE:FREQ=HOURLY;COUNT=4'];

    expect(fromIcal(fileWith(...head, ...lines, 'END:VEVENT'))).toMatchObject({ events: [{}], repeating: 1 });
    expect(startsIn(fileWith(...head, ...lines, 'END:VEVENT'))).toEqual([dates[0]]);
  });
});

describe('the dates of an event that are listed', () => {
  const berlin = ['DTSTART;TZID=Europe/Berlin:20270605T140000', 'DTEND;TZID=Europe/Berlin:20270605T150000'];

  it.each([
    ['in a zone', berlin, ['RDATE;TZID=Europe/Berlin:20270612T140000,20270619T140000']],
    [
      'as periods',
      ['DTSTART:20270605T120000Z', 'DTEND:20270605T130000Z'],
      ['RDATE;VALUE=PERIOD:20270605T120000Z/PT1H,20270612T120000Z/20270612T130000Z', 'RDATE:20270619T120000Z'],
    ],
  ])('%s are all there', (_, times, lists) => {
    const file = fileWith(...head, ...times, ...lists, 'END:VEVENT');

    expect(fromIcal(file)?.events.map(({ uid, start, end }) => [uid, start, end])).toEqual([
      ['s@x', '2027-06-05T12:00:00.000Z', '2027-06-05T13:00:00.000Z'],
      ['s@x 20270612T120000Z', '2027-06-12T12:00:00.000Z', '2027-06-12T13:00:00.000Z'],
      ['s@x 20270619T120000Z', '2027-06-19T12:00:00.000Z', '2027-06-19T13:00:00.000Z'],
    ]);
  });

  it('are there besides those of its rule, each once', () => {
    const file = fileWith(...series('RDATE:20270609T130000Z,20270614T130000Z'));

    expect(startsIn(file)).toEqual([dates[0], '2027-06-09T13:00:00.000Z', ...dates.slice(1)]);
  });

  it('are days for an event of whole days', () => {
    const file = fileWith(...head, 'DTSTART;VALUE=DATE:20270605', 'RDATE;VALUE=DATE:20270612', 'END:VEVENT');

    expect(fromIcal(file)?.events.map(({ start, end }) => [start, end])).toEqual([
      ['2027-06-05', '2027-06-06'],
      ['2027-06-12', '2027-06-13'],
    ]);
  });
});

describe('an exported series', () => {
  const event: CalendarEvent = sampleEvent(1, {
    start: '2027-10-20T13:00:00.000Z',
    end: '2027-10-20T14:00:00.000Z',
    allDay: false,
    reminder: 30,
    repetition: {
      rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20271225T045959Z',
      timeZone: 'America/New_York',
      leftOut: ['2027-11-10T14:00:00.000Z'],
      changed: [],
    },
  });
  const { title, url, allDay, extendedProps } = event;
  const later = { start: '2027-11-18T15:00:00.000Z', end: '2027-11-18T16:00:00.000Z' };
  const changed = [{ date: '2027-11-17T14:00:00.000Z', title: 'Later', url, allDay, extendedProps, ...later }];
  const repetition = event.repetition ? { ...event.repetition, changed } : null;

  it('comes back as it was, with its exceptions and its reminder', () => {
    const { id: _, ...fields } = { ...event, repetition, uid: 'event-1@embarque.example' };

    expect(title).toBe('Event 1');
    expect(fromIcal(toIcal([{ ...event, repetition }], now))?.events).toEqual([fields]);
  });

  it('says the hour on the clocks of its zone, and describes their changes', () => {
    const text = toIcal([{ ...event, repetition }], now);

    expect(text).toContain('DTSTART;TZID=America/New_York:20271020T090000\r\n');
    expect(text).toContain('EXDATE;TZID=America/New_York:20271110T090000\r\n');
    expect(text).toContain('RECURRENCE-ID;TZID=America/New_York:20271117T090000\r\n');
    expect(text).toContain(
      ['BEGIN:STANDARD', 'DTSTART:20271107T020000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD'].join(
        '\r\n',
      ),
    );
  });

  it('of whole days names days', () => {
    const days = sampleEvent(2, {
      repetition: { rule: 'FREQ=MONTHLY', timeZone: 'America/Sao_Paulo', leftOut: ['2027-07-14'], changed: [] },
    });
    const text = toIcal([days], now);

    expect(text).toContain('EXDATE;VALUE=DATE:20270714\r\n');
    expect(text).not.toContain('VTIMEZONE');
    expect(fromIcal(text)?.events[0]?.repetition).toMatchObject({ rule: 'FREQ=MONTHLY', leftOut: ['2027-07-14'] });
  });
});

describe('the reminder of an event in a file', () => {
  const withTrigger = (trigger: string) =>
    fromIcal(
      fileWith(
        ...head,
        'DTSTART:20270607T130000Z',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:x',
        trigger,
        'END:VALARM',
        'END:VEVENT',
      ),
    )?.events[0]?.reminder;

  it.each([
    ['TRIGGER:-PT10M', 10],
    ['TRIGGER:-P1D', 1440],
    ['TRIGGER:PT0S', 0],
    ['TRIGGER;VALUE=DATE-TIME:20270607T123000Z', 30],
    ['TRIGGER:PT15M', undefined],
    ['TRIGGER;RELATED=END:-PT5M', undefined],
  ])('%s is %s minutes before its start', (trigger, minutes) => {
    expect(withTrigger(trigger)).toBe(minutes);
  });
});
