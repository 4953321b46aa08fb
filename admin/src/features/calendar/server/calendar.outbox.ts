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
import type { CalendarState, NewEvent } from '../model/calendar.state.ts';
import { addEvent, removeEvent, updateEvent } from './calendar.api.ts';
import { describeCommand } from './calendar.messages.ts';
import { commandSchema } from './calendar.schema.ts';

/** The requests that change events, which a test can replace. */
export interface CalendarRequests {
  add: typeof addEvent;
  update: typeof updateEvent;
  remove: typeof removeEvent;
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
export const calendarOutbox = calendarOutboxWith({ add: addEvent, update: updateEvent, remove: removeEvent });

async function send(command: CalendarCommand, id: string, requests: CalendarRequests): Promise<CalendarResponse> {
  switch (command.type) {
    case 'event added':
    case 'event restored':
      return { events: [await requests.add(withoutId(command.event), id)] };
    case 'event updated':
      return { events: [await requests.update(command.eventId, command.fields)] };
    case 'event moved':
      return { events: [await requests.update(command.eventId, command.to)] };
    case 'event deleted':
      await requests.remove(command.eventId);
      return {};
    case 'events imported':
      return addAll(command.events, id, requests);
  }
}

async function addAll(added: readonly NewEvent[], id: string, { add }: CalendarRequests): Promise<CalendarResponse> {
  const events = [];
  for (const [index, event] of added.entries()) {
    try {
      events.push(await add(event, `${id}.${index}`));
    } catch (error) {
      if (events.length === 0) throw error;
      throw new PartlyDone({ events }, error);
    }
  }
  return { events };
}

function withoutId(event: NewEvent & { id?: number }): NewEvent {
  const { id: _id, ...fields } = event;
  return fields;
}
