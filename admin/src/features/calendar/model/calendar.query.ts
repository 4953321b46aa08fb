import type { CalendarView, EventTimes } from '@embarque/design-system/calendar';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import { readOneOf, readWholeNumber, withParams } from '../../../query/search-params.ts';
import { CALENDARS } from './calendar.state.ts';

export const VIEWS = ['month', 'week', 'day', 'list'] as const satisfies CalendarView[];

/** The part that is open over the calendar: a new event, an existing one, or one that is to be moved. */
export type OpenPart =
  /** `times` are those that were chosen in the calendar, `copyOf` the id of an event to begin with. */
  | { type: 'new'; times: EventTimes | null; copyOf: number | null; date?: string }
  /** `date` is the start of one date of a series. */
  | { type: 'event'; eventId: number; date?: string }
  | { type: 'move'; eventId: number; date?: string };

/** The parts of the URL that are given; what makes no sense there counts as left out. */
export interface CalendarUrl {
  view: CalendarView | undefined;
  /** A day in view. */
  date: string | undefined;
  calendars: readonly CalendarName[] | undefined;
  open: OpenPart | null;
}

const NO_CALENDAR = 'none';

export function readCalendarUrl(search: URLSearchParams): CalendarUrl {
  const date = search.get('date');
  return {
    view: readOneOf(VIEWS, search.get('view')),
    date: date !== null && isDay(date) ? date : undefined,
    calendars: readCalendars(search.get('calendars')),
    open: readOpen(search),
  };
}

/** The URL with another view, day or choice of calendars; what is open stays. */
export function withPlace(
  search: URLSearchParams,
  { view, date, calendars }: Partial<Pick<CalendarUrl, 'view' | 'date' | 'calendars'>>,
): URLSearchParams {
  return withParams(search, {
    ...(view && { view }),
    ...(date && { date }),
    ...(calendars && { calendars: calendars.length > 0 ? calendars.join(',') : NO_CALENDAR }),
  });
}

/** The URL with something else open, or nothing. */
export function withOpen(search: URLSearchParams, open: OpenPart | null): URLSearchParams {
  const none = { new: undefined, copy: undefined, event: undefined, move: undefined, at: undefined };
  return withParams(search, { ...none, ...(open && paramsOf(open)) });
}

function paramsOf(open: OpenPart) {
  switch (open.type) {
    case 'new':
      return {
        new: open.times ? `${open.times.start}/${open.times.end}` : 'event',
        copy: open.copyOf ?? undefined,
        at: open.date,
      };
    case 'event':
      return { event: open.eventId, at: open.date };
    case 'move':
      return { move: open.eventId, at: open.date };
  }
}

function readOpen(search: URLSearchParams): OpenPart | null {
  const wanted = search.get('new');
  const at = search.get('at');
  const date = at !== null && (isDay(at) || isMoment(at)) ? { date: at } : {};
  if (wanted !== null) {
    return { type: 'new', times: readTimes(wanted), copyOf: readWholeNumber(search.get('copy')) ?? null, ...date };
  }
  const eventId = readWholeNumber(search.get('event'));
  if (eventId !== undefined) return { type: 'event', eventId, ...date };
  const moved = readWholeNumber(search.get('move'));
  return moved === undefined ? null : { type: 'move', eventId: moved, ...date };
}

function readCalendars(text: string | null): readonly CalendarName[] | undefined {
  if (text === null) return undefined;
  if (text === NO_CALENDAR) return [];
  const wanted = text.split(',');
  const known = CALENDARS.filter((name) => wanted.includes(name));
  return known.length > 0 ? known : undefined;
}

/** Reads an interval as ISO 8601 writes it: two days, or two moments. */
function readTimes(text: string): EventTimes | null {
  const [start = '', end = ''] = text.split('/');
  const allDay = isDay(start) && isDay(end);
  const isSound = allDay || (isMoment(start) && isMoment(end));
  return isSound && Date.parse(end) > Date.parse(start) ? { start, end, allDay } : null;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text));
