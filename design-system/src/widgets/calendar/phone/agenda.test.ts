import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../calendar.types.ts';
import { eventsOn, tonesByDay } from './agenda.ts';

const zone = 'America/Sao_Paulo';
const timed = (id: string, calendar: string, start: string, end: string): CalendarEvent => ({
  id,
  title: id,
  calendar,
  start: `2027-06-${start}:00-03:00`,
  end: `2027-06-${end}:00-03:00`,
  allDay: false,
});
const fair: CalendarEvent = {
  id: 'fair',
  title: 'fair',
  calendar: 'business',
  start: '2027-06-15',
  end: '2027-06-17',
  allDay: true,
};
const events = [
  timed('dinner', 'family', '16T20:00', '16T22:00'),
  timed('flight', 'personal', '15T22:30', '16T06:10'),
  timed('standup', 'business', '16T09:00', '16T09:30'),
  fair,
];

describe('the events of a day', () => {
  it('begin with whole days, then follow the clock, one of the night before included', () => {
    expect(eventsOn('2027-06-16', events, zone).map(({ id }) => id)).toEqual(['fair', 'flight', 'standup', 'dinner']);
    expect(eventsOn('2027-06-17', events, zone)).toEqual([]);
  });
});

describe('the dots of a month', () => {
  it('name each colour of a day once, and a calendar that is unknown too', () => {
    const kinds = [
      { id: 'business', label: 'Business', tone: 'primary' },
      { id: 'family', label: 'Family', tone: 'warning' },
    ] as const;
    expect(tonesByDay(events, kinds, zone)).toEqual({
      '2027-06-15': ['secondary', 'primary'],
      '2027-06-16': ['warning', 'secondary', 'primary'],
    });
  });
});
