import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { applyCommand, type CalendarCommand, isAddition } from '../model/calendar.commands.ts';
import { CALENDARS, type CalendarState } from '../model/calendar.state.ts';
import { loadEvents } from './calendar.api.ts';

/** How changes of events are undone from any page: each as a whole. A deleted event is added once more. */
export const calendarUndo: UndoRules<CalendarState, CalendarCommand> = {
  load: async (_, signal) => ({ events: await loadEvents({ calendars: CALENDARS }, signal) }),
  apply: applyCommand,
  isAddition,
};
