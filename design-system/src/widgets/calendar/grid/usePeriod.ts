import type { CalendarRef } from '@fullcalendar/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ShownView } from '../calendar.types.ts';
import { formatMinutes } from '../times/format-times.ts';
import { minutesOf } from '../times/moves.ts';
import { visibleRange } from '../times/visible-range.ts';
import { toWallTime } from '../times/zone.ts';
import { viewTypes } from './grid-options.ts';

const START_OF_DAY = '07:00';
const HOUR = 60;

/** The time that stands at the top of the time grid first: one hour before now, and the morning of other days. */
export function scrollTimeOf(view: ShownView, date: string, zone: string): string {
  const now = new Date().toISOString();
  const today = toWallTime(now, zone).slice(0, 'yyyy-mm-dd'.length);
  const { start, end } = visibleRange(view, date);
  if (today < start || today >= end) return START_OF_DAY;
  return formatMinutes(Math.max(0, minutesOf(now, zone) - HOUR));
}

/**
 * The day that FullCalendar is asked for. It scrolls a month that is too high to the week of that day, which hid the first week on
 * phones.
 */
export const shownDay = (view: ShownView, date: string) =>
  view === 'month' ? `${date.slice(0, 'yyyy-mm'.length)}-01` : date;

interface PeriodOptions {
  view: ShownView;
  date: string;
  timeZone: string;
  root: RefObject<HTMLElement | null>;
  /** Another number each time that FullCalendar has drawn other days. */
  drawings: number;
}

/** Has FullCalendar show a view of a day, and brings its time or, in the list, its events in sight. */
export function usePeriod({ view, date, timeZone, root, drawings }: PeriodOptions) {
  const calendar = useRef<CalendarRef>(null);
  useLayoutEffect(() => {
    const api = calendar.current?.getApi();
    api?.changeView(viewTypes[view], shownDay(view, date));
    api?.scrollToTime(scrollTimeOf(view, date, timeZone));
  }, [view, date, timeZone]);
  // Events come after the days: a list without any has no day to show yet, and one that was shown is the person's to scroll.
  const shown = useRef('');
  useLayoutEffect(() => {
    const wanted = `${view} ${date}`;
    if (view !== 'list' || drawings === 0 || shown.current === wanted) return;
    if (showDay(root.current, date)) shown.current = wanted;
  }, [view, date, drawings, root]);
  return calendar;
}

/** Scrolls the list alone: to bring an element in sight by itself would move the page as well. */
function showDay(root: HTMLElement | null, date: string): boolean {
  const heads = [...(root?.querySelectorAll<HTMLElement>('.ec-list-head') ?? [])];
  const day = heads.find(({ dataset }) => (dataset['date'] ?? '') >= date)?.parentElement;
  const list = day?.parentElement;
  const scroller = list?.parentElement;
  if (day && list && scroller) scroller.scrollTop = day.offsetTop - list.offsetTop;
  return heads.length > 0;
}
