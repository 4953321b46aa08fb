export { addDays, allDayTimes, daysOf, eachDay, type EventDays, isOn } from './times/days.ts';
export { asAllDay, asTimed, isSame, moveDays, moveEnd, moveMinutes, withStart } from './times/moves.ts';
export type {
  CalendarEvent,
  CalendarKind,
  CalendarView,
  EventCalendarHandle,
  EventMove,
  EventTimes,
} from './calendar.types.ts';
export { CalendarFilters, type CalendarFiltersProps } from '../calendar-filters/CalendarFilters.tsx';
export { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';
export { formatTimes } from './times/format-times.ts';
export { localZone, toMoment, toWallTime } from './times/zone.ts';
export { MiniMonth, type MiniMonthProps } from '../mini-month/MiniMonth.tsx';
export { MoveEventDialog, type MoveEventDialogProps } from '../move-event-dialog/MoveEventDialog.tsx';
export { stepDate, visibleRange, type VisibleRange } from './times/visible-range.ts';
