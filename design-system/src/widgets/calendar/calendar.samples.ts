import { dayFromToday } from '../../lib/i18n/day-from-today.ts';
import type { CalendarEvent, CalendarKind, EventTimes } from './calendar.types.ts';
import { allDayTimes } from './times/days.ts';
import { localZone, toMoment } from './times/zone.ts';

/** Five calendars of somebody who sells travel insurance. Their names are data, as people gave them. */
export const sampleCalendars: readonly CalendarKind[] = [
  { id: 'personal', label: 'Personal', tone: 'danger' },
  { id: 'business', label: 'Business', tone: 'primary' },
  { id: 'family', label: 'Family', tone: 'warning' },
  { id: 'holiday', label: 'Holiday', tone: 'success' },
  { id: 'etc', label: 'ETC', tone: 'info' },
];

/** Times on a day, on the clocks of the device. */
export function at(day: string, from: string, to: string, lastDay = day): EventTimes {
  const zone = localZone();
  return { start: toMoment(`${day}T${from}`, zone), end: toMoment(`${lastDay}T${to}`, zone), allDay: false };
}

const onDays = (first: string, last = first): EventTimes => allDayTimes({ first, last });

const day = dayFromToday;

/** Events around today. */
export const sampleEvents = (): CalendarEvent[] => [
  { id: 'fair', title: 'Travel fair in Lisbon', calendar: 'business', ...onDays(day(-3), day(-1)) },
  { id: 'standup', title: 'Claims stand-up', calendar: 'business', ...at(day(0), '09:00', '09:30') },
  { id: 'partner', title: 'Call with the eSIM partner', calendar: 'business', ...at(day(0), '11:00', '12:30') },
  { id: 'dentist', title: 'Dentist', calendar: 'personal', ...at(day(0), '14:00', '15:00') },
  { id: 'dinner', title: 'Dinner with Ana', calendar: 'family', ...at(day(0), '20:00', '22:00') },
  { id: 'prices', title: 'Review of the price list', calendar: 'business', ...at(day(1), '10:00', '11:00') },
  { id: 'training', title: 'Training: policies for groups', calendar: 'etc', ...at(day(1), '10:30', '12:00') },
  { id: 'flight', title: 'Night flight to São Paulo', calendar: 'personal', ...at(day(2), '22:30', '06:10', day(3)) },
  { id: 'day-off', title: 'Bridge day', calendar: 'holiday', isReadOnly: true, ...onDays(day(4)) },
  { id: 'visit', title: 'Grandparents visit', calendar: 'family', ...onDays(day(5), day(8)) },
  { id: 'report', title: 'Monthly report', calendar: 'business', ...at(day(-4), '16:00', '17:00') },
  { id: 'school', title: 'School play', calendar: 'family', ...at(day(-2), '18:00', '19:30') },
  { id: 'audit', title: 'Audit of open claims', calendar: 'etc', ...at(day(7), '09:00', '12:00') },
];

/** As many events as wanted, spread over the month of a day. */
export const manyEvents = (count: number, first: string): CalendarEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const day = `${first.slice(0, 8)}${String((index % 28) + 1).padStart(2, '0')}`;
    const hour = String(index % 22).padStart(2, '0');
    const kind = sampleCalendars[index % sampleCalendars.length];
    const times = index % 7 === 0 ? onDays(day) : at(day, `${hour}:00`, `${hour}:45`);
    return { id: `event ${index}`, title: `Task ${index}`, calendar: kind?.id ?? '', ...times };
  });
