import type { SnapshotFrom } from 'xstate';
import type { AccountAnswer } from '@embarque/mocks/users/contract';
import { accountSample, usersSample } from '@embarque/mocks/users/data';
import { required } from '#storybook/testing/required.ts';
import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { entryAnswers } from '../../../outbox/entry/outbox.await.testing.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import type { UsersCommand } from '../model/users.commands.ts';
import type { StoredCommand, UsersResponse } from '../users.outbox.ts';

import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { userMachine } from './user.machine.ts';

/** Pending, as the 30th of the sample is. */
export const pending = required(
  usersSample(30).find(({ id }) => id === 30),
  'user',
);
const answerWith = (fields: Partial<typeof pending>, version = 1): AccountAnswer => ({
  user: { ...pending, ...fields },
  account: { ...accountSample(pending), version },
  activity: [],
});
const answer = answerWith({});
const suspended = answerWith({ status: 'suspended' });
export const principal = { by: 'admin@demo.com', byName: 'Marina Duarte', byRole: 'admin' };

const edited = (before: object, after: object): UsersCommand => ({
  type: 'account changed',
  topic: 'details',
  user: pending,
  version: 1,
  before: { ...before },
  after: { ...after },
  reason: '',
});
const contact = edited({ contact: pending.contact }, { contact: '+44 20 1' });
const suspension = edited({ status: 'pending' }, { status: 'suspended' });
const reactivation = edited({ status: 'suspended' }, { status: 'active' });
const invitation: UsersCommand = { type: 'message sent', user: pending, what: 'invitation' };
/** Given in the list, so that its response has no user. */
const planChange: UsersCommand = {
  type: 'users changed',
  changes: [{ user: pending, fields: { currentPlan: 'team' } }],
  reason: '',
};
const deletion: UsersCommand = { type: 'users deleted', users: [pending] };

export const entryOf = (id: string, command: UsersCommand): Entry<StoredCommand> => ({
  id,
  by: principal.by,
  at: '',
  feature: 'users',
  scope: 'users',
  subjects: [String(pending.id)],
  command: { ...principal, command },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
});

const outboxChanged = (
  change: OutboxChange<StoredCommand, UsersResponse> | null,
  entries: Entry<StoredCommand>[] = [],
) => ({
  type: 'outbox changed' as const,
  entries,
  change,
});
const givenNow = (command: UsersCommand) => {
  const entry = entryOf('given', command);
  return outboxChanged({ type: 'given', entry }, [entry]);
};

const busy = new HttpError('status', 'update', { status: 500 });
/** Another person has changed the same. */
const overtaken = new HttpError('status', 'update', { status: 409, data: answerWith({ contact: '+351 21 1' }, 2) });

const searches: readonly [RegExp, string][] = [
  [/link/, '?tab=security'],
  [/info\.(editing|saving|refused)/, '?panel=edit'],
];

function routeOf(path: string): string {
  const [, search = ''] = searches.find(([each]) => each.test(path)) ?? [];
  return `/apps/user/view/30${search}`;
}

const showsButton =
  (name: string, isBusy: boolean): Sees =>
  async ({ expect, screen }) => {
    const button = await screen.findByRole('button', { name });
    await expect(button.getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
  };

const showsName: Sees = async ({ expect, screen }) => {
  await expect(await screen.findByRole('heading', { level: 2, name: pending.fullName })).toBeVisible();
};

const AT_REST = { data: 'fresh', info: 'viewing', link: 'idle' };

function busyRegions(value: SnapshotFrom<typeof userMachine>['value']): number {
  if (typeof value === 'string') return 0;
  return Object.entries(AT_REST).filter(([region, state]) => value.ready[region as keyof typeof AT_REST] !== state)
    .length;
}

export const walk = walkThrough(userMachine).with({
  page: '../view/UserPage',
  parametersOf: (path) => ({ route: routeOf(path) }),
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading the user…')).toBeInTheDocument();
    },
    missing: async ({ expect, screen }) => {
      await expect(await screen.findByText('User not found')).toBeVisible();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load the user" })).toBeVisible();
    },
    'ready.data.fresh': showsName,
    'ready.data.refreshing': showsName,
    'ready.info.viewing': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
    'ready.info.editing.pristine': async ({ expect, screen }) => {
      await expect(await screen.findByRole('dialog', { name: 'Edit user information' })).toBeInTheDocument();
      await expect(screen.queryByText("These changes aren't saved yet.")).toBeNull();
    },
    'ready.info.editing.dirty': async ({ expect, screen }) => {
      await screen.findByRole('dialog', { name: 'Edit user information' });
      await expect(await screen.findByText("These changes aren't saved yet.")).toBeInTheDocument();
    },
    'ready.info.saving': showsButton('Save changes', true),
    'ready.info.refused': async ({ expect, screen }) => {
      await screen.findByRole('dialog', { name: 'Edit user information' });
      await expect(await screen.findByText("The changes aren't saved")).toBeInTheDocument();
    },
    'ready.info.conflict': async ({ expect, screen }) => {
      await expect(await screen.findByRole('dialog', { name: /has changed this user too$/ })).toBeInTheDocument();
    },
    'ready.link.idle': showsButton('Send reset link', false),
    'ready.link.sending': showsButton('Send reset link', true),
  },
  inputs: [{ outbox: idleOutbox(), id: '30', principal, settled: () => Promise.resolve() }],
  events: () => [
    { type: 'try again' },
    { type: 'form opened' },
    { type: 'form closed' },
    { type: 'form changed', isDirty: true },
    { type: 'form changed', isDirty: false },
    { type: 'details submitted', fields: { contact: '+44 20 1' }, reason: '' },
    { type: 'details submitted', fields: { contact: pending.contact }, reason: '' },
    { type: 'sides chosen', choices: { contact: 'mine' } },
    { type: 'sides chosen', choices: { contact: 'theirs' } },
    { type: 'merge cancelled' },
    { type: 'suspend', reason: 'Left' },
    { type: 'reactivate' },
    { type: 'invite again' },
    { type: 'reset link asked' },
    { type: 'part changed', topic: 'second step', fields: { twoStepApp: true } },
    { type: 'part changed', topic: 'second step', fields: { twoStepApp: false } },
    outboxChanged(null),
    outboxChanged({ type: 'entries changed' }),
    givenNow(suspension),
    givenNow(reactivation),
    givenNow(invitation),
    givenNow(deletion),
    outboxChanged({ type: 'confirmed', entry: entryOf('other', invitation), response: answer }),
    outboxChanged({ type: 'confirmed', entry: entryOf('other', suspension), response: suspended }),
    outboxChanged({ type: 'confirmed', entry: entryOf('list', planChange), response: { done: [30], refused: [] } }),
    outboxChanged({ type: 'confirmed', entry: entryOf('form', contact), response: answerWith({ status: 'active' }) }),
    outboxChanged({ type: 'rolled back', entry: entryOf('form', contact), error: busy }),
    outboxChanged({ type: 'undone', entry: entryOf('form', contact) }),
    outboxChanged({ type: 'rolled back', entry: entryOf('form', contact), error: overtaken }),
  ],
  answers: {
    load: {
      done: [answer],
      errors: [busy, new HttpError('status', 'account', { status: 404 })],
    },
    'await entry': entryAnswers({}, busy),
  },
  alike: ({ context }) => [
    context.answer?.user.status,
    context.entries.map(({ command: { command } }) => command.type),
    context.isFormOpen,
    context.isInvited,
    Object.keys(context.confirmed).length > 0,
  ],
  // The regions are independent: two of them away from rest at once show all that they do to each other.
  stopWhen: ({ value }) => busyRegions(value) > 1,
});
