import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../machine/calendar.testing.ts';
import { commandSchema } from '../server/calendar.schema.ts';
import { applyCommand, type CalendarCommand, invertCommand, mergeCommands } from './calendar.commands.ts';
import { dotsOf, eventsIn } from './calendar.dots.ts';
import { withLoadedEvents } from './calendar.state.ts';

const state = { events: [sampleEvent(1), sampleEvent(2)] as const };
const to = { start: '2027-06-20', end: '2027-06-22', allDay: true };

describe('a command', () => {
  it.each<CalendarCommand>([
    { type: 'event moved', eventId: 1, to },
    { type: 'event updated', eventId: 1, fields: { title: 'Other', extendedProps: { calendar: 'Family' } } },
  ])('is taken back by its inverse: %j', (command) => {
    const inverse = invertCommand(state, command);

    expect(applyCommand(state, command)).not.toEqual(state);
    expect(inverse && applyCommand(applyCommand(state, command), inverse)).toEqual(state);
  });

  it('an import is undone by what it brought alone, in the version before', () => {
    const [first, second] = state.events;
    const later = { ...first, title: 'Later', sequence: 1 };
    const command: CalendarCommand = {
      type: 'events imported',
      events: [{ ...sampleEvent(3), uid: 'new@x.example' }],
      changed: [{ before: first, after: later }],
    };
    const inverse = invertCommand(state, command);
    const imported = { events: [later, second, sampleEvent(3, { uid: 'new@x.example' })] };

    const undone = inverse && applyCommand(imported, inverse);
    expect(undone?.events).toEqual([{ ...first, sequence: 0 }, second]);
  });

  it.each<CalendarCommand>([
    { type: 'event moved', eventId: 99, to },
    { type: 'event deleted', eventId: 99 },
    { type: 'event updated', eventId: 1, fields: { title: 'Event 1' } },
  ])('that changes nothing gives the same events: %j', (command) => {
    expect(applyCommand(state, command)).toBe(state);
  });

  it('is read as it was stored, without an address that a browser would run (XK-18)', () => {
    const { id: _id, ...event } = sampleEvent(3, { url: 'java'.concat('script:alert(1)') });

    expect(v.parse(commandSchema, { type: 'event added', event })).toEqual({
      type: 'event added',
      event: { ...event, url: '' },
    });
  });

  it('is one with the move that follows it, when nobody has sent it', () => {
    const first: CalendarCommand = { type: 'event moved', eventId: 1, to };
    const second: CalendarCommand = { ...first, to: { ...to, end: '2027-06-23' } };

    expect(mergeCommands(first, second)).toEqual(second);
    expect(mergeCommands(first, { type: 'event deleted', eventId: 1 })).toBeNull();
  });
});

describe('loaded events', () => {
  it('take the place of those of their days and calendars alone', () => {
    const july = sampleEvent(3, { start: '2027-07-01', end: '2027-07-02' });
    const query = { range: { start: '2027-06-01', end: '2027-07-01' }, calendars: ['Business' as const] };

    expect(withLoadedEvents({ events: [...state.events, july] }, [sampleEvent(2)], query).events).toEqual([
      sampleEvent(2),
      july,
    ]);
  });
});

describe('the events in view', () => {
  it('are those that have a day in it', () => {
    const on = (day: string, last: string) => sampleEvent(3, { start: day, end: last });
    const [before, into, within, after] = [
      on('2027-06-10', '2027-06-12'),
      on('2027-06-11', '2027-06-14'),
      on('2027-06-15', '2027-06-16'),
      on('2027-06-20', '2027-06-21'),
    ] as const;

    expect(eventsIn([before, into, within, after], { start: '2027-06-13', end: '2027-06-20' })).toEqual([into, within]);
  });
});

describe('the dots of the small month', () => {
  it('show each colour once on each day', () => {
    const family = sampleEvent(3, {
      end: '2027-06-16',
      extendedProps: { ...sampleEvent(3).extendedProps, calendar: 'Family' },
    });
    const kinds = [
      { id: 'Business', tone: 'primary' as const },
      { id: 'Family', tone: 'warning' as const },
    ];

    expect(dotsOf([...state.events, family], kinds)).toEqual({
      '2027-06-14': ['primary', 'warning'],
      '2027-06-15': ['warning'],
    });
  });
});
