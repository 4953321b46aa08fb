import { type EventTimes, isSame } from '@embarque/design-system/calendar';
import type { CalendarActor } from '../machine/calendar.machine.ts';
import type { CalendarEventIn } from '../machine/calendar.setup.ts';
import { type CalendarEvent, type EventFields, eventOf, type ShownEvent } from '../model/calendar.state.ts';
import { changeOf, removalOf, type SeriesScope } from './series.changes.ts';
import type { AskScope } from './useScopeQuestion.tsx';

const EVERY: readonly SeriesScope[] = ['this', 'following', 'all'];

/** The series that a date belongs to; none for an event that happens once. */
export function seriesOf(actor: CalendarActor, { id, date }: ShownEvent): CalendarEvent | undefined {
  return date === undefined ? undefined : eventOf(actor.getSnapshot().context.shown, id);
}

/** Moves an event, once it is known how many dates of its series go with it. */
export function moveEvent(actor: CalendarActor, shown: ShownEvent, to: EventTimes, askScope: AskScope): void {
  const series = seriesOf(actor, shown);
  if (!series) return actor.send({ type: 'event moved', eventId: shown.id, to });
  // A move that was cancelled is taken back by Escape once more.
  if (isSame(shown, to)) return;
  askScope({
    verb: 'update',
    scopes: EVERY,
    onChoose: (scope) => actor.send({ type: 'series changed', command: changeOf(series, shown, to, scope) }),
  });
}

/** Removes an event, once it is known how many dates of its series go with it. */
export function removeEvent(
  actor: CalendarActor,
  shown: ShownEvent,
  askScope: AskScope,
  give: (change: CalendarEventIn) => void = actor.send,
): void {
  const series = seriesOf(actor, shown);
  if (!series) return give({ type: 'event deleted', eventId: shown.id });
  askScope({
    verb: 'delete',
    scopes: EVERY,
    onChoose: (scope) => give({ type: 'series changed', command: removalOf(series, shown, scope) }),
  });
}

/** Saves the fields of an open panel; rule and reminder belong to several dates. */
export function updateEvent(actor: CalendarActor, shown: ShownEvent, fields: EventFields, askScope: AskScope): void {
  const series = seriesOf(actor, shown);
  if (!series || Object.keys(fields).length === 0) {
    return actor.send({ type: 'event updated', eventId: shown.id, fields });
  }
  askScope({
    verb: 'update',
    scopes: 'repetition' in fields || 'reminder' in fields ? EVERY.slice(1) : EVERY,
    onChoose: (scope) => actor.send({ type: 'series updated', command: changeOf(series, shown, fields, scope) }),
  });
}
