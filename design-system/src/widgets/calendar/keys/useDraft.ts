import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CalendarEvent, EventMove, EventTimes } from '../calendar.types.ts';
import { isSame } from '../times/moves.ts';

interface DraftOptions<Event extends CalendarEvent> {
  events: readonly Event[];
  onMove: ((move: EventMove) => void) | undefined;
}

interface Draft<Event extends CalendarEvent> {
  event: Event;
  to: EventTimes;
}

/** The times of an event, without the rest of it. */
const timesOf = ({ start, end, allDay }: EventTimes): EventTimes => ({ start, end, allDay });

/**
 * An event that is moved by keys. It is shown where it would be, and moved once Alt is released: ten presses are one change. The last
 * move can be taken back.
 */
export function useDraft<Event extends CalendarEvent>({ events, onMove }: DraftOptions<Event>) {
  const [draft, setDraft] = useState<Draft<Event> | null>(null);
  const [last, setLast] = useState<EventMove | null>(null);

  const commit = useEffectEvent(() => {
    setDraft(null);
    if (!draft || isSame(draft.event, draft.to)) return;
    const move = { id: draft.event.id, from: timesOf(draft.event), to: timesOf(draft.to) };
    setLast(move);
    onMove?.(move);
  });
  const isMoving = draft !== null;
  useEffect(() => {
    if (!isMoving) return undefined;
    const release = (event: KeyboardEvent) => event.key === 'Alt' && commit();
    const end = () => commit();
    window.addEventListener('keyup', release);
    window.addEventListener('blur', end);
    window.addEventListener('pointerdown', end, true);
    return () => {
      window.removeEventListener('keyup', release);
      window.removeEventListener('blur', end);
      window.removeEventListener('pointerdown', end, true);
    };
  }, [isMoving]);

  const shown = useMemo(() => {
    if (!draft) return events;
    const moved = { ...draft.event, ...draft.to };
    return [...events.filter(({ id }) => id !== moved.id), moved];
  }, [events, draft]);

  return {
    /** The events, with the one that is being moved where it would be. */
    shown,
    /** Shows the event at another time. */
    move: (event: Event, to: EventTimes) =>
      setDraft({ event: draft?.event.id === event.id ? draft.event : event, to: timesOf(to) }),
    /** Takes the move of an event back, also one that was made. Answers with the times it has then; `null` when it was not moved. */
    takeBack: (id: string): EventTimes | null => {
      if (draft?.event.id === id) {
        setDraft(null);
        return timesOf(draft.event);
      }
      if (last?.id !== id) return null;
      setLast(null);
      onMove?.({ id, from: last.to, to: last.from });
      return last.from;
    },
    /** Forgets the last move, once something else was done. */
    forget: () => setLast(null),
  };
}
