import type { CalendarGuest } from '@embarque/mocks/calendar/contract';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import type { DateChange } from '../model/calendar.commands.ts';
import {
  CALENDARS,
  type EventFields,
  type EventsQuery,
  type NewEvent,
  type CalendarEvent,
} from '../model/calendar.state.ts';
import { eventAnswerSchema, eventsAnswerSchema, guestsAnswerSchema } from './calendar.schema.ts';

const BASE = '/apps/calendar';
export const EVENTS = `${BASE}/events`;

/** The events of some calendars on some days, or on all days. Rejects with an `HttpError`. */
export async function loadEvents(
  { range, calendars }: Pick<EventsQuery, 'calendars'> & Partial<EventsQuery>,
  signal: AbortSignal,
  options: { isQuiet?: boolean } = {},
): Promise<readonly CalendarEvent[]> {
  // A newer server may have calendars that cannot be named here.
  const isAll = calendars.length === CALENDARS.length;
  const params = { ...(!isAll && { calendars: calendars.join(',') }), ...range };
  const answer = await demoApi.get(EVENTS, { params, signal, ...options });
  return parseAnswer(EVENTS, eventsAnswerSchema, answer).events;
}

/**
 * Adds an event. Rejects with an `HttpError`.
 *
 * @param idempotencyKey the same when it is repeated, so that nothing is added twice
 */
export async function addEvent(event: NewEvent, idempotencyKey: string): Promise<CalendarEvent> {
  const answer = await demoApi.post(
    `${BASE}/add-event`,
    { event },
    { idempotencyKey, isCreation: true, isQuiet: true },
  );
  return parseAnswer('add-event', eventAnswerSchema, answer).event;
}

/** Changes some fields of an event. Rejects with an `HttpError`. */
export async function updateEvent(eventId: number, fields: EventFields): Promise<CalendarEvent> {
  const answer = await demoApi.post(`${BASE}/update-event`, { event: { id: eventId, ...fields } }, { isQuiet: true });
  return parseAnswer('update-event', eventAnswerSchema, answer).event;
}

/** Changes one date of a series. Rejects with an `HttpError`. */
export async function updateDate(seriesId: number, date: string, to: DateChange): Promise<CalendarEvent> {
  const answer = await demoApi.post(`${BASE}/update-date`, { id: seriesId, date, to }, { isQuiet: true });
  return parseAnswer('update-date', eventAnswerSchema, answer).event;
}

/** Removes an event. Rejects with an `HttpError`. */
export async function removeEvent(eventId: number): Promise<void> {
  await demoApi.delete(`${BASE}/remove-event`, { params: { id: eventId }, isQuiet: true });
}

/** The people who can be invited. Rejects with an `HttpError`. */
export async function loadGuests(signal: AbortSignal): Promise<readonly CalendarGuest[]> {
  const answer = await demoApi.get(`${BASE}/guests`, { signal });
  return parseAnswer('guests', guestsAnswerSchema, answer).guests;
}
