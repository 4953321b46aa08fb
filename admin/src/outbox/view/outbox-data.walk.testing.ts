import { permissionsSample } from '@embarque/mocks/permissions/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { permissionsOutbox } from '../../features/permissions/permissions.outbox.ts';
import { createOutboxDataMachine } from './outbox-data.machine.ts';
import { idleOutbox } from './outbox.view.testing.ts';

const data = permissionsSample();
const settled = () => Promise.resolve();

/** The page of permissions stands for all pages that use the machine. */
export const walk = walkThrough(createOutboxDataMachine(permissionsOutbox, (_: null) => Promise.resolve(data))).with({
  page: '../../features/permissions/PermissionsPage',
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByRole('grid', { name: 'Permissions', busy: true })).toBeInTheDocument();
    },
    ready: async ({ expect, screen }) => {
      await expect(await screen.findByText(`${data.length} permissions`)).toBeVisible();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load the permissions" })).toBeVisible();
    },
  },
  inputs: [{ outbox: idleOutbox(), query: null, settled }],
  events: () => [
    { type: 'query changed', query: null },
    { type: 'try again' },
    { type: 'data changed' },
    { type: 'outbox changed', entries: [], change: null },
    { type: 'give', command: { type: 'permission deleted', id: 1 }, state: data },
  ],
  answers: { load: { done: [data] } },
});
