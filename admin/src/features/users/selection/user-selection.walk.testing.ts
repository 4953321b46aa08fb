import { usersSample } from '@embarque/mocks/users/data';
import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import { userSelectionMachine } from './user-selection.machine.ts';

const users = usersSample(3);
/** The list of the story. */
const admins = { role: 'admin' };

const selectAll =
  (isBusy: boolean): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByRole('button', { name: 'Select all', busy: isBusy })).toBeVisible();
  };

export const walk = walkThrough(userSelectionMachine).with({
  page: './UserSelection',
  sees: {
    none: async ({ expect, screen }) => {
      await expect(await screen.findByText('0 selected')).toBeVisible();
    },
    some: selectAll(false),
    loading: selectAll(true),
  },
  events: () => [
    { type: 'users selected', ids: ['1'] },
    { type: 'users selected', ids: [] },
    { type: 'select all', query: admins },
    { type: 'query changed', query: { ...admins, page: 2 } },
    { type: 'query changed', query: {} },
  ],
  answers: { 'load all': { done: [users], errors: [new Error('The server is busy.')] } },
});
