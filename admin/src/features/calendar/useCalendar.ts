import { useEffect, useRef } from 'react';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useOutbox } from '../../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../../outbox/react/useSettled.ts';
import { type CalendarActor, calendarMachine } from './machine/calendar.machine.ts';
import type { EventsQuery } from './model/calendar.state.ts';
import { calendarOutbox } from './server/calendar.outbox.ts';

/** The events of this page, which run as long as it is there. */
export function useCalendar(query: EventsQuery): CalendarActor {
  const outbox = useOutbox();
  const settled = useSettled(calendarOutbox.name);
  const actor = useInspectedActor(calendarMachine, { input: { outbox, settled, query } });

  // The machine begins with the first one.
  const asked = useRef(query);
  useEffect(() => {
    if (asked.current === query) return;
    asked.current = query;
    actor.send({ type: 'query changed', query });
  }, [actor, query]);
  return actor;
}
