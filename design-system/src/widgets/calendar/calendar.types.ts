import type { Tone } from '../../theme/tones.ts';

/** The four views of a calendar. */
export type CalendarView = 'month' | 'week' | 'day' | 'list';

/** The view that is drawn: on phones three days stand in place of a week, whose columns would be too narrow to read. */
export type ShownView = CalendarView | 'days';

/** One calendar of several, such as "Family". */
export interface CalendarKind {
  /** Tells it from the other calendars. */
  id: string;
  /** The name of the calendar, which is also said of each of its events. */
  label: string;
  /** The colour of its events. */
  tone: Tone;
}

/**
 * The start and end of an event, or of what is to become one. All-day events are written as days with an exclusive end (`2027-06-14`
 * to `2027-06-15` is one day), all others as moments with the offset of the place: `2027-03-13T10:00:00-05:00`.
 */
export interface EventTimes {
  /** The first day, or the moment at which it begins. */
  start: string;
  /** The day after the last one, or the moment at which it ends. */
  end: string;
  /** Whether it is an event of whole days. */
  allDay: boolean;
}

/** The fields that a calendar reads of an event. The rest belongs to its owner. */
export interface CalendarEvent extends EventTimes {
  /** Tells it from all other events. */
  id: string;
  /** The title of the event. */
  title: string;
  /** The id of its calendar. */
  calendar: string;
  /**
   * Whether it stays where it is, such as a holiday of the country.
   * @default false
   */
  isReadOnly?: boolean;
}

/** An event that goes from one time to another, by pointer, finger, keyboard or dialog. */
export interface EventMove {
  id: string;
  from: EventTimes;
  to: EventTimes;
}

/** Moves the focus of a calendar for its owner, such as back to it from a panel. */
export interface EventCalendarHandle {
  /** Focuses the event, or what had focus last. */
  focus: (wanted?: { id?: string }) => void;
}
