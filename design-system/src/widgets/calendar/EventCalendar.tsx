import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useDeferredValue, useMemo, useState } from 'react';
import { useMediaQuery } from '../../lib/react/useMediaQuery.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { media } from '../../theme/media.ts';
import type {
  CalendarEvent,
  CalendarKind,
  CalendarView,
  EventCalendarHandle,
  EventMove,
  EventTimes,
  ShownView,
} from './calendar.types.ts';
import { Root } from './EventCalendar.styles.ts';
import { EventGrid } from './grid/EventGrid.tsx';
import { MonthAgenda } from './phone/MonthAgenda.tsx';
import { useTodayIn } from './times/useTodayIn.ts';
import { localZone } from './times/zone.ts';
import { CalendarToolbar } from './toolbar/CalendarToolbar.tsx';
import { titleOf } from './toolbar/title.ts';

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
  /** Called when another view was chosen, with the day it should show. */
  onViewChange: (change: { view: CalendarView; date: string }) => void;
  /** Called when another day should be in view. */
  onDateChange: (change: { date: string }) => void;
  /** Called when an event was pressed, by Enter too. */
  onOpen: (opened: { event: Event }) => void;
  /** Called with the days or the time that an event should be added at. Without it, none can be added. */
  onAdd?: (range: EventTimes) => void;
  /**
   * Called when an event was moved or got another start or end. The calendar shows it there once `events` say so; as long as they do
   * not, it is back where it was. Without it, events stay.
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
  /** Stands in place of a list without events; it should name the period and the filters. */
  emptyText?: ReactNode;
  /** Moves the focus of the calendar, such as back to it from a panel. */
  handle?: Ref<EventCalendarHandle>;
}

/**
 * Events of several calendars by month (dots and the events of one day on phones), week (three days there), day or as a list. They
 * are opened, added, moved and made longer by pointer, finger and
 * keyboard; all of these end in `onAdd`, `onOpen` and `onMove`.
 *
 * Times of all-day events are days with an exclusive end, all others are moments with an offset: `toMoment` and `toWallTime` lead from
 * date fields to moments and back.
 */
export function EventCalendar<Event extends CalendarEvent>(props: EventCalendarProps<Event>) {
  const { events, calendars, view, date, onViewChange, onDateChange, onOpen, onAdd, onMove, onDelete, ...others } =
    props;
  const { isLoading = false, timeZone = localZone(), toolbarStart, emptyText, handle, ...rest } = others;
  const { t } = useLingui();
  const today = useTodayIn(timeZone);
  const [announcement, announce] = useState('');
  const isPhone = useMediaQuery(media.phone);
  const shown: ShownView = isPhone && view === 'week' ? 'days' : view;
  const title = titleOf(shown, date);
  // The toolbar answers to the press at once; the days and events of another view take several frames to draw.
  const drawn = useDeferredValue(useMemo(() => ({ view: shown, date, label: title }), [shown, date, title]));
  const shared = { events, calendars, timeZone, onDateChange, onOpen, onAdd, handle };

  return (
    <Root data-sheet aria-label={t`Calendar`} {...rest} aria-busy={isLoading || undefined}>
      <CalendarToolbar
        view={shown}
        date={date}
        today={today}
        title={title}
        isLoading={isLoading}
        start={toolbarStart}
        onViewChange={onViewChange}
        onDateChange={onDateChange}
      />
      {isPhone && view === 'month' ? (
        <MonthAgenda {...shared} date={date} label={title} />
      ) : (
        <EventGrid
          {...shared}
          {...drawn}
          today={today}
          onViewChange={onViewChange}
          onMove={onMove}
          onDelete={onDelete}
          announce={announce}
          emptyText={emptyText}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Root>
  );
}
