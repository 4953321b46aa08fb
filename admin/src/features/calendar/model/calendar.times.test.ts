import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../i18n/time/clocks-of.ts';
import {
  daysOf,
  eventTimesOf,
  formTimesOf,
  momentOf,
  movedTo,
  nextHour,
  problemOfTimes,
  shiftDay,
  wallTimeOf,
  withStart,
} from './calendar.times.ts';

const newYork = clocksOf('America/New_York');
const allDay = (start: string, end: string) => ({ start, end, allDay: true });
const timed = (start: string, end: string, clocks = newYork) => ({
  start: momentOf(start, clocks),
  end: momentOf(end, clocks),
  allDay: false,
});

describe('an all-day event', () => {
  it.each([
    ['one day', '2027-06-14', '2027-06-15', '2027-06-14'],
    ['two days', '2027-06-14', '2027-06-16', '2027-06-15'],
  ])('of %s keeps its days through ten openings and savings (XK-01)', (_, start, end, last) => {
    let times = allDay(start, end);
    for (let saved = 0; saved < 10; saved += 1) {
      const form = formTimesOf(times);
      expect([form.start.slice(0, 10), form.end.slice(0, 10)]).toEqual([start, last]);
      times = { ...times, ...eventTimesOf(form) };
    }

    expect(times).toEqual(allDay(start, end));
  });

  it('that is moved back a day has an end (XK-02)', () => {
    expect(movedTo(allDay('2027-05-03', '2027-05-04'), '2027-05-02T09:00')).toEqual(allDay('2027-05-02', '2027-05-03'));
  });

  it('of a week is still seven days long after the clocks have changed (XK-05)', () => {
    const week = movedTo(allDay('2027-03-05', '2027-03-12'), '2027-03-12T09:00', newYork);

    expect(week).toEqual(allDay('2027-03-12', '2027-03-19'));
  });

  it.each([
    ['America/Santiago', '2027-09-05'],
    ['Africa/Cairo', '2027-04-30'],
    ['America/Sao_Paulo', '2018-11-04'],
  ])('fills exactly its day in %s where midnight does not exist (XK-06)', (zone, day) => {
    const event = allDay(day, shiftDay(day, 1));
    const clocks = clocksOf(zone);

    expect(daysOf(event, clocks)).toEqual({ first: day, last: day });
    expect(eventTimesOf(formTimesOf(event, clocks), clocks)).toEqual(event);
    expect(wallTimeOf(momentOf(`${day}T00:00`, clocks), clocks)).toBe(`${day}T01:00`);
  });

  it('takes the hour from nine to ten when it gets a time of day', () => {
    const form = { ...formTimesOf(allDay('2027-06-14', '2027-06-15'), newYork), allDay: false };

    expect(eventTimesOf(form, newYork)).toEqual(timed('2027-06-14T09:00', '2027-06-14T10:00'));
  });
});

describe('an event with a time of day', () => {
  it('keeps hour and length when it is moved over a change of the clocks (XK-04)', () => {
    const moved = movedTo(timed('2027-03-13T10:00', '2027-03-13T11:00'), '2027-03-14T10:00', newYork);

    expect(moved).toEqual({ start: '2027-03-14T14:00:00.000Z', end: '2027-03-14T15:00:00.000Z', allDay: false });
  });

  it('gets its times back when it no longer lasts all day', () => {
    const before = formTimesOf(timed('2027-06-14T13:30', '2027-06-15T08:00'), newYork);
    const whole = { ...before, allDay: true };

    expect(eventTimesOf(whole, newYork)).toEqual(allDay('2027-06-14', '2027-06-16'));
    expect(eventTimesOf({ ...whole, allDay: false }, newYork)).toEqual(timed('2027-06-14T13:30', '2027-06-15T08:00'));
  });

  it.each([
    ['2027-06-14T23:00', '2027-06-15T00:00', '2027-06-14'],
    ['2027-06-14T23:00', '2027-06-15T00:15', '2027-06-15'],
    ['2027-06-14T00:00', '2027-06-15T00:00', '2027-06-14'],
    ['2027-06-14T22:00', '2027-06-14T23:59', '2027-06-14'],
  ])('from %s to %s ends on %s (XK-08)', (start, end, last) => {
    const event = timed(start, end);

    expect(daysOf(event, newYork)).toEqual({ first: '2027-06-14', last });
    expect(formTimesOf(event, newYork)).toEqual({ start, end, allDay: false });
    expect(eventTimesOf({ ...formTimesOf(event, newYork), allDay: true }, newYork)?.end).toBe(shiftDay(last, 1));
  });

  it.each([13, 23])('begins with the next hour after %i:40, on the same day', (hours) => {
    const { start, end } = nextHour('2027-06-14', new Date(2027, 5, 14, hours, 40));

    expect(start).toBe(`2027-06-14T${Math.min(hours + 1, 23)}:00`);
    expect(end > start).toBe(true);
  });
});

describe('the form', () => {
  it('keeps the duration when the start changes', () => {
    const form = { start: '2027-06-14T13:30', end: '2027-06-14T15:00', allDay: false };

    expect(withStart(form, '2027-06-20T23:00')).toEqual({
      ...form,
      start: '2027-06-20T23:00',
      end: '2027-06-21T00:30',
    });
    expect(withStart(form, null)).toEqual({ ...form, start: null });
  });

  it.each([
    [{ start: '2027-06-14T09:00', end: '2027-06-14T09:00', allDay: false }, 'ends too early'],
    [{ start: '2027-06-14T09:00', end: '2027-06-13T10:00', allDay: false }, 'ends too early'],
    [{ start: '2027-06-14T09:00', end: '2027-06-14T09:01', allDay: false }, null],
    [{ start: '2027-06-14T09:00', end: '2027-06-14T08:00', allDay: true }, null],
    [{ start: '2027-06-14T09:00', end: '2027-06-13T10:00', allDay: true }, 'ends too early'],
    [{ start: null, end: '2027-06-13T10:00', allDay: true }, 'no start'],
    [{ start: '2027-06-14T09:00', end: null, allDay: false }, 'no end'],
  ])('finds in %j the problem %j', (times, problem) => {
    expect(problemOfTimes(times)).toBe(problem);
  });

  it.each([
    ['2027-03-14T02:30', '2027-03-14T04:00', 'start is skipped'],
    ['2027-03-14T01:30', '2027-03-14T02:00', 'end is skipped'],
    ['2027-03-14T01:30', '2027-03-14T03:00', null],
    ['2027-11-07T01:30', '2027-11-07T01:45', null],
  ])('refuses from %s to %s what the clocks of New York skip (BR2-12)', (start, end, problem) => {
    expect(problemOfTimes({ start, end, allDay: false }, newYork)).toBe(problem);
    expect(problemOfTimes({ start, end, allDay: true }, newYork)).toBeNull();
  });
});
