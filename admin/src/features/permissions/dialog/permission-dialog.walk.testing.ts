import { permissionsSample } from '@embarque/mocks/permissions/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../http/http.error.ts';
import { entryAnswers } from '../../../outbox/entry/outbox.await.testing.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { permissionDialogMachine } from './permission-dialog.machine.ts';

const permissions = permissionsSample();
const [first] = permissions;
if (!first) throw new Error('The sample has no permissions');

const by = { fullName: 'Marina Duarte', role: 'admin' };
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
  inputs: [null, first].map((permission) => ({ outbox: idleOutbox(), permission, by })),
  events: () => [
    { type: 'name typed', name: 'Issue refunds' },
    { type: 'name typed', name: '' },
    { type: 'core ticked', isCore: true },
    { type: 'submitted', permissions },
  ],
  answers: { 'await entry': entryAnswers({}, taken) },
  alike: ({ context: { permission, name, isCore, isTried, refusal } }) => [
    permission?.id,
    name,
    isCore,
    isTried,
    refusal !== null,
  ],
});
