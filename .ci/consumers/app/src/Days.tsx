import { EventCalendar, type CalendarView } from '@embarque/design-system/calendar';
import { useState } from 'react';

const calendars = [{ id: 'trips', label: 'Trips', tone: 'primary' }] as const;
const events = [
  { id: 'lisbon', title: 'Lisbon', calendar: 'trips', start: '2026-11-10', end: '2026-11-14', allDay: true },
];

export function Days() {
  const [view, setView] = useState<CalendarView>('month');
  const [date, setDate] = useState('2026-11-12');
  return (
    <EventCalendar
      aria-label="Calendar of trips"
      events={events}
      calendars={calendars}
      view={view}
      date={date}
      onViewChange={(change) => {
        setView(change.view);
        setDate(change.date);
      }}
      onDateChange={(change) => setDate(change.date)}
      onOpen={() => {}}
    />
  );
}
