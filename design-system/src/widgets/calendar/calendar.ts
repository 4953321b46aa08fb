export type { CalendarEvent, CalendarKind, CalendarView, EventMove, EventTimes } from './calendar.types.ts';
export { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';
export { stepDate, visibleRange, type VisibleRange } from './times/visible-range.ts';
