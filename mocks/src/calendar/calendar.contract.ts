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
  /** The identity that it has in other calendars (RFC 5545); left out for one that was made here. */
  uid?: string;
  /** The number of its version there, from 1 on. */
  sequence?: number;
  /** How it repeats; left out for one that happens once. In requests, `null` ends the repetition. */
  repetition?: Repetition | null;
  /** How many minutes before its start people are reminded of it; left out for never. In requests, `null` ends the reminder. */
  reminder?: number | null;
  extendedProps: CalendarDetails;
}

/** A series: one event with a rule, and the dates that differ from it (RFC 5545). `start` and `end` are those of its first date. */
export interface Repetition {
  /** The value of an RRULE: `FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10`. */
  rule: string;
  /** The time zone whose clocks the rule follows: 10:00 stays 10:00 there when they change. Whole days follow none. */
  timeZone: string;
  /** The starts of the dates that are left out (EXDATE), written as `start` is. */
  leftOut: string[];
  /** The dates that are not as the others. */
  changed: ChangedDate[];
}

/** A date of a series that has fields of its own. */
export interface ChangedDate extends Pick<
  CalendarEvent,
  'title' | 'url' | 'start' | 'end' | 'allDay' | 'extendedProps'
> {
  /** The start that it has by the rule (RECURRENCE-ID), written as the series' `start` is. */
  date: string;
}

/** Query of `GET /apps/calendar/events` */
export interface CalendarQuery {
  /**
   * The calendars to show, one parameter each or separated by commas: `?calendars=Business,Family`. An empty list
   * (`?calendars=`) shows nothing; without the parameter all calendars are shown. Other names count for nothing.
   */
  calendars?: CalendarName[];
  /** The first day or moment of a range: events that end before it are left out. Series come whenever they are. */
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

/** `POST /apps/calendar/update-date`: one date of a series becomes another one, so that changes of several dates do not meet. */
export interface UpdateDateRequest {
  /** The series. */
  id: number;
  /** The start that the date has by the rule. */
  date: string;
  /** Its fields; or it is left out; or as the rule has it. */
  to: Omit<ChangedDate, 'date'> | 'left out' | 'regular';
}

/** 201 of `add-event`, 200 of `update-event` and `update-date` */
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
