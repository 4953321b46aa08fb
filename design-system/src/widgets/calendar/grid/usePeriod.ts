import type { CalendarRef } from '@fullcalendar/react';
import { useLayoutEffect, useRef } from 'react';
import type { CalendarView } from '../calendar.types.ts';
import { formatMinutes } from '../times/format-times.ts';
import { minutesOf } from '../times/moves.ts';
import { visibleRange } from '../times/visible-range.ts';
import { viewTypes } from './grid-options.ts';
import { toWallTime } from '../times/zone.ts';

const START_OF_DAY = '07:00';
const HOUR = 60;

/** The time that stands at the top of the time grid first: one hour before now, and the morning of other days. */
export function scrollTimeOf(view: CalendarView, date: string, zone: string): string {
  const now = new Date().toISOString();
  const today = toWallTime(now, zone).slice(0, 'yyyy-mm-dd'.length);
  const { start, end } = visibleRange(view, date);
  if (today < start || today >= end) return START_OF_DAY;
  return formatMinutes(Math.max(0, minutesOf(now, zone) - HOUR));
}

/** Has FullCalendar show a view of a day. It keeps both by itself once it is drawn. */
export function usePeriod(view: CalendarView, date: string, zone: string) {
  const calendar = useRef<CalendarRef>(null);
  useLayoutEffect(() => {
    const api = calendar.current?.getApi();
    api?.changeView(viewTypes[view], date);
    api?.scrollToTime(scrollTimeOf(view, date, zone));
  }, [view, date, zone]);
  return calendar;
}
