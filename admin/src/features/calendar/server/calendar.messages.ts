import { msg, plural } from '@lingui/core/macro';
import type { Description } from '../../../outbox/outbox.types.ts';
import type { CalendarCommand } from '../model/calendar.commands.ts';
import { type CalendarState, eventOf } from '../model/calendar.state.ts';

/** Each command is about one event; several together say how many. */
const count = 1;

/** The messages about a command, with the titles as they are before it. */
export function describeCommand(state: CalendarState, command: CalendarCommand): Description {
  const title = titleOf(state, command);
  switch (command.type) {
    case 'event added':
      return {
        done: msg`Event added: ${title}`,
        when: 'confirmed',
        refused: msg`Couldn't add “${title}”.`,
      };
    case 'event updated': {
      const newTitle = command.fields.title ?? title;
      return {
        done: msg`Event updated: ${newTitle}`,
        when: 'confirmed',
        tone: 'success',
        refused: msg`Couldn't update “${title}”. Your changes were undone.`,
      };
    }
    case 'event moved':
      return {
        done: msg`Event updated: ${title}`,
        when: 'confirmed',
        tone: 'success',
        refused: msg`Couldn't move “${title}”. It's back where it was.`,
      };
    case 'event deleted':
      return {
        done: msg`Event removed: ${title}`,
        several: msg`${plural(count, { one: '# event removed', other: '# events removed' })}`,
        tone: 'danger',
        refused: msg`Couldn't remove “${title}”. It's back.`,
      };
    case 'date changed':
    case 'series split':
      return describeSeries(command, title);
    case 'event restored':
      return { done: null, refused: msg`Couldn't restore “${title}”.` };
    case 'events imported': {
      return {
        done: importedMessage(command.events.length + command.changed.length),
        when: 'confirmed',
        refused: msg`Couldn't import the events.`,
      };
    }
    case 'import undone':
      return { done: null, refused: msg`Couldn't undo the change.` };
  }
}

function describeSeries(
  command: Extract<CalendarCommand, { type: 'date changed' | 'series split' }>,
  title: string,
): Description {
  const isRemoval = command.type === 'series split' ? command.event === null : command.to === 'left out';
  if (isRemoval) {
    return {
      done: msg`Event removed: ${title}`,
      several: msg`${plural(count, { one: '# event removed', other: '# events removed' })}`,
      tone: 'danger',
      refused: msg`Couldn't remove “${title}”. It's back.`,
    };
  }
  return {
    done: msg`Event updated: ${title}`,
    when: 'confirmed',
    tone: 'success',
    refused: msg`Couldn't update “${title}”. Your changes were undone.`,
  };
}

const importedMessage = (count: number) =>
  msg`${plural(count, { one: '# event imported', other: '# events imported' })}`;

function titleOf(state: CalendarState, command: CalendarCommand): string {
  if ('event' in command && command.event) return command.event.title;
  return ('eventId' in command && eventOf(state, command.eventId)?.title) || '';
}
