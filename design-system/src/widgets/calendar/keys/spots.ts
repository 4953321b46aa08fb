import { endOfWeek, parseDate, startOfWeek } from '@internationalized/date';
import type { ShownView, EventTimes } from '../calendar.types.ts';
import { allDayTimes } from '../times/days.ts';
import { hourFrom } from '../times/moves.ts';
import { stepDate, visibleRange } from '../times/visible-range.ts';
import { toMoment } from '../times/zone.ts';

/** A day, or a slot of half an hour in it, that can take focus. */
export interface Spot {
  day: string;
  /** Minutes since midnight; `null` for the whole day. */
  minutes: number | null;
}

/** The height of a slot in minutes. */
export const SLOT_MINUTES = 30;

const LAST_SLOT = 24 * 60 - SLOT_MINUTES;
const WEEK = 7;

/** Whether a view has slots below the row of whole days. */
export const hasSlots = (view: ShownView) => view === 'week' || view === 'days' || view === 'day';

/** Whether a view shows a day. */
export function isVisible(day: string, view: ShownView, date: string): boolean {
  const { start, end } = visibleRange(view, date);
  return start <= day && day < end;
}

/** The spot that a key leads to; `null` for other keys, and for those that lead nowhere. */
export function nextSpot(key: string, spot: Spot, view: ShownView, isRtl: boolean): Spot | null {
  const onward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const day = parseDate(spot.day);
  const on = (to: { toString: () => string }): Spot => ({ ...spot, day: to.toString() });
  switch (key) {
    case onward:
      return on(day.add({ days: 1 }));
    case back:
      return on(day.subtract({ days: 1 }));
    case 'ArrowUp':
      return hasSlots(view) ? slotAbove(spot) : on(day.subtract({ days: WEEK }));
    case 'ArrowDown':
      return hasSlots(view) ? slotBelow(spot) : on(day.add({ days: WEEK }));
    case 'Home':
      return on(startOfWeek(day, 'pt-BR'));
    case 'End':
      return on(endOfWeek(day, 'pt-BR'));
    case 'PageUp':
      return on({ toString: () => stepDate(view, spot.day, -1) });
    case 'PageDown':
      return on({ toString: () => stepDate(view, spot.day, 1) });
    default:
      return null;
  }
}

function slotAbove({ day, minutes }: Spot): Spot | null {
  if (minutes === null) return null;
  return { day, minutes: minutes === 0 ? null : minutes - SLOT_MINUTES };
}

function slotBelow({ day, minutes }: Spot): Spot | null {
  if (minutes === null) return { day, minutes: 0 };
  return minutes >= LAST_SLOT ? null : { day, minutes: minutes + SLOT_MINUTES };
}

/** The time of an event that is added at a spot: the whole day, or an hour. */
export function timesAt({ day, minutes }: Spot, zone: string): EventTimes {
  if (minutes === null) return allDayTimes({ first: day, last: day });
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return hourFrom(toMoment(`${day}T${hours}:${String(minutes % 60).padStart(2, '0')}`, zone), zone);
}

/** How far a key moves an event that has focus, or its end. */
export interface KeyMove {
  days: number;
  minutes: number;
}

/** The step of a pointer and of a key in the time grid, in minutes. */
export const SNAP_MINUTES = 15;

/** The move of an arrow key; `null` for other keys. Rows of a month are weeks, those of the other views are time. */
export function moveOf(key: string, view: ShownView, isAllDay: boolean, isRtl: boolean): KeyMove | null {
  const sign = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key];
  if (sign === undefined) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { days: sign, minutes: 0 };
  if (view === 'month') return { days: sign * WEEK, minutes: 0 };
  return isAllDay ? { days: sign, minutes: 0 } : { days: 0, minutes: sign * SNAP_MINUTES };
}

/** The spot at which focus stands when an event loses it. */
export const spotOf = (day: string, minutes: number | null): Spot => ({
  day,
  minutes: minutes === null ? null : Math.min(LAST_SLOT, minutes - (minutes % SLOT_MINUTES)),
});
