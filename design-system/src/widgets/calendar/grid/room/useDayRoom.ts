import { type RefObject, useLayoutEffect, useState } from 'react';

/** The heights of a row and of the number of the day, in px. */
export const ROW = 26;
const HEAD = 34;

/** Two events, and the way to the others. */
const LEAST_ROWS = 3;

/** The height of the names of the weekdays, and the weeks of a month. */
const WEEKDAYS = 36;
const WEEKS = 6;

/** The room below the number of a day of the month, in px. */
export const roomIn = (height: number): number => Math.floor((height - WEEKDAYS) / WEEKS - HEAD);

/** How many rows there is room for: events, the last of which makes way for "+n more" where there are others. */
export const rowsIn = (room: number): number => Math.max(LEAST_ROWS, Math.floor(room / ROW));

/** The room of a day, which follows the height of the calendar. */
export function useDayRoom(root: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(LEAST_ROWS * ROW);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const measure = () => setRoom(roomIn(element.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return room;
}
