import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { journey } from '#storybook/journey/journey.ts';
import page from './UsersPage.stories.tsx';
import { chooseRowAction } from './users.stories.testing.ts';

const meta = { ...page, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [last, next] = ['Hanh Pham', 'Malik Johnson'];
const reason = 'The only active administrator. Make someone else an administrator first.';

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }));
const isClosed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

async function isRefused(userEvent: UserEventObject, title: string) {
  await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(reason));
  await userEvent.keyboard('{Escape}');
  await isClosed('dialog');
}

async function filterByRole(userEvent: UserEventObject, role: string) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), role);
}

export const TheLastAdministratorStaysUntilThereIsAnother: Story = journey(
  [
    {
      caption: 'All administrators are suspended together: the last active one is left out, with the reason',
      play: async ({ userEvent }) => {
        await rowOf(last);
        await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
        await userEvent.click(bar().getByRole('button', { name: 'Select all 11 that match' }));
        await expect(await bar().findByText(/^11 /)).toBeVisible();
        await userEvent.click(bar().getByRole('button', { name: 'Suspend' }));
        const question = await screen.findByRole('alertdialog', { name: 'Suspend 10 users?' });
        await expect(within(question).getByText(/The only active administrator/)).toBeVisible();
        await userEvent.click(within(question).getByRole('button', { name: 'Suspend' }));
        await expect(await screen.findByRole('button', { name: /^Active users 15/ })).toBeVisible();
        await userEvent.click(bar().getByRole('button', { name: 'Select none' }));
      },
    },
    {
      caption: 'She can be neither deleted nor suspended, and both times the list says what to do first',
      play: async ({ userEvent }) => {
        await chooseRowAction(userEvent, last, 'Delete');
        await isRefused(userEvent, `${last} can't be deleted`);
        await chooseRowAction(userEvent, last, 'Suspend');
        await isRefused(userEvent, `${last} can't be suspended`);
      },
    },
    {
      caption: 'A colleague becomes an administrator',
      play: async ({ userEvent }) => {
        await filterByRole(userEvent, 'any');
        await userEvent.click(within(await rowOf(next)).getByRole('checkbox'));
        await userEvent.click(bar().getByRole('button', { name: 'Role' }));
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Admin' }));
        await waitFor(async () => expect(await rowOf(next)).toHaveTextContent('Admin'));
      },
    },
    {
      caption: 'Now the former last administrator can go, and the new one stays',
      play: async ({ userEvent }) => {
        await filterByRole(userEvent, 'admin');
        await rowOf(last);
        await chooseRowAction(userEvent, last, 'Delete');
        const question = await screen.findByRole('alertdialog', { name: `Delete ${last}?` });
        await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
        await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(last) })).toBeNull());
        await expect(await screen.findByRole('button', { name: /^Total users 49/ })).toBeVisible();
        await chooseRowAction(userEvent, next, 'Delete');
        await isRefused(userEvent, `${next} can't be deleted`);
      },
    },
  ],
  { route: '/apps/user/list?role=admin' },
);
