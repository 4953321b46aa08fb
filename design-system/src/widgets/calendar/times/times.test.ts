import { describe, expect, it } from 'vitest';
import type { EventTimes } from '../calendar.types.ts';
import { allDayTimes, daysOf, eachDay } from './days.ts';
import { formatTimes } from './format-times.ts';
import { asAllDay, asTimed, hourFrom, isSame, moveDays, moveEnd, moveMinutes, withStart } from './moves.ts';
import { firstDayOfWeek } from './week-start.ts';
import { stepDate, visibleRange } from './visible-range.ts';
import { toMoment, toWallTime } from './zone.ts';

const newYork = 'America/New_York';
const saoPaulo = 'America/Sao_Paulo';

const timed = (start: string, end: string): EventTimes => ({ start, end, allDay: false });
const days = (first: string, last = first): EventTimes => allDayTimes({ first, last });

const hoursBetween = ({ start, end }: EventTimes) => (new Date(end).getTime() - new Date(start).getTime()) / 3_600_000;

describe('all-day events', () => {
  it('end the day after their last one, and come back as the days they were entered as (XK-01)', () => {
    expect(days('2027-06-14')).toEqual({ start: '2027-06-14', end: '2027-06-15', allDay: true });
    expect(days('2027-06-14', '2027-06-15').end).toBe('2027-06-16');

    let event = days('2027-06-14', '2027-06-15');
    for (let saved = 0; saved < 10; saved++) event = allDayTimes(daysOf(event, saoPaulo));
    expect(daysOf(event, saoPaulo)).toEqual({ first: '2027-06-14', last: '2027-06-15' });
  });

  it('keep an end when they are moved (XK-02)', () => {
    expect(moveDays(days('2027-05-03'), -1, saoPaulo)).toEqual({
      start: '2027-05-02',
      end: '2027-05-03',
      allDay: true,
    });
  });

  it('of a week last seven days when clocks change in it (XK-05)', () => {
    const moved = moveDays(days('2027-03-01', '2027-03-07'), 9, newYork);

    expect(moved).toEqual({ start: '2027-03-10', end: '2027-03-17', allDay: true });
    expect(eachDay(daysOf(moved, newYork))).toHaveLength(7);
  });

  it.each([
    ['America/Santiago', '2027-09-05'],
    ['Africa/Cairo', '2027-04-30'],
    [saoPaulo, '2018-11-04'],
  ])('fill exactly the day that has no midnight in %s (XK-06)', (zone, day) => {
    expect(daysOf(days(day), zone)).toEqual({ first: day, last: day });
    const added = hourFrom(toMoment(`${day}T00:00`, zone), zone);
    expect(daysOf(added, zone)).toEqual({ first: day, last: day });
    expect(toWallTime(added.start, zone)).toBe(`${day}T01:00`);
    expect(hoursBetween(added)).toBe(1);
  });
});

describe('timed events', () => {
  it('keep their hour and length when they are moved over a change of clocks (XK-04)', () => {
    const moved = moveDays(timed('2027-03-13T10:00:00-05:00', '2027-03-13T11:00:00-05:00'), 1, newYork);

    expect(moved).toEqual(timed('2027-03-14T10:00:00-04:00', '2027-03-14T11:00:00-04:00'));
  });

  it('keep their length where the clocks leave nothing of it', () => {
    const moved = moveDays(timed('2027-03-13T02:15:00-05:00', '2027-03-13T03:00:00-05:00'), 1, newYork);

    expect(moved).toEqual(timed('2027-03-14T03:15:00-04:00', '2027-03-14T04:00:00-04:00'));
  });

  it('move by the minutes that pass, not by those that clocks show', () => {
    const moved = moveMinutes(timed('2027-03-14T01:30:00-05:00', '2027-03-14T03:30:00-04:00'), 30, newYork);

    expect(moved).toEqual(timed('2027-03-14T03:00:00-04:00', '2027-03-14T04:00:00-04:00'));
    expect(hoursBetween(moved)).toBe(1);
  });

  it.each([
    ['2026-11-25T23:00', '2026-11-26T00:00', '2026-11-25'],
    ['2026-11-25T23:00', '2026-11-26T00:15', '2026-11-26'],
    ['2026-11-25T00:00', '2026-11-26T00:00', '2026-11-25'],
    ['2026-11-25T22:00', '2026-11-25T23:59', '2026-11-25'],
    ['2026-11-25T00:00', '2026-11-25T00:00', '2026-11-25'],
  ])('from %s to %s are on the days until %s (XK-08)', (start, end, last) => {
    const event = timed(toMoment(start, saoPaulo), toMoment(end, saoPaulo));

    expect(daysOf(event, saoPaulo)).toEqual({ first: '2026-11-25', last });
  });

  it('over midnight say their real end (XK-09)', () => {
    const event = timed('2026-11-25T23:00:00-03:00', '2026-11-26T02:00:00-03:00');

    expect(formatTimes(event, saoPaulo)).toBe('25/11/2026 23:00 – 26/11/2026 02:00');
  });

  it('keep their time over days, become one day, and an hour again (XK-16)', () => {
    const event = timed('2026-11-25T13:30:00-03:00', '2026-11-25T15:00:00-03:00');

    expect(toWallTime(moveDays(event, 2, saoPaulo).start, saoPaulo)).toBe('2026-11-27T13:30');
    expect(asAllDay(event, saoPaulo)).toEqual(days('2026-11-25'));
    expect(asTimed(days('2026-11-25', '2026-11-27'), saoPaulo)).toEqual(
      timed('2026-11-25T09:00:00-03:00', '2026-11-25T10:00:00-03:00'),
    );
  });

  it('keep their length with another start', () => {
    const event = timed('2027-03-13T10:00:00-05:00', '2027-03-13T12:30:00-05:00');

    expect(withStart(event, '2027-03-14T23:00:00-04:00', newYork).end).toBe('2027-03-15T01:30:00-04:00');
    expect(withStart(days('2027-03-01', '2027-03-03'), '2027-03-13', newYork)).toEqual(
      days('2027-03-13', '2027-03-15'),
    );
  });

  it('never end at or before their start', () => {
    const event = timed('2026-11-25T13:00:00-03:00', '2026-11-25T13:30:00-03:00');

    expect(moveEnd(event, { days: -1, minutes: -30 }, saoPaulo)).toBe(event);
    expect(moveEnd(event, { days: 1, minutes: 30 }, saoPaulo).end).toBe('2026-11-25T14:00:00-03:00');
    expect(moveEnd(days('2026-11-25'), { days: -1, minutes: -30 }, saoPaulo)).toEqual(days('2026-11-25'));
    expect(moveEnd(days('2026-11-25'), { days: 1, minutes: 30 }, saoPaulo)).toEqual(days('2026-11-25', '2026-11-26'));
  });

  it('are the same in another offset', () => {
    const here = timed('2026-11-25T13:00:00-03:00', '2026-11-25T14:00:00-03:00');

    expect(isSame(here, timed('2026-11-25T16:00:00Z', '2026-11-25T17:00:00Z'))).toBe(true);
    expect(isSame(here, asAllDay(here, saoPaulo))).toBe(false);
  });
});

describe('what a view shows', () => {
  it('begins weeks as date pickers do', () => {
    expect(firstDayOfWeek()).toBe(0);
  });

  it.each([
    ['month', '2026-11-25', '2026-11-01', '2026-12-13'],
    ['month', '2027-05-31', '2027-04-25', '2027-06-06'],
    ['week', '2026-11-25', '2026-11-22', '2026-11-29'],
    ['days', '2026-12-31', '2026-12-31', '2027-01-03'],
    ['day', '2026-12-31', '2026-12-31', '2027-01-01'],
    ['list', '2028-02-10', '2028-02-01', '2028-03-01'],
  ] as const)('%s of %s: %s to %s', (view, date, start, end) => {
    expect(visibleRange(view, date)).toEqual({ start, end });
  });

  it('goes on by its own length, and stays in the next month from a longer one', () => {
    expect(stepDate('month', '2027-01-31', 1)).toBe('2027-02-28');
    expect(stepDate('week', '2026-11-25', -1)).toBe('2026-11-18');
    expect(stepDate('days', '2026-12-31', -1)).toBe('2026-12-28');
    expect(stepDate('day', '2026-12-31', 1)).toBe('2027-01-01');
    expect(stepDate('list', '2026-11-25', 1)).toBe('2026-12-25');
  });
});
