/** The calendar written down: what goes in and what comes out, call by call. */

/** The calendars that an event can belong to. */
export type CalendarName = 'Business' | 'Holiday' | 'Personal' | 'ETC' | 'Family';

export interface CalendarDetails {
  calendar: CalendarName;
  /** Full names. */
  guests: string[];
  /** The place of the event as free text. */
  location: string;
  description: string;
}

export interface CalendarEvent {
  id: number;
  /** A web address that belongs to the event, or an empty text. */
  url: string;
  title: string;
  /** A day (`2030-06-15`) when it lasts all day, else a moment: ISO 8601 in UTC. Requests may write either as the other. */
  start: string;
  /** Like `start`, and never before it. The event ends there: an all-day event does not cover its `end` any more. */
  end: string;
  allDay: boolean;
  extendedProps: CalendarDetails;
}

/** Query of `GET /apps/calendar/events` */
export interface CalendarQuery {
  /**
   * The calendars to show, one parameter each or separated by commas: `?calendars=Business,Family`. An empty list
   * (`?calendars=`) shows nothing; without the parameter all calendars are shown. Other names count for nothing.
   */
  calendars?: CalendarName[];
  /** The first day or moment of a range: events that end before it are left out. */
  start?: string;
  /** The end of that range, which is no part of it: events that start there or later are left out. */
  end?: string;
}

/** 200 of `GET /apps/calendar/events` */
export interface CalendarEventsAnswer {
  /** In the order in which they were added. */
  events: CalendarEvent[];
}

/**
 * `POST /apps/calendar/add-event`: address, guests, location and description may be left out and are empty then. Repeated with the
 * same `Idempotency-Key`, it adds nothing and gets the first answer.
 */
export interface AddEventRequest {
  event: Omit<CalendarEvent, 'id' | 'url' | 'extendedProps'> &
    Partial<Pick<CalendarEvent, 'url'>> & {
      extendedProps: Pick<CalendarDetails, 'calendar'> & Partial<CalendarDetails>;
    };
}

/** Someone who can be invited. */
export interface CalendarGuest {
  /** Full name, by which events name their guests. */
  name: string;
  /** Address of a picture. */
  avatar: string;
}

/** 200 of `GET /apps/calendar/guests` */
export interface CalendarGuestsAnswer {
  guests: CalendarGuest[];
}

/** `POST /apps/calendar/update-event`: what is left out stays as it is, inside `extendedProps` too. */
export interface UpdateEventRequest {
  event: Pick<CalendarEvent, 'id'> &
    Partial<Omit<CalendarEvent, 'id' | 'extendedProps'>> & { extendedProps?: Partial<CalendarDetails> };
}

/** 201 of `add-event`, 200 of `update-event` */
export interface CalendarEventAnswer {
  event: CalendarEvent;
}

/** `DELETE /apps/calendar/remove-event`, in the query or in a JSON body. */
export interface RemoveEventQuery {
  id: number;
}

/** 200 of `DELETE /apps/calendar/remove-event` */
export interface RemoveEventAnswer {
  /** The id of the event that is gone. */
  id: number;
}
