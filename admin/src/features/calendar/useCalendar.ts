import { useEffect, useRef } from 'react';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useOutboxActor, useSettled } from '../../outbox/react/useFeatureOutbox.ts';
import { type CalendarActor, calendarMachine } from './machine/calendar.machine.ts';
import type { EventsQuery } from './model/calendar.state.ts';
import { calendarOutbox } from './server/calendar.outbox.ts';

/** Commands change events of other months too, which the page may not have loaded: none of them is without effect. */
const unknown = () => null;

/** The events of this page, connected with the outbox: it runs as long as the page is there. */
export function useCalendar(query: EventsQuery): CalendarActor {
  const settled = useSettled(calendarOutbox.name);
  const actor = useInspectedActor(calendarMachine, { input: { settled, query } });
  useOutboxActor(actor, calendarOutbox, unknown);

  // The machine begins with the first one.
  const asked = useRef(query);
  useEffect(() => {
    if (asked.current === query) return;
    asked.current = query;
    actor.send({ type: 'query changed', query });
  }, [actor, query]);
  return actor;
}
