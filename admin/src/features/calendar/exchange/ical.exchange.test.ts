import { describe, expect, it } from 'vitest';
import type { OffsetAt } from '../../../i18n/time/clock-changes.ts';
import { clocksOf } from '../../../i18n/time/clocks-of.ts';
import { sampleEvent } from '../machine/calendar.testing.ts';
import { planImport } from '../model/calendar.import.ts';
import type { CalendarEvent } from '../model/calendar.state.ts';
import { eventWith, fileWith } from './ical.testing.ts';
import { fromIcal as readIcal, inCalendar } from './ical.ts';
import { toIcal } from './ical.write.ts';

const now = new Date('2027-06-01T12:00:00Z');

describe('a time in a zone', () => {
  const timesIn = (clocks: OffsetAt, ...starts: string[]) => {
    const read = readIcal(
      fileWith(...starts.flatMap((start) => eventWith(`DTSTART;TZID=${start}`, 'DURATION:PT1H'))),
      clocks,
    );
    return [read?.events.map(({ start }) => start), read?.ofUnknownZones];
  };

  it.each(['America/Sao_Paulo', 'Europe/Berlin'])('of Windows is the same moment on a device in %s', (device) => {
    expect(
      timesIn(
        clocksOf(device),
        'GMT Standard Time:20270819T151500',
        '"W. Europe Standard Time":20270614T150000',
        'Eastern Standard Time:20270614T090000',
        'E. South America Standard Time:20270614T090000',
      ),
    ).toEqual([
      ['2027-08-19T14:15:00.000Z', '2027-06-14T13:00:00.000Z', '2027-06-14T13:00:00.000Z', '2027-06-14T12:00:00.000Z'],
      0,
    ]);
  });

  it('of an unknown name is that of the device, and counted', () => {
    expect(timesIn(clocksOf('Europe/Berlin'), 'Customized Time Zone:20270614T090000')).toEqual([
      ['2027-06-14T07:00:00.000Z'],
      1,
    ]);
  });

  it('is right in the hours around a change of the clocks', () => {
    expect(
      timesIn(
        clocksOf('America/Sao_Paulo'),
        'America/New_York:20270314T060000',
        'America/New_York:20271107T030000',
        'Europe/Berlin:20270328T013000',
        'Europe/Berlin:20271031T013000',
        'Pacific/Auckland:20270926T010000',
      ),
    ).toEqual([
      [
        '2027-03-14T10:00:00.000Z',
        '2027-11-07T08:00:00.000Z',
        '2027-03-28T00:30:00.000Z',
        '2027-10-30T23:30:00.000Z',
        '2027-09-25T13:00:00.000Z',
      ],
      0,
    ]);
  });

  it('is known by its description, whose name may stand in quotes', () => {
    const block = [
      'BEGIN:VTIMEZONE',
      'TZID:"Desk time"',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const event = eventWith('DTSTART;TZID="Desk time":20270614T090000', 'DURATION:PT1H');
    const read = readIcal(fileWith(...block, ...event), clocksOf('Europe/Berlin'));

    expect(read).toMatchObject({ events: [{ start: '2027-06-14T14:00:00.000Z' }], ofUnknownZones: 0 });
  });
});

describe('an event of Outlook', () => {
  it.each([
    ['TRUE', ['2027-06-14', '2027-06-16', true]],
    ['FALSE', ['2027-06-14T03:00:00.000Z', '2027-06-16T03:00:00.000Z', false]],
  ])('that says of all day %s is so', (isAllDay, times) => {
    const lines = ['DTSTART:20270614T000000', 'DTEND:20270616T000000', `X-MICROSOFT-CDO-ALLDAYEVENT:${isAllDay}`];
    const read = readIcal(fileWith(...eventWith(...lines)), clocksOf('America/Sao_Paulo'));

    expect(read?.events.map(({ start, end, allDay }) => [start, end, allDay])).toEqual([times]);
  });
});

it('guests of other companies keep their addresses, also in the file that is exported', () => {
  const guests = ['ATTENDEE;CN=Ana Prado:mailto:ana@cliente.example', 'ATTENDEE:mailto:bia@cliente.example'];
  const [event] = readIcal(fileWith(...eventWith('DTSTART;VALUE=DATE:20270614', ...guests)))?.events ?? [];
  const text = toIcal([sampleEvent(1, event)], now).replaceAll(/\r\n[ \t]/g, '');

  expect(event?.extendedProps.guests).toEqual(['Ana Prado <ana@cliente.example>', 'bia@cliente.example']);
  expect(text.match(/mailto:\S+/gi)).toEqual(['MAILTO:ana@cliente.example', 'MAILTO:bia@cliente.example']);
});

describe('a file that is imported twice', () => {
  const event = (uid: string, title: string, day: number, ...more: string[]) => [
    'BEGIN:VEVENT',
    ...(uid ? [`UID:${uid}@x.example`] : []),
    'DTSTAMP:20261128T000000Z',
    `DTSTART:202706${day}T100000Z`,
    `DTEND:202706${day}T110000Z`,
    `SUMMARY:${title}`,
    ...more,
    'END:VEVENT',
  ];
  const three = fileWith(...event('a', 'Aaa', 14), ...event('b', 'Bbb', 15), ...event('c', 'Ccc', 16));
  const planOf = (text: string, events: readonly CalendarEvent[]) =>
    planImport(inCalendar(readIcal(text)?.events ?? [], 'Personal'), events);
  const after = (text: string, events: readonly CalendarEvent[]): CalendarEvent[] => {
    const { added, changed } = planOf(text, events);
    const later = new Map(changed.map((one) => [one.before.id, one.after]));
    return [
      ...events.map((one) => later.get(one.id) ?? one),
      ...added.map((one, index) => ({ ...one, id: events.length + index + 1 })),
    ];
  };
  const once = after(three, []);

  it('adds nothing the second time, and says how much is known', () => {
    expect(once).toHaveLength(3);
    expect(planOf(three, once)).toEqual({ added: [], changed: [], known: 3 });
  });

  it('keeps events apart that a careless program gave one identity', () => {
    const text = fileWith(
      ...eventWith('DTSTART:20270614T100000Z', 'SUMMARY:Call'),
      ...eventWith('DTSTART:20270615T100000Z', 'SUMMARY:Fair'),
    );
    const found = inCalendar(readIcal(text)?.events ?? [], 'Personal');
    const { added } = planImport(found, []);
    const here = added.map((event, index): CalendarEvent => ({ id: index + 1, ...event }));

    expect(added.map(({ title }) => title)).toEqual(['Call', 'Fair']);
    expect(planImport(found, here)).toMatchObject({ added: [], changed: [], known: 2 });
  });

  it('brings a later version in place of the one before, and what has no identity', () => {
    const later = event('b', 'Bbb', 15, 'SEQUENCE:1').map((line) => line.replace('T10', 'T12').replace('T11', 'T13'));
    const second = fileWith(...event('a', 'Aaa', 14), ...later, ...event('c', 'Ccc', 16), ...event('', 'Ddd', 17));
    const events = after(second, once);

    expect(events.map(({ title, start }) => [title, start.slice(11, 16)])).toEqual([
      ['Aaa', '10:00'],
      ['Bbb', '12:00'],
      ['Ccc', '10:00'],
      ['Ddd', '10:00'],
    ]);
    expect(planOf(second, events)).toMatchObject({ added: [{ title: 'Ddd' }], changed: [], known: 3 });
  });

  it('is known where it is the own export', () => {
    const events = [sampleEvent(1), sampleEvent(2, { uid: 'b@x.example', sequence: 2 })];

    expect(planOf(toIcal(events, now), events)).toEqual({ added: [], changed: [], known: 2 });
  });
});
