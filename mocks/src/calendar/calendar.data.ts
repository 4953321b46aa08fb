import { dayFromToday, dayOfMonth, timeFromToday } from '../lib/time/days.ts';
import { avatarOf, type Colleague } from '../lib/sample/people.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import type { CalendarEvent, CalendarGuest, CalendarName } from './calendar.contract.ts';
import { currentWorld, rowCount } from '../lib/sample/world.ts';
import { withNumbers } from '../world/index.ts';
import { seriesOfWorld, worldEvents } from './calendar.world.ts';

/** An event in a few words, those of the reader alone in Portuguese. Only the first one has a time of day. */
interface Entry {
  title: string;
  calendar: CalendarName;
  start: string;
  end: string;
  guests?: Colleague[];
  location?: string;
  description?: string;
}

/** The events of the months around today: appointments first, then the work of the team. */
export function eventsSample(): CalendarEvent[] {
  const appointments = appointmentsSample();
  const others = [...worldEvents(), ...seriesOfWorld()];
  return [...appointments, ...others.map((event, index) => ({ id: appointments.length + index + 1, ...event }))];
}

/** Appointments, most of them in the current month. Further ones are repeated. */
export function appointmentsSample(count?: number): CalendarEvent[] {
  const entries = entriesAround();
  const fill = withNumbers(currentWorld());
  return rowsFrom(entries, count ?? rowCount(entries.length), (entry, { index }) => ({
    id: index + 1,
    url: '',
    title: entry.title,
    start: entry.start,
    end: entry.end,
    allDay: !entry.start.includes('T'),
    extendedProps: {
      calendar: entry.calendar,
      guests: [...(entry.guests ?? [])],
      location: entry.location ?? '',
      description: fill(entry.description ?? ''),
    },
  }));
}

const guests: readonly Colleague[] = [
  'Caio Brandão',
  'Yasmin Farah',
  'Henrique Sampaio',
  'Ingrid Solberg',
  'Noah Adeyemi',
  'Sofia Marchetti',
];

/** The people who can be invited. */
export const guestsSample = (): CalendarGuest[] => guests.map((name) => ({ name, avatar: avatarOf(name) }));

function entriesAround(): Entry[] {
  return [
    {
      title: 'Claims of the week',
      calendar: 'Business',
      start: timeFromToday(0, 14),
      end: timeFromToday(0, 15, 30),
      guests: ['Caio Brandão', 'Noah Adeyemi'],
      location: 'Room Fernando de Noronha',
      description: 'Everything that has been open for more than ten days, {claim:Beatriz Nogueira} first.',
    },
    {
      title: 'Winter sports briefing',
      calendar: 'Business',
      start: dayOfMonth(0, 4),
      end: dayOfMonth(0, 5),
      guests: ['Ingrid Solberg', 'Thiago Moreira'],
      location: 'Large meeting room',
      description: 'Off-piste, helicopters, ski passes: what the cover pays and what not.',
    },
    {
      title: 'Travel Retail Days',
      calendar: 'Business',
      start: dayOfMonth(0, 11),
      end: dayOfMonth(0, 14),
      guests: ['Bruno Cavalcanti', 'Yasmin Farah', 'Sofia Marchetti'],
      location: 'Harbour conference centre',
    },
    {
      title: 'Contract talks, network in Japan',
      calendar: 'Business',
      start: dayOfMonth(1, 8),
      end: dayOfMonth(1, 9),
      guests: ['Henrique Sampaio', 'Yasmin Farah'],
      description: 'The same price for twice the volume. Ask about tethering.',
    },
    {
      title: 'Dentista',
      calendar: 'Personal',
      start: dayFromToday(1),
      end: dayFromToday(2),
    },
    {
      title: 'Jantar de despedida do Mateus',
      calendar: 'Personal',
      start: dayOfMonth(0, 19),
      end: dayOfMonth(0, 20),
      location: 'Aquele do bobó de camarão',
    },
    {
      title: 'Renovar o passaporte',
      calendar: 'Personal',
      start: dayOfMonth(-1, 22),
      end: dayOfMonth(-1, 23),
      description: 'Levar o antigo e duas fotos.',
    },
    {
      title: 'Feriado municipal, sem atendimento',
      calendar: 'Holiday',
      start: dayOfMonth(0, 25),
      end: dayOfMonth(0, 26),
    },
    {
      title: 'Semana na praia',
      calendar: 'Family',
      start: dayOfMonth(1, 14),
      end: dayOfMonth(1, 21),
      location: 'Praia do Forte',
    },
    {
      title: 'Return the borrowed projector',
      calendar: 'ETC',
      start: dayOfMonth(0, 16),
      end: dayOfMonth(0, 17),
    },
  ];
}
