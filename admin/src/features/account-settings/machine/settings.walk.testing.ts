import { accountSettingSample } from '@embarque/mocks/account-setting/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import { sectionOf } from '../model/account.state.ts';
import type { AccountCommand } from '../model/account.types.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { settingsMachine } from './settings.machine.ts';

const state = accountSettingSample();
const saved: AccountCommand = { type: 'section saved', section: 'matrix', values: { ...state.matrix, when: 'never' } };

const entry: Entry<AccountCommand> = {
  id: 'one',
  by: 'me@home',
  at: '',
  feature: 'account',
  scope: 'account',
  subjects: [],
  command: saved,
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
};

const outboxChanged = (change: OutboxChange<AccountCommand> | null) => ({
  type: 'outbox changed' as const,
  entries: [],
  change,
});

export const walk = walkThrough(settingsMachine).with({
  page: '../AccountSettingsPage',
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading settings…')).toBeInTheDocument();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load your settings" })).toBeVisible();
    },
    ready: async ({ expect, screen }) => {
      await expect(await screen.findByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
    },
  },
  inputs: [{ outbox: idleOutbox(), settled: () => Promise.resolve() }],
  events: () => [
    { type: 'try again' },
    { type: 'typed', section: 'general', change: { lastName: 'Lima' } },
    { type: 'typed', section: 'general', change: { lastName: sectionOf(state, 'general').lastName } },
    { type: 'typed', section: 'general', change: { firstName: '' } },
    { type: 'email typed', email: 'marina@example.com' },
    { type: 'section submitted', section: 'general' },
    { type: 'section submitted', section: 'matrix' },
    { type: 'section discarded', section: 'general' },
    { type: 'changed at once', command: { type: 'plan set', isCancelled: true } },
    { type: 'changed at once', command: { type: 'plan set', isCancelled: false } },
    { type: 'settings received', settings: { deletesAt: null } },
    outboxChanged(null),
    outboxChanged({ type: 'confirmed', entry, response: null }),
    outboxChanged({ type: 'rolled back', entry, error: new Error('The server is busy.') }),
  ],
  answers: { load: { done: [state] } },
  alike: ({ context: { drafts, checked, missed } }) => [JSON.stringify(drafts), checked, (missed ?? []).length > 0],
  stopWhen: ({ context: { missed } }) => (missed ?? []).length > 1,
});
