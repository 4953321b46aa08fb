import { describe, expect, it } from 'vitest';
import { applyCommand, type CalendarCommand, invertCommand } from '../model/calendar.commands.ts';
import type { CalendarEvent, CalendarState, EventFields, ShownEvent } from '../model/calendar.state.ts';
import { changeOf, removalOf, type SeriesScope } from './series.changes.ts';
import { dateOf } from './series.dates.ts';
import { datesOf, hourOf, seriesOf } from './series.testing.ts';

const weekly = hourOf('2027-10-05', 'FREQ=WEEKLY;BYDAY=TU;COUNT=6');
const THIRD = '2027-10-19T13:00:00.000Z';

function shownAt(series: CalendarEvent, date: string): ShownEvent {
  const shown = dateOf(series, date);
  if (!shown) throw new Error(`The series has no date ${date}.`);
  return shown;
}

const allDates = ({ events }: CalendarState) =>
  events.flatMap((event) => datesOf(event, '2027-01-01', '2029-01-01')).toSorted();

/** The dates after a change, as they are shown before the server responds, and after its undo. */
function outcome(series: CalendarEvent, command: CalendarCommand) {
  const before: CalendarState = { events: [series] };
  const after = applyCommand(before, command);
  const inverse = invertCommand(before, command);
  return { dates: allDates(after), undone: inverse && allDates(applyCommand(after, inverse)), after };
}

const hourLater: EventFields = { start: '2027-10-19T14:00:00.000Z', end: '2027-10-19T15:00:00.000Z', allDay: false };
const dayLater: EventFields = { start: '2027-10-20T13:00:00.000Z', end: '2027-10-20T14:00:00.000Z', allDay: false };
const TUESDAYS = ['10-05', '10-12', '10-19', '10-26', '11-02', '11-09'].map((day) => `2027-${day} 09:00`);

describe('a date of a series that is moved', () => {
  it.each<[SeriesScope, EventFields, string[]]>([
    ['this', hourLater, ['10-05 09', '10-12 09', '10-19 10', '10-26 09', '11-02 09', '11-09 09']],
    ['following', hourLater, ['10-05 09', '10-12 09', '10-19 10', '10-26 10', '11-02 10', '11-09 10']],
    ['all', hourLater, ['10-05 10', '10-12 10', '10-19 10', '10-26 10', '11-02 10', '11-09 10']],
    ['this', dayLater, ['10-05 09', '10-12 09', '10-20 09', '10-26 09', '11-02 09', '11-09 09']],
    ['following', dayLater, ['10-05 09', '10-12 09', '10-20 09', '10-27 09', '11-03 09', '11-10 09']],
    ['all', dayLater, ['10-06 09', '10-13 09', '10-20 09', '10-27 09', '11-03 09', '11-10 09']],
  ])('alone, with the following, or with all: %s', (scope, fields, days) => {
    const { dates, undone } = outcome(weekly, changeOf(weekly, shownAt(weekly, THIRD), fields, scope));

    expect(dates).toEqual(days.map((day) => `2027-${day}:00`));
    expect(undone).toEqual(TUESDAYS);
  });

  it('takes the dates that are left out with it', () => {
    const series = hourOf('2027-10-05', 'FREQ=WEEKLY;BYDAY=TU;COUNT=6', { leftOut: ['2027-10-12T13:00:00.000Z'] });
    const { dates } = outcome(series, changeOf(series, shownAt(series, THIRD), dayLater, 'all'));

    expect(dates.map((date) => date.slice(5, 10))).toEqual(['10-06', '10-20', '10-27', '11-03', '11-10']);
  });

  it('takes a second Tuesday to a second Wednesday', () => {
    const series = seriesOf({ start: '2027-06-08', end: '2027-06-09' }, 'FREQ=MONTHLY;BYDAY=2TU;COUNT=3');
    const to = { start: '2027-07-14', end: '2027-07-15', allDay: true };

    expect(outcome(series, changeOf(series, shownAt(series, '2027-07-13'), to, 'all')).dates).toEqual([
      '2027-06-09',
      '2027-07-14',
      '2027-08-11',
    ]);
  });

  it('from the first one on is the whole series', () => {
    const command = changeOf(weekly, shownAt(weekly, weekly.start), { title: 'Desk' }, 'following');

    expect(command).toEqual({ type: 'event updated', eventId: 1, fields: { title: 'Desk' } });
  });
});

describe('a date of a series that is removed', () => {
  it.each<[SeriesScope, string[]]>([
    ['this', TUESDAYS.filter((day) => !day.startsWith('2027-10-19'))],
    ['following', TUESDAYS.slice(0, 2)],
    ['all', []],
  ])('alone, with the following, or with all: %s', (scope, days) => {
    const command = removalOf(weekly, shownAt(weekly, THIRD), scope);
    const { dates, undone } = outcome(weekly, command);

    expect(dates).toEqual(days);
    // A removed event is added once more by the server.
    expect(undone).toEqual(scope === 'all' ? [] : TUESDAYS);
  });
});

it('a series that ends on a day ends before the date from which on it is removed', () => {
  const series = seriesOf({ start: '2027-06-08', end: '2027-06-09' }, 'FREQ=DAILY;UNTIL=20270612');

  expect(outcome(series, removalOf(series, shownAt(series, '2027-06-10'), 'following')).dates).toEqual([
    '2027-06-08',
    '2027-06-09',
  ]);
});

it('another rule for the following dates leaves those before as they were', () => {
  const { id: _, repetition } = weekly;
  const rule = { repetition: repetition ? { ...repetition, rule: 'FREQ=DAILY;COUNT=2' } : null };
  const { dates, undone } = outcome(weekly, changeOf(weekly, shownAt(weekly, THIRD), rule, 'following'));

  expect(dates.map((date) => date.slice(5, 10))).toEqual(['10-05', '10-12', '10-19', '10-20']);
  expect(undone).toEqual(TUESDAYS);
});

it('changes of two dates do not undo each other', () => {
  const first = removalOf(weekly, shownAt(weekly, THIRD), 'this');
  const after = applyCommand({ events: [weekly] }, first);
  const second = changeOf(weekly, shownAt(weekly, '2027-10-26T13:00:00.000Z'), { title: 'Other' }, 'this');
  const both = applyCommand(after, second);
  const inverse = invertCommand({ events: [weekly] }, first);
  const undone = inverse ? applyCommand(both, inverse) : both;

  expect(allDates(undone)).toEqual(TUESDAYS);
  expect(undone.events[0]?.repetition?.changed.map(({ title }) => title)).toEqual(['Other']);
});
