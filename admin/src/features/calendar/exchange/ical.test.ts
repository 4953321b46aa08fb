import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../machine/calendar.testing.ts';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import type { OffsetAt } from '../../../i18n/time/clock-changes.ts';
import { eventWith, fileWith } from './ical.testing.ts';
import { fromIcal as readIcal, inCalendar } from './ical.ts';
import { toIcal } from './ical.write.ts';

const now = new Date('2027-06-01T12:00:00Z');

/** The file as it is imported into a calendar. */
function fromIcal(text: string, calendar: CalendarName, clocks?: OffsetAt) {
  const read = readIcal(text, clocks);
  return read && { ...read, events: inCalendar(read.events, calendar) };
}

const titlesIn = (text: string) => fromIcal(text, 'Personal')?.events.map(({ title }) => title);

describe('an exported event', () => {
  it.each([
    ['of whole days', { start: '2027-06-14', end: '2027-06-16', allDay: true }],
    ['with a time', { start: '2027-06-14T12:30:00.000Z', end: '2027-06-15T00:15:00.000Z', allDay: false }],
  ])('%s comes back as it was', (_, times) => {
    const { id: _id, ...fields } = sampleEvent(1, {
      ...times,
      title: 'Feira; “São João”, \\ um texto '.repeat(8).trim(),
      url: 'https://meet.example/a?b=c',
      extendedProps: {
        calendar: 'Family',
        guests: ['Brandão, Caio', 'Yasmin "Yas" Farah'],
        location: 'Sala 3, térreo',
        description: 'Linha 1\nLinha 2',
      },
    });
    const text = toIcal([{ id: 1, ...fields }], now);

    const guests = ['Brandão, Caio', "Yasmin 'Yas' Farah"];
    const uid = 'event-1@embarque.example';
    expect(fromIcal(text, 'ETC')?.events).toEqual([
      { ...fields, uid, extendedProps: { ...fields.extendedProps, guests } },
    ]);
  });
});

describe('an imported file', () => {
  it.each(['', 'hello', '%PDF-1.4', '{"events": []}', '<html></html>'])(
    'that is no calendar is refused: %j',
    (text) => {
      expect(fromIcal(text, 'Personal')).toBeNull();
    },
  );

  it('without events has none', () => {
    expect(fromIcal(fileWith(), 'Personal')).toEqual({ events: [], unreadable: 0, repeating: 0, ofUnknownZones: 0 });
  });

  it('may have the line ends and the first sign of any system', () => {
    const text = fileWith(...eventWith('DTSTART;VALUE=DATE:20270614', 'SUMMARY:Fair'));

    expect(titlesIn(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).toEqual(['Fair']);
    expect(titlesIn(text.replaceAll('\r\n', '\r'))).toEqual(['Fair']);
  });

  it('has days that do not say that they are, times of this device, and nothing that was cancelled', () => {
    const text = fileWith(
      ...eventWith('DTSTART:20270614', 'SUMMARY:Fair'),
      ...eventWith('DTSTART:20270614T100000', 'DTEND;VALUE=DATE-TIME:20270614T113000', 'SUMMARY:Call'),
      ...eventWith('DTSTART:20270614T100000Z', 'STATUS:CANCELLED', 'SUMMARY:Lunch'),
    );
    const fourHoursBehind = () => 240;
    const events = fromIcal(text, 'Personal', fourHoursBehind)?.events ?? [];

    expect(events.map(({ title, start, end, allDay }) => [title, start, end, allDay])).toEqual([
      ['Fair', '2027-06-14', '2027-06-15', true],
      ['Call', '2027-06-14T14:00:00.000Z', '2027-06-14T15:30:00.000Z', false],
    ]);
  });

  it('has no day or time that there is not', () => {
    const starts = ['20270230T130000Z', '20270230', '20270607T250000Z', '20270230T130000', '20270607T1260', '00010101'];
    const read = fromIcal(fileWith(...starts.flatMap((start) => eventWith(`DTSTART:${start}`))), 'Personal');

    expect(read).toMatchObject({ events: [], unreadable: starts.length });
  });

  it('may write its days and times in the other form of ISO 8601, and its names in small letters', () => {
    const text = fileWith(
      ...eventWith('DTSTART;VALUE=DATE:2027-06-14', 'SUMMARY:Fair'),
      ...eventWith('DTSTART:2027-06-14T10:00:00Z', 'DTEND:20270614T1130Z', 'SUMMARY:Call'),
      ...eventWith('dtstart:20270614T100000Z', 'summary:Lunch'),
    );

    expect(fromIcal(text, 'Personal')?.events.map(({ title, start, end }) => [title, start, end])).toEqual([
      ['Fair', '2027-06-14', '2027-06-15'],
      ['Call', '2027-06-14T10:00:00.000Z', '2027-06-14T11:30:00.000Z'],
      ['Lunch', '2027-06-14T10:00:00.000Z', '2027-06-14T11:00:00.000Z'],
    ]);
  });

  it('has the identity of the event, not that of its alarm', () => {
    const alarm = ['BEGIN:VALARM', 'UID:alarm', 'ACTION:DISPLAY', 'DESCRIPTION:x', 'TRIGGER:-PT15M', 'END:VALARM'];
    const text = fileWith('BEGIN:VEVENT', 'DTSTART:20270614T100000Z', ...alarm, 'UID:event', 'END:VEVENT');

    expect(fromIcal(text, 'Personal')?.events).toMatchObject([{ uid: 'event', reminder: 15 }]);
  });

  it('keeps an event whose zone has a colon in its name, and tells that it is not known', () => {
    const zones = ['(UTC-05:00) Eastern Time (US & Canada)', 'tzone://Microsoft/Custom'];
    const text = fileWith(...zones.flatMap((zone) => eventWith(`DTSTART;TZID=${zone}:20270614T100000`)));

    expect(fromIcal(text, 'Personal')).toMatchObject({ events: [{}, {}], unreadable: 0, ofUnknownZones: 2 });
  });

  it('keeps the others when a time is none', () => {
    const text = fileWith(
      ...eventWith('DTSTART:00000000T000000', 'SUMMARY:Never'),
      ...eventWith('DTSTART:20270614T250000', 'SUMMARY:Late'),
      ...eventWith('DTSTART:20270614', 'SUMMARY:Fair'),
    );

    expect(fromIcal(text, 'Personal')).toMatchObject({ events: [{ title: 'Fair' }], unreadable: 2 });
  });

  it('reads named time zones, durations, events without an end, and calendars by their category', () => {
    const { events } = fromIcal(
      fileWith(
        ...eventWith(
          'DTSTART;TZID=America/Sao_Paulo:20270614T100000',
          'DTEND;TZID=America/Sao_Paulo:20270614T113000',
          'SUMMARY:Zone',
          'CATEGORIES:FAMILY',
          'RRULE:FREQ=WEEKLY;COUNT=3',
        ),
        ...eventWith('DTSTART:20270614T100000Z', 'DURATION:PT90M', 'SUMMARY:Length'),
        ...eventWith('DTSTART:20270614T100000Z', 'SUMMARY:Moment'),
        ...eventWith('DTSTART;VALUE=DATE:20270614', 'SUMMARY:Day'),
      ),
      'Personal',
    ) ?? { events: [] };

    expect(events.map(({ title, start, end, extendedProps }) => [title, start, end, extendedProps.calendar])).toEqual([
      ['Zone', '2027-06-14T13:00:00.000Z', '2027-06-14T14:30:00.000Z', 'Family'],
      ['Length', '2027-06-14T10:00:00.000Z', '2027-06-14T11:30:00.000Z', 'Personal'],
      ['Moment', '2027-06-14T10:00:00.000Z', '2027-06-14T11:00:00.000Z', 'Personal'],
      ['Day', '2027-06-14', '2027-06-15', 'Personal'],
    ]);
    expect(events[0]?.repetition).toMatchObject({ rule: 'FREQ=WEEKLY;COUNT=3', timeZone: 'America/Sao_Paulo' });
  });

  it('leaves out what cannot be read, and keeps the others', () => {
    const text = fileWith(
      ...eventWith('SUMMARY:No start'),
      ...eventWith('DTSTART:garbage', 'SUMMARY:No date'),
      ...eventWith('DTSTART;VALUE=DATE:20270614', 'SUMMARY:Fair'),
    );

    expect(fromIcal(text, 'Personal')).toMatchObject({ events: [{ title: 'Fair' }], unreadable: 2 });
  });

  it('takes no address over that a browser would run (XK-18)', () => {
    const url = 'java'.concat('script:alert(1)');
    const text = fileWith(...eventWith('DTSTART;VALUE=DATE:20270614', 'SUMMARY:Fair', `URL:${url}`));

    expect(fromIcal(text, 'Personal')?.events[0]?.url).toBe('');
  });
});
