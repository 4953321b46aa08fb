import { expect, it } from 'vitest';
import type { CalendarEvent } from '../../calendar.types.ts';
import { roomyEvents } from './roomy-events.ts';

const onDays = (title: string, first: string, end: string): CalendarEvent => ({
  id: title,
  title,
  calendar: 'business',
  start: `2027-06-${first}`,
  end: `2027-06-${end}`,
  allDay: true,
});
const zone = 'America/Sao_Paulo';
const winter = onDays('Winter sports briefing', '04', '05');
const renewal = onDays('Renewal: Isaiah Iwasaki-Vasconcelos', '04', '05');

it.each([
  { name: 'alone on its day', events: [winter], room: 78, roomy: [winter.id] },
  { name: 'the longest of two', events: [winter, renewal], room: 78, roomy: [renewal.id] },
  { name: 'both in a higher window', events: [winter, renewal], room: 104, roomy: [renewal.id, winter.id] },
  { name: 'on a full day', events: [winter, renewal], room: 60, roomy: [] },
  { name: 'short', events: [onDays('Dentist', '04', '05')], room: 78, roomy: [] },
  { name: 'over several days', events: [onDays('Travel fair in Lisbon, hall 3', '04', '07')], room: 78, roomy: [] },
])('an event takes a second line: $name', ({ events, room, roomy }) => {
  expect([...roomyEvents(events, room, zone)]).toEqual(roomy);
});
