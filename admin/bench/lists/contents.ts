import type { CalendarEvent, CalendarKind } from '@embarque/design-system/calendar';
import type { ThreadMessage } from '@embarque/design-system/chat';
import type { TaskRowContent } from '@embarque/design-system/task-list';

const MINUTE = 60_000;
const firstMoment = Date.UTC(2026, 0, 1);

export const messages = (count: number): ThreadMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    from: index % 3 === 0 ? 'me' : 'them',
    text: `Message ${index}: the policy of the group for Lisbon. `.repeat((index % 4) + 1),
    sentAt: new Date(firstMoment + index * MINUTE).toISOString(),
  }));

export interface BenchTask extends TaskRowContent {
  id: number;
}

export const tasks = (count: number): BenchTask[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    title: `Task ${index}: call the traveller about the delayed suitcase`,
    isCompleted: index % 5 === 0,
    isImportant: index % 7 === 0,
    tags: [{ id: 'low', text: 'Low', tone: 'success' }],
    due: '2027-06-16',
    assignee: { name: 'Ana Lima' },
  }));

export const month = '2027-06-16';

export const kinds: CalendarKind[] = [
  { id: 'business', label: 'Business', tone: 'primary' },
  { id: 'family', label: 'Family', tone: 'warning' },
];

/** Events of an hour, spread over the days of one month. */
export const events = (count: number): CalendarEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const day = String((index % 30) + 1).padStart(2, '0');
    const hour = String(Math.floor(index / 30) % 23).padStart(2, '0');
    return {
      id: `e${index}`,
      title: `Event ${index}`,
      calendar: index % 2 === 0 ? 'business' : 'family',
      start: `2027-06-${day}T${hour}:00:00-03:00`,
      end: `2027-06-${day}T${hour}:45:00-03:00`,
      allDay: false,
    };
  });
