import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { nextId } from '../lib/sample/next-id.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type {
  CalendarEvent,
  CalendarEventAnswer,
  CalendarEventsAnswer,
  CalendarGuestsAnswer,
  RemoveEventAnswer,
} from './calendar.contract.ts';
import { eventsSample, guestsSample } from './calendar.data.ts';
import { eventsOf, readCalendars, readRange, withDate, withoutEnded, withSoundTimes } from './calendar.rules.ts';
import { addEventSchema, updateDateSchema, updateEventSchema } from './calendar.schema.ts';

interface CalendarData {
  events: CalendarEvent[];
  /** The highest id that was ever given away. */
  lastId?: number;
}

const store = sampleStore((): CalendarData => ({ events: eventsSample() }), { keptAs: 'calendar' });

export const calendarHandlers = [
  http.get('/apps/calendar/events', ({ request }) => {
    const params = new URL(request.url).searchParams;
    const wanted = { calendars: readCalendars(params), range: readRange(params) };
    return HttpResponse.json<CalendarEventsAnswer>({ events: eventsOf(store.data.events, wanted) });
  }),

  http.get('/apps/calendar/guests', () => HttpResponse.json<CalendarGuestsAnswer>({ guests: guestsSample() })),

  http.post(
    '/apps/calendar/add-event',
    once(async ({ request }) => {
      const { extendedProps, ...wanted } = (await readBody(request, addEventSchema)).event;
      const event = withoutEnded(
        withSoundTimes({
          id: freshId(),
          url: '',
          ...wanted,
          extendedProps: { guests: [], location: '', description: '', ...extendedProps },
        }),
      );
      store.data.events.push(event);
      store.data.lastId = event.id;
      return HttpResponse.json<CalendarEventAnswer>({ event }, { status: 201 });
    }),
  ),

  http.post('/apps/calendar/update-event', async ({ request }) => {
    const { id, extendedProps, ...changes } = (await readBody(request, updateEventSchema)).event;
    const known = find(String(id));
    return saved(
      withoutEnded(
        withSoundTimes({ ...known, ...changes, extendedProps: { ...known.extendedProps, ...extendedProps } }),
      ),
    );
  }),

  http.post('/apps/calendar/update-date', async ({ request }) => {
    const { id, ...change } = await readBody(request, updateDateSchema);
    return saved(withDate(find(String(id)), change));
  }),

  http.delete('/apps/calendar/remove-event', async ({ request }) => {
    const { id } = find(await readId(request));
    store.data.lastId = freshId() - 1;
    store.data.events = store.data.events.filter((event) => event.id !== id);
    return HttpResponse.json<RemoveEventAnswer>({ id });
  }),
];

function saved(event: CalendarEvent): HttpResponse<CalendarEventAnswer> {
  store.data.events = store.data.events.map((one) => (one.id === event.id ? event : one));
  return HttpResponse.json<CalendarEventAnswer>({ event });
}

function find(wanted: string): CalendarEvent {
  const event = store.data.events.find(({ id }) => String(id) === wanted);
  if (!event) throw decline(404, `There is no event ${wanted}`);
  return event;
}

/** An id that no event has or had: a link to a removed event must not open another one. */
function freshId(): number {
  return Math.max(nextId(store.data.events), (store.data.lastId ?? 0) + 1);
}
