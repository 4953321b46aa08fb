import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { appointmentsSample } from '@embarque/mocks/calendar/data';
import { entryAnswers } from '../../../outbox/entry/outbox.await.testing.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import type { CalendarCommand, CalendarResponse } from '../model/calendar.commands.ts';
import { CALENDARS, type EventsQuery } from '../model/calendar.state.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { calendarMachine } from './calendar.machine.ts';

const events = appointmentsSample(3);
const [event] = events;
if (!event) throw new Error('The sample has no events');
const { id: _id, ...added } = event;

const query = (calendars: EventsQuery['calendars']): EventsQuery => ({
  range: { start: '2000-01-01', end: '2100-01-01' },
  calendars,
});

const entryOf = (id: string): Entry<CalendarCommand> => ({
  id,
  by: 'me@home',
  at: '',
  feature: 'calendar',
  scope: 'calendar 1',
  subjects: [],
  command: { type: 'event updated', eventId: event.id, fields: { title: 'Changed' } },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
});

const outboxChanged = (change: OutboxChange<CalendarCommand, CalendarResponse> | null) => ({
  type: 'outbox changed' as const,
  entries: [],
  change,
});

export const walk = walkThrough(calendarMachine).with({
  page: '../CalendarPage',
  parametersOf: (path) => ({
    route: path.startsWith('panel.open') ? '/apps/calendar?view=list&new=event' : '/apps/calendar?view=list',
  }),
  sees: {
    'range.loading': async ({ expect, screen }) => {
      await expect(await screen.findByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'true');
    },
    'range.ready': async ({ expect, screen }) => {
      await expect(await screen.findByRole('region', { name: 'Calendar' })).not.toHaveAttribute('aria-busy');
    },
    'range.failed': async ({ expect, screen }) => {
      await expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the events");
    },
    'panel.closed': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Add Event' })).toBeVisible();
    },
    'panel.open.pristine': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy');
    },
    'panel.open.dirty': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy');
    },
    'panel.open.confirming': async ({ expect, screen }) => {
      await expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
    },
    'panel.open.saving': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Add' })).toHaveAttribute('aria-busy', 'true');
    },
    'panel.open.refused': async ({ expect, screen }) => {
      await screen.findByRole('dialog', { name: 'Add Event' });
      await expect(await screen.findByRole('alert')).toHaveTextContent(/Try again/);
    },
  },
  inputs: [{ outbox: idleOutbox(), query: query(CALENDARS), settled: () => Promise.resolve() }],
  events: () => [
    { type: 'query changed', query: query(CALENDARS) },
    { type: 'query changed', query: query(['Business']) },
    { type: 'try again' },
    { type: 'event moved', eventId: event.id, to: { start: '2030-06-15', end: '2030-06-16', allDay: true } },
    { type: 'event moved', eventId: -1, to: { start: '2030-06-15', end: '2030-06-16', allDay: true } },
    { type: 'event deleted', eventId: event.id },
    { type: 'event deleted', eventId: -1 },
    { type: 'events imported', events: [added], changed: [] },
    { type: 'panel opened' },
    { type: 'form changed', isDirty: true },
    { type: 'form changed', isDirty: false },
    { type: 'event added', event: added },
    { type: 'event updated', eventId: event.id, fields: { title: 'Changed' } },
    { type: 'event updated', eventId: event.id, fields: {} },
    { type: 'series changed', command: { type: 'event deleted', eventId: event.id } },
    { type: 'series updated', command: { type: 'event updated', eventId: event.id, fields: { title: 'Changed' } } },
    { type: 'leave requested' },
    { type: 'leave cancelled' },
    { type: 'panel closed' },
    outboxChanged(null),
    outboxChanged({ type: 'confirmed', entry: entryOf('of another page'), response: {} }),
    outboxChanged({ type: 'rolled back', entry: entryOf('of another page'), error: new Error('The server is busy.') }),
  ],
  answers: { load: { done: [events] }, 'await entry': entryAnswers({}) },
  alike: ({ context: { refusal, query: asked, hasLoaded, missed } }) => [
    refusal !== null,
    asked.calendars.length,
    hasLoaded,
    (missed ?? []).length > 0,
  ],
});
