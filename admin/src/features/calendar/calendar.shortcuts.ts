import type { CalendarView } from '@embarque/design-system/calendar';
import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../../shortcuts/shortcuts.ts';

export type CalendarAction = 'new event' | 'today' | CalendarView;

/** Keys of this page. */
export const calendarShortcuts: readonly Shortcut<CalendarAction>[] = [
  { action: 'new event', key: 'c', does: msg`New event` },
  { action: 'today', key: 't', does: msg`Go to today` },
  { action: 'month', key: 'm', does: msg`Show the month` },
  { action: 'week', key: 'w', does: msg`Show the week` },
  { action: 'day', key: 'd', does: msg`Show the day` },
  { action: 'list', key: 'l', does: msg`Show the list` },
];

/** Keys on the days and events of the calendar, which its widget handles: listed so that people find them. */
const gridKeys: readonly Shortcut[] = [
  { action: 'open', key: 'Enter', does: msg`Open the event, or add one on the day` },
  { action: 'events of the day', key: 'n', does: msg`Go to the events of the day` },
  { action: 'move', key: 'Alt ← ↑ → ↓', does: msg`Move the event` },
  { action: 'resize', key: 'Alt Shift ↑ ↓', does: msg`Change the end of the event` },
  { action: 'delete', key: 'Delete', does: msg`Delete the event` },
];

/** All keys of this page, for the list of shortcuts. */
export const listedShortcuts: readonly Shortcut[] = [...calendarShortcuts, ...gridKeys];
