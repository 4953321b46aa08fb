import {
  type FocusEvent,
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CalendarEvent, ShownView, EventCalendarHandle } from '../calendar.types.ts';
import { daysOf } from '../times/days.ts';
import { minutesOf } from '../times/moves.ts';
import { focusSoon } from '../../../lib/focus/focus-soon.ts';
import { allItems, faceOf, type Focus, hostOf, itemsOn, popoverOf } from './grid-focus.ts';
import { hasSlots, isVisible, type Spot, spotOf } from './spots.ts';

interface FocusOptions {
  root: RefObject<HTMLDivElement | null>;
  view: ShownView;
  date: string;
  today: string;
  timeZone: string;
  events: readonly CalendarEvent[];
  handle: Ref<EventCalendarHandle> | undefined;
}

/** The slot that has focus first, where no time was chosen yet: nine o'clock. */
const FIRST_MINUTES = 9 * 60;

/** Keeps the focus of the grid on a day or an event, also when others take their place or they go. */
export function useGridFocus({ root, view, date, today, timeZone, events, handle }: FocusOptions) {
  const cursor = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const [focus, setFocus] = useState<Focus>({ kind: 'cell' });
  const [saved, setSaved] = useState<Spot>({ day: date, minutes: FIRST_MINUTES });
  const spot = spotIn(view, date, today, saved);

  const find = (wanted: Focus): HTMLElement | null | undefined => {
    const items = allItems(root.current);
    const face = wanted.kind === 'event' && items.find(({ dataset }) => dataset['event'] === wanted.id);
    return face || (view === 'list' ? (items[0] ?? root.current) : cursor.current);
  };
  const go = (wanted: Focus, to?: Spot) => {
    setFocus(wanted);
    if (to) setSaved(to.minutes === null && view === 'month' ? { ...to, minutes: saved.minutes } : to);
    isInside.current = true;
  };

  // Focus follows each drawing: an event that moves, is loaded again, or goes, is another element, or none.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) focusSoon(() => find(focus));
  });

  const focusNow = (id?: string) => {
    const wanted: Focus = id === undefined ? focus : { kind: 'event', id };
    go(wanted);
    focusSoon(() => find(wanted));
  };
  useImperativeHandle(handle, () => ({ focus: ({ id } = {}) => focusNow(id) }));

  const findHost = useCallback((wanted: Spot) => hostOf(root.current, wanted), [root]);
  /** The cursor of each spot is an element of its own, which takes the focus of the one before it. */
  const attachCursor = (element: HTMLDivElement | null) => {
    cursor.current = element;
    const isLost = isInside.current && document.activeElement === document.body;
    if (isLost && focus.kind === 'cell') element?.focus();
  };

  return {
    attachCursor,
    findHost,
    focus,
    spot,
    /** Whether the focus of the grid is between two elements, of which one is gone and the other has no place yet. */
    isBetween: () => isInside.current && document.activeElement === document.body,
    /** Moves focus to a day or a slot. */
    goToSpot: (to: Spot) => {
      go({ kind: 'cell' }, to);
      if (to.day === spot.day && to.minutes === spot.minutes) cursor.current?.focus();
    },
    /** Moves focus to the events of the day that has it; to none when there are none. */
    goToItems: (step: 1 | -1 = 1, from?: HTMLElement): boolean => {
      const items = view === 'list' ? allItems(root.current) : itemsOn(root.current, spot.day);
      const index = from ? items.indexOf(from) + step : 0;
      items[index]?.focus();
      return items[index] !== undefined;
    },
    goToItem: (step: 1 | -1, from: HTMLElement) => {
      const items = allItems(root.current);
      items[items.indexOf(from) + step]?.focus();
    },
    /** Keeps the focus on an event that goes to another time. */
    follow: (event: CalendarEvent) => go({ kind: 'event', id: event.id }, spotOfEvent(event, view, timeZone)),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      isInside.current = true;
      if (popoverOf(target)) return;
      const id = faceOf(target)?.dataset['event'];
      const event = events.find((each) => each.id === id);
      if (event) go({ kind: 'event', id: event.id }, spotWithin(spot, event, view, timeZone));
      else if (target === cursor.current) setFocus({ kind: 'cell' });
      else if (target === root.current) focusSoon(() => find(focus));
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) isInside.current = false;
    },
  };
}

/** A spot that the view has: on the day shown when the last one is out of sight. */
function spotIn(view: ShownView, date: string, today: string, { day, minutes }: Spot): Spot {
  const shown = isVisible(today, view, date) && view !== 'month' ? today : date;
  return { day: isVisible(day, view, date) ? day : shown, minutes: hasSlots(view) ? minutes : null };
}

const spotOfEvent = (event: CalendarEvent, view: ShownView, zone: string): Spot =>
  spotOf(daysOf(event, zone).first, hasSlots(view) && !event.allDay ? minutesOf(event.start, zone) : null);

/** The day that was left for an event, as long as the event is on it. */
function spotWithin(spot: Spot, event: CalendarEvent, view: ShownView, zone: string): Spot {
  const { first, last } = daysOf(event, zone);
  return first <= spot.day && spot.day <= last ? spot : spotOfEvent(event, view, zone);
}
