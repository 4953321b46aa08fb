import { removeOrFindGone } from '../../../http/http.error.ts';
import { type OutboxFeature, PartlyDone } from '../../../outbox/outbox.types.ts';
import {
  applyCommand,
  type CalendarCommand,
  type CalendarResponse,
  confirmCommand,
  invertCommand,
  isAddition,
  isHeld,
  mergeCommands,
  scopeOf,
} from '../model/calendar.commands.ts';
import { CALENDARS, type CalendarEvent, type CalendarState, type NewEvent } from '../model/calendar.state.ts';
import { addEvent, loadEvents, removeEvent, updateDate, updateEvent } from './calendar.api.ts';
import { describeCommand } from './calendar.messages.ts';
import { commandSchema } from './calendar.schema.ts';

/** The requests that change events, which a test can replace. */
export interface CalendarRequests {
  add: typeof addEvent;
  update: typeof updateEvent;
  updateDate: typeof updateDate;
  remove: typeof removeEvent;
  load: typeof loadEvents;
}

export const calendarOutboxWith = (
  requests: CalendarRequests,
): OutboxFeature<CalendarState, CalendarCommand, CalendarResponse> => ({
  name: 'calendar',
  schema: commandSchema,
  apply: applyCommand,
  confirm: confirmCommand,
  inverse: invertCommand,
  describe: describeCommand,
  scope: scopeOf,
  merge: mergeCommands,
  isHeld,
  isFinal: () => false,
  isAddition,
  send: (command, { id }) => send(command, id, requests),
});

/** How the outbox carries the commands of the calendar out. */
export const calendarOutbox = calendarOutboxWith({
  add: addEvent,
  update: updateEvent,
  updateDate,
  remove: removeEvent,
  load: loadEvents,
});

async function send(command: CalendarCommand, id: string, requests: CalendarRequests): Promise<CalendarResponse> {
  switch (command.type) {
    case 'event added':
    case 'event restored':
      return { events: [await requests.add(withoutId(command.event), id)] };
    case 'event updated':
      return { events: [await requests.update(command.eventId, command.fields)] };
    case 'event moved':
      return { events: [await requests.update(command.eventId, command.to)] };
    case 'date changed':
      return { events: [await requests.updateDate(command.eventId, command.date, command.to)] };
    case 'series split':
      return split(command, id, requests);
    case 'event deleted':
      await removeOrFindGone(requests.remove(command.eventId));
      return {};
    case 'events imported':
      return importAll(command, id, requests);
    case 'import undone':
      return undoImport(command, requests);
  }
}

type Of<Type extends CalendarCommand['type']> = Extract<CalendarCommand, { type: Type }>;

/** The later part comes first: until the series ends before it, dates are there twice rather than not at all. */
async function split(
  { eventId, repetition, event }: Of<'series split'>,
  id: string,
  { add, update }: CalendarRequests,
): Promise<CalendarResponse> {
  const added = event ? [await add(event, id)] : [];
  return { events: [await update(eventId, { repetition }), ...added] };
}

async function importAll(
  { events: added, changed }: Of<'events imported'>,
  id: string,
  { add, update }: CalendarRequests,
): Promise<CalendarResponse> {
  const events: CalendarEvent[] = [];
  const steps = [
    ...added.map((event, index) => () => add(event, `${id}.${index}`)),
    ...changed.map(
      ({ after }) =>
        () =>
          update(after.id, withoutId(after)),
    ),
  ];
  for (const step of steps) {
    try {
      events.push(await step());
    } catch (error) {
      if (events.length === 0) throw error;
      throw new PartlyDone({ events }, error);
    }
  }
  return { events };
}

/** Finds the imported events by their identities, which are known before their ids. */
async function undoImport(
  { uids, before }: Of<'import undone'>,
  { load, remove, update }: CalendarRequests,
): Promise<CalendarResponse> {
  const all = await load({ calendars: CALENDARS }, new AbortController().signal);
  for (const { id, uid } of all) if (uid !== undefined && uids.includes(uid)) await remove(id);
  const events: CalendarEvent[] = [];
  for (const event of before) events.push(await update(event.id, withoutId(event)));
  return { events };
}

function withoutId(event: NewEvent & { id?: number }): NewEvent {
  const { id: _id, ...fields } = event;
  return fields;
}
