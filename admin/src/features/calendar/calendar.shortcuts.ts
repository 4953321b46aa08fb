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
