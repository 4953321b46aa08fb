import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Ref, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { formatMinutes, spokenDay } from '../times/format-times.ts';
import { SLOT_MINUTES, type Spot } from './spots.ts';

interface CellCursorProps {
  spot: Spot;
  /** Finds the day that it stands in, once FullCalendar has drawn it. */
  findHost: (spot: Spot) => HTMLElement | null;
  /** The number of events on the day. */
  count: number;
  /** Whether Tab leads to it: not while an event has focus, which Tab would lead out of otherwise. */
  isTabStop: boolean;
  describedBy: string;
  ref: Ref<HTMLDivElement>;
}

const DAY_MINUTES = 24 * 60;

/**
 * The tab stop of the grid: an element over a day or a slot, which FullCalendar cannot focus. Each spot has one of its own, so that
 * screen readers notice another one.
 */
export function CellCursor({ spot, findHost, count, isTabStop, describedBy, ref }: CellCursorProps) {
  const { i18n, t } = useLingui();
  // FullCalendar draws its elements after this one: React looks again once all are there.
  const host = useSyncExternalStore(
    subscribe,
    () => findHost(spot),
    () => null,
  );
  if (!host) return null;

  const day = spokenDay(spot.day, i18n.locale);
  const time = spot.minutes === null ? '' : formatMinutes(spot.minutes);
  const events = t`${plural(count, { 0: 'no events', one: '# event', other: '# events' })}`;
  return createPortal(
    <div
      key={`${spot.day} ${spot.minutes}`}
      ref={ref}
      className="ec-cursor"
      data-unprinted
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      data-cursor={spot.day}
      aria-label={[day, time, events].filter(Boolean).join(', ')}
      aria-describedby={describedBy}
      style={spot.minutes === null ? undefined : place(spot.minutes)}
    />,
    host,
  );
}

/** Its owner draws it again with each other period. */
const subscribe = () => () => {};

const place = (minutes: number) => ({
  insetBlockStart: `${(minutes / DAY_MINUTES) * 100}%`,
  blockSize: `${(SLOT_MINUTES / DAY_MINUTES) * 100}%`,
});
