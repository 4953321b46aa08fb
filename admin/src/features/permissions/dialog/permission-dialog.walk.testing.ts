import { permissionsSample } from '@embarque/mocks/permissions/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import type { PermissionCommand } from '../permissions.commands.ts';
import { permissionDialogMachine } from './permission-dialog.machine.ts';

const permissions = permissionsSample();
const [first] = permissions;
if (!first) throw new Error('The sample has no permissions');

const entryOf = (id: string): Entry<PermissionCommand> => ({
  id,
  by: 'me@home',
  at: '',
  feature: 'permissions',
  scope: 'permissions',
  subjects: [],
  command: { type: 'permission added', name: 'Issue refunds', isCore: false },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
});

const outboxChanged = (change: OutboxChange | null) => ({ type: 'outbox changed' as const, entries: [], change });

const taken = new HttpError('status', 'add-permission', { status: 409 });

export const walk = walkThrough(permissionDialogMachine).with({
  page: './PermissionDialog',
  sees: {
    editing: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Create Permission' })).not.toHaveAttribute('aria-busy');
    },
    saving: async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Create Permission' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
    done: async ({ expect, screen }) => {
      await expect(await screen.findByRole('textbox', { name: /Permission Name/ })).toBeVisible();
    },
  },
  inputs: [{ permission: null }, { permission: first }],
  events: ({ context: { submitted } }) => [
    { type: 'name typed', name: 'Issue refunds' },
    { type: 'name typed', name: '' },
    { type: 'core ticked', isCore: true },
    { type: 'submitted', permissions },
    outboxChanged(null),
    outboxChanged({ type: 'confirmed', entry: entryOf(submitted ?? 'another'), response: {} }),
    outboxChanged({ type: 'rolled back', entry: entryOf(submitted ?? 'another'), error: taken }),
    outboxChanged({ type: 'rolled back', entry: entryOf('of another page'), error: taken }),
  ],
  alike: ({ context: { permission, name, isCore, isTried, refusal } }) => [
    permission?.id,
    name,
    isCore,
    isTried,
    refusal !== null,
  ],
});
