import type { CalendarEvent, NewEvent } from './calendar.state.ts';

/** The domain of the addresses that guests and events have inside the company. */
export const DOMAIN = 'embarque.example';

/** An event that is to be another one from now on. */
export interface ChangedEvent {
  before: CalendarEvent;
  after: CalendarEvent;
}

/** The effect that an import would have. */
export interface ImportPlan {
  added: readonly NewEvent[];
  /** Events that the file has in a later version. */
  changed: readonly ChangedEvent[];
  /** How many events of the file are in the calendar already. */
  known: number;
}

/** The identity of an event in all calendars; one that was made here is named by its id. */
export const ownUid = ({ id, uid }: Pick<CalendarEvent, 'id' | 'uid'>): string => uid ?? `event-${id}@${DOMAIN}`;

/**
 * Compares a file with the calendar: an event is the one with the same identity, and a later version of it has a higher sequence
 * number. Without an identity it is added, under one of its own, so that an undo finds it.
 */
export function planImport(
  found: readonly NewEvent[],
  events: readonly CalendarEvent[],
  newUid: () => string = () => `${crypto.randomUUID()}@${DOMAIN}`,
): ImportPlan {
  const here = new Map(events.map((event) => [ownUid(event), event]));
  const latest = new Map<string, NewEvent>();
  for (const event of found) {
    const uid = identityIn(latest, event) ?? newUid();
    const other = latest.get(uid);
    if (!other || (event.sequence ?? 0) > (other.sequence ?? 0)) latest.set(uid, { ...event, uid });
  }
  const added = [...latest.values()].filter(({ uid }) => !here.has(uid ?? ''));
  const changed = [...latest].flatMap(([uid, event]): ChangedEvent[] => {
    const before = here.get(uid);
    if (!before || (event.sequence ?? 0) <= (before.sequence ?? 0)) return [];
    const { extendedProps, ...fields } = event;
    const ended = before.repetition ? { repetition: null } : {};
    return [
      {
        before,
        after: { ...before, ...ended, ...fields, extendedProps: { ...before.extendedProps, ...extendedProps } },
      },
    ];
  });
  return { added, changed, known: found.length - added.length - changed.length };
}

/** The identity of an event in its file. Careless programs give one to several events, which then have their times to tell them apart. */
function identityIn(latest: ReadonlyMap<string, NewEvent>, { uid, sequence = 0, start }: NewEvent): string | undefined {
  const other = uid === undefined ? undefined : latest.get(uid);
  const isOther = other && (other.sequence ?? 0) === sequence && other.start !== start;
  return isOther ? `${uid} ${start}` : uid;
}
