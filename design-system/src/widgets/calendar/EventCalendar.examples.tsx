import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayFromToday } from '../../lib/i18n/day-from-today.ts';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { EventCalendar } from './EventCalendar.tsx';
import { manyEvents, sampleCalendars, sampleEvents } from './calendar.samples.ts';
import type { CalendarEvent, CalendarView, EventTimes } from './calendar.types.ts';

interface OwnerProps {
  first: () => readonly CalendarEvent[];
  view?: CalendarView;
  isLoading?: boolean;
  /** Whether every move is taken back, as by a server that refuses it. */
  isRefusing?: boolean;
}

/** Keeps what a page keeps: the view, the day, and the events. */
function Owner({ first, view: firstView = 'month', isLoading = false, isRefusing = false }: OwnerProps) {
  const { t } = useLingui();
  const [events, setEvents] = useState(first);
  const [view, setView] = useState(firstView);
  const [date, setDate] = useState(() => dayFromToday());
  const change = (id: string, times: EventTimes) =>
    setEvents((all) => all.map((event) => (event.id === id ? { ...event, ...times } : event)));

  return (
    <EventCalendar
      events={events}
      calendars={sampleCalendars}
      view={view}
      date={date}
      isLoading={isLoading}
      onViewChange={(next) => {
        setView(next.view);
        setDate(next.date);
      }}
      onDateChange={(next) => setDate(next.date)}
      onOpen={() => {}}
      onAdd={(times) =>
        setEvents([...events, { id: crypto.randomUUID(), title: t`New event`, calendar: 'business', ...times }])
      }
      onMove={({ id, from, to }) => {
        change(id, to);
        if (isRefusing) setTimeout(() => change(id, from), 600);
      }}
      onDelete={({ event }) => setEvents(events.filter(({ id }) => id !== event.id))}
      emptyText={
        <EmptyState title={t`No events in this month`}>{t`Choose another month or more calendars.`}</EmptyState>
      }
    />
  );
}

/** A team's month. Each day shows up to two events; the rest open in a popover. */
export const Team = () => <Owner first={sampleEvents} />;

/** The hours of a week, with a line for the current time. */
export const AWeek = () => <Owner first={sampleEvents} view="week" />;

/** One day, where events at the same time stand beside each other. */
export const ADay = () => <Owner first={sampleEvents} view="day" />;

/** The events of a month as a list, with everything the other views can do. */
export const AsAList = () => <Owner first={sampleEvents} view="list" />;

/** A list without events. */
export const Empty = () => <Owner first={() => []} view="list" />;

/** The events on screen stay while others are loaded. */
export const Loading = () => <Owner first={sampleEvents} isLoading />;

/** A refused move: the event returns to its day. */
export const ARefusedMove = () => <Owner first={sampleEvents} isRefusing />;

/** Two thousand events in a month. Only the visible ones are rendered. */
export const TwoThousandEvents = () => <Owner first={() => manyEvents(2000, dayFromToday())} />;
