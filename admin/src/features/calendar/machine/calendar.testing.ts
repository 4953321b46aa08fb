import { createActor, fromPromise, waitFor } from 'xstate';
import { outboxFor } from '../../../outbox/view/outbox.view.testing.ts';
import { outboxView } from '../../../outbox/view/outbox.view.ts';
import type { EventsQuery, CalendarEvent } from '../model/calendar.state.ts';
import { CALENDARS } from '../model/calendar.state.ts';
import { calendarOutboxWith } from '../server/calendar.outbox.ts';
import { calendarMachine } from './calendar.machine.ts';
import type { CalendarEmitted, LoadInput } from './calendar.setup.ts';

/** An event for tests; it lasts all day unless it is given other times. */
export const sampleEvent = (id: number, fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  title: `Event ${id}`,
  url: '',
  start: '2027-06-14',
  end: '2027-06-15',
  allDay: true,
  extendedProps: { calendar: 'Business', guests: [], location: '', description: '' },
  ...fields,
});

/** Everything in one month. */
export const monthQuery = (month: string): EventsQuery => ({
  range: { start: `2027-${month}-01`, end: `2027-${month}-28` },
  calendars: CALENDARS,
});

interface Asked<Request, Response> {
  request: Request;
  confirm: (response: Response) => void;
  refuse: (error?: unknown) => void;
}

/** Asks a test, which answers when it wants to. */
function questions<Request, Response>() {
  const asked: Asked<Request, Response>[] = [];
  const ask = (request: Request) =>
    new Promise<Response>((confirm, refuse) => asked.push({ request, confirm, refuse }));
  const question = async (number: number) => {
    while (asked.length < number) await new Promise((resolve) => setTimeout(resolve));
    return asked[number - 1] as Asked<Request, Response>;
  };
  return { asked, ask, question };
}

/** A calendar whose server answers when the test says so; questions are counted from 1. */
export async function openCalendar(events: readonly CalendarEvent[] = [sampleEvent(1), sampleEvent(2)]) {
  const loads = questions<LoadInput, readonly CalendarEvent[]>();
  const saves = questions<unknown, CalendarEvent>();
  const feature = calendarOutboxWith({
    add: (event) => saves.ask(event),
    update: (eventId, fields) => saves.ask({ id: eventId, ...fields }),
    updateDate: (id, date, to) => saves.ask({ id, date, to }),
    load: async () => [],
    remove: async (eventId) => void (await saves.ask({ removed: eventId })),
  });
  const machine = calendarMachine.provide({
    actors: {
      load: fromPromise<readonly CalendarEvent[], LoadInput>(({ input }) => loads.ask(input)),
      outbox: outboxView(feature),
    },
  });
  const outbox = outboxFor(feature);
  const actor = createActor(machine, { input: { outbox, settled: () => Promise.resolve(), query: monthQuery('06') } });
  const happened: (CalendarEmitted['type'] | 'command given')[] = [];
  const given: string[] = [];
  actor.on('*', ({ type }) => void happened.push(type));
  outbox.actor.on('given', ({ entry }) => {
    given.push(entry.id);
    happened.push('command given');
  });
  outbox.actor.start();
  actor.start();
  (await loads.question(1)).confirm(events);
  await waitFor(actor, (state) => state.matches({ range: 'ready' }));
  return {
    actor,
    send: actor.send,
    happened,
    loads,
    saves,
    undo: (number: number) => outbox.actor.send({ type: 'undo requested', id: given[number - 1] ?? '' }),
    expire: (number: number) => outbox.actor.send({ type: 'undo expired', id: given[number - 1] ?? '' }),
    shown: () => actor.getSnapshot().context.inView,
    starts: () => actor.getSnapshot().context.inView.map(({ id, start }) => [id, start]),
    isIn: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(state),
    until: (is: (state: ReturnType<typeof actor.getSnapshot>) => boolean) => waitFor(actor, is),
  };
}
