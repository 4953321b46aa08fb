import { Calendar, type CalendarRef } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import '@fullcalendar/react/skeleton.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CalendarEvent, CalendarKind, CalendarView, EventMove, EventTimes } from './calendar.types.ts';

export interface EventCalendarProps<Event extends CalendarEvent = CalendarEvent> extends Omit<
  ComponentPropsWithRef<'section'>,
  'children'
> {
  /** The events of the days in view, of the calendars that are shown; a stable list, as all are drawn again with another. */
  events: readonly Event[];
  /** The calendars that events belong to. */
  calendars: readonly CalendarKind[];
  /** The view. */
  view: CalendarView;
  /** A day in view: `2026-11-25`. */
  date: string;
  /** Called when another view was chosen. */
  onViewChange: (change: { view: CalendarView }) => void;
  /** Called when another day should be in view. */
  onDateChange: (change: { date: string }) => void;
  /** Called when an event was pressed, by Enter too. */
  onOpen: (opened: { event: Event }) => void;
  /** Called with the days or the time that an event should be added at. Without it, none can be added. */
  onAdd?: (range: EventTimes) => void;
  /**
   * Called when an event was moved or got another start or end. The calendar shows it there once `events` say so; as long as they do
   * not, it is back where it was.
   */
  onMove?: (move: EventMove) => void;
  /** Called when the focused event should go, by the Delete key. */
  onDelete?: (deleted: { event: Event }) => void;
  /**
   * Whether events are being loaded. Those on screen stay.
   * @default false
   */
  isLoading?: boolean;
  /** The time zone that moments are shown in, such as `America/Sao_Paulo`; left out, that of the device. */
  timeZone?: string;
  /** Stands before the buttons of the toolbar, such as the button that opens the drawer of filters. */
  toolbarStart?: ReactNode;
  /** The text of a list without events; it should name the period and the filters. */
  emptyText?: ReactNode;
}

const viewTypes = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
} satisfies Record<CalendarView, string>;

const plugins = [dayGrid, timeGrid, list, interaction];

/** Events of several calendars by month, week, day or as a list. */
export function EventCalendar<Event extends CalendarEvent>(props: EventCalendarProps<Event>) {
  const { events, view, date, onOpen, onAdd, onMove, timeZone, isLoading = false, toolbarStart, ...rest } = props;
  const { calendars: _c, onViewChange: _v, onDateChange: _d, onDelete: _x, emptyText: _e, ...root } = rest;
  const ref = useRef<CalendarRef>(null);
  useLayoutEffect(() => {
    ref.current?.getApi().changeView(viewTypes[view], date);
  }, [view, date]);

  return (
    <section aria-busy={isLoading || undefined} {...root}>
      {toolbarStart}
      <Calendar
        ref={ref}
        plugins={plugins}
        events={[...events]}
        initialView={viewTypes[view]}
        initialDate={date}
        timeZone={timeZone ?? 'local'}
        locale="pt-br"
        headerToolbar={false}
        dayMaxEvents={2}
        editable={Boolean(onMove)}
        eventClick={({ event }) => {
          const opened = events.find(({ id }) => id === event.id);
          if (opened) onOpen({ event: opened });
        }}
        dateClick={({ dateStr, allDay }) => onAdd?.({ start: dateStr, end: dateStr, allDay })}
      />
    </section>
  );
}
