import { HttpResponse, http } from 'msw/http';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { CalendarEvent, CalendarEventsAnswer } from './calendar.contract.ts';
import { appointmentsSample, eventsSample } from './calendar.data.ts';
import { eventsOf, readCalendars, readRange } from './calendar.rules.ts';

const list = '/apps/calendar/events';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const calendarScenarios = {
  /** Nothing is planned. */
  empty: http.get(list, ({ request }) => answerWith([], request)),
  /** The events never arrive. */
  stillLoading: http.get(list, stillWaiting),
  /** The events arrive after two seconds. */
  slow: http.get(list, slowly),
  /** The person may not see the calendar. */
  refused: http.get(list, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(list, unauthorised),
  /** The events fail inside the server. */
  failed: http.get(list, failed),
  /** Titles and places far longer than any day is wide. */
  veryLongTexts: http.get(list, ({ request }) => answerWith(eventsSample().map(longTextEvent), request)),
  /** A thousand events, a hundred for each day that has one. */
  thousandsOfRows: http.get(list, ({ request }) => answerWith(appointmentsSample(1000), request)),
  /** An event cannot be added. */
  addFailed: http.post('/apps/calendar/add-event', failed),
  /** Adding an event never ends. */
  addStillSaving: http.post('/apps/calendar/add-event', stillWaiting),
  /** An event cannot be changed or moved. */
  updateFailed: http.post('/apps/calendar/update-event', failed),
  /** An event stays where it was, for a reason that people read. */
  moveRefused: http.post('/apps/calendar/update-event', () =>
    HttpResponse.json(
      { success: false, notifications: [{ message: 'The room is taken at that time. Choose another time.' }] },
      { status: 409 },
    ),
  ),
  /** A date of a series cannot be changed. */
  dateFailed: http.post('/apps/calendar/update-date', failed),
  /** Changing or moving an event never ends. */
  updateStillSaving: http.post('/apps/calendar/update-event', stillWaiting),
  /** An event cannot be removed. */
  removeFailed: http.delete('/apps/calendar/remove-event', failed),
};

function answerWith(events: CalendarEvent[], request: Request): Response {
  const params = new URL(request.url).searchParams;
  const wanted = { calendars: readCalendars(params), range: readRange(params) };
  return HttpResponse.json<CalendarEventsAnswer>({ events: eventsOf(events, wanted) });
}

function longTextEvent(event: CalendarEvent): CalendarEvent {
  const { location, description } = event.extendedProps;
  const extendedProps = { ...event.extendedProps, location: longText(location), description: longText(description) };
  return { ...event, title: longText(event.title), extendedProps };
}
