import { currentWorld } from '../lib/sample/world.ts';
import { dayOfMonth, isoDay } from '../lib/time/days.ts';
import { type Claim, claims, policies, sales } from '../world/index.ts';
import type { CalendarEvent } from './calendar.contract.ts';

/** An event without a number. */
export type WorldEvent = Omit<CalendarEvent, 'id'>;

/** How many events of a kind a month has. */
const MOST = { departures: 6, renewals: 5, deadlines: 8 };

const kindOf: Record<Claim['kind'], string> = {
  luggage: 'luggage',
  delay: 'delay',
  medical: 'medical costs',
  cancellation: 'cancellation',
};

/** The work of the team in the month before, this one and the next: what it sold leaves, ends and has to be decided. */
export function worldEvents(): WorldEvent[] {
  const world = currentWorld();
  const all = sales(world);
  const covers = policies(world, all).filter(({ status }) => status !== 'cancelled');
  const months = [-1, 0, 1].map((month) => ({ first: dayOfMonth(month, 1), last: dayOfMonth(month, 31) }));
  return months.flatMap(({ first, last }) => {
    const isInMonth = (day: string) => day >= first && day <= last;
    return [
      ...departures(covers.filter(({ startsOn }) => isInMonth(startsOn))),
      ...covers
        .filter(({ product, endsOn }) => /multi-trip/.test(product) && isInMonth(endsOn))
        .slice(0, MOST.renewals)
        .map(({ id, endsOn, customer, product }) =>
          wholeDay(endsOn, `Renewal: ${customer.name}`, `${product} (${id}) ends. Offer the next year.`),
        ),
      ...claims(world, all)
        .filter(({ dueOn, closedAt }) => closedAt === null && isInMonth(dueOn))
        .slice(0, MOST.deadlines)
        .map(({ id, dueOn, kind, customer }) =>
          wholeDay(dueOn, `Claim due: ${customer.name}`, `${id}, ${kindOf[kind]}. The law wants a decision by today.`),
        ),
    ];
  });
}

interface Departure {
  id: string;
  startsOn: string;
  customer: { name: string };
  product: string;
}

/** The days on which most travellers leave, each with their policies. */
function departures(leaving: readonly Departure[]): WorldEvent[] {
  const days = Map.groupBy(leaving, ({ startsOn }) => startsOn);
  return [...days]
    .toSorted(([day, one], [otherDay, other]) => other.length - one.length || day.localeCompare(otherDay))
    .slice(0, MOST.departures)
    .toSorted(([day], [other]) => day.localeCompare(other))
    .map(([day, travellers]) =>
      wholeDay(
        day,
        travellers.length === 1 ? `Departure of ${travellers[0]?.customer.name}` : `${travellers.length} departures`,
        travellers.map(({ id, customer, product }) => `${customer.name}: ${product} (${id})`).join('\n'),
      ),
    );
}

function wholeDay(day: string, title: string, description: string): WorldEvent {
  const after = new Date(`${day}T12:00`);
  after.setDate(after.getDate() + 1);
  return {
    url: '',
    title,
    start: day,
    end: isoDay(after),
    allDay: true,
    extendedProps: { calendar: 'Business', guests: [], location: '', description },
  };
}

interface Meeting {
  title: string;
  /** Such as `FREQ=WEEKLY;BYDAY=MO`. */
  rule: string;
  /** The weekday of its first date: 0 is Sunday. */
  weekday: number;
  /** Hours and minutes. */
  from: [number, number];
  until: [number, number];
  guests: string[];
  location: string;
}

const meetings: readonly Meeting[] = [
  {
    title: 'Early shift',
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    weekday: 1,
    from: [8, 0],
    until: [13, 0],
    guests: ['Caio Brandão', 'Yasmin Farah'],
    location: 'Travel desk',
  },
  {
    title: 'Desk stand-up',
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    weekday: 1,
    from: [9, 30],
    until: [10, 0],
    guests: ['Caio Brandão', 'Yasmin Farah', 'Noah Adeyemi'],
    location: 'Travel desk',
  },
  {
    title: 'Product review',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
    weekday: 4,
    from: [15, 0],
    until: [16, 0],
    guests: ['Ingrid Solberg', 'Henrique Sampaio', 'Sofia Marchetti'],
    location: 'Room Fernando de Noronha',
  },
];

/** Shifts and meetings of each week, from the month before to the end of the next one. */
export function seriesOfWorld(): WorldEvent[] {
  return meetings.map(({ title, rule, weekday, from, until, guests, location }) => {
    const first = new Date(`${dayOfMonth(-1, 1)}T12:00`);
    first.setDate(first.getDate() + ((weekday - first.getDay() + 7) % 7));
    const at = ([hours, minutes]: [number, number]) => {
      const time = new Date(first);
      time.setHours(hours, minutes, 0, 0);
      return time.toISOString();
    };
    const end = `${dayOfMonth(1, 31)}T23:59:59`;
    return {
      url: '',
      title,
      start: at(from),
      end: at(until),
      allDay: false,
      repetition: {
        rule: `${rule};UNTIL=${new Date(end).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        leftOut: [],
        changed: [],
      },
      extendedProps: { calendar: 'Business', guests, location, description: '' },
    };
  });
}
