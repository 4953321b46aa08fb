import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { startsWith, contains, say } from '#storybook/appearance/say.ts';
import { journey } from '#storybook/journey/journey.ts';
import { openOnPhone } from '#storybook/testing/open-on-phone.ts';
import page from './UsersPage.stories.tsx';
import { chooseRowAction, readerIsManager } from './users.stories.testing.ts';

const meta = { ...page, tags: ['!autodocs'], beforeEach: readerIsManager } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [last, next] = ['Mateus Okafor', 'Malik Johnson'];
const reason = () => say('The only active administrator. Make someone else an administrator first.');

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const bar = () => within(screen.getByRole('group', { name: say('Selected rows') }));
const isClosed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

async function isRefused(userEvent: UserEventObject, title: string) {
  await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(reason()));
  await userEvent.keyboard('{Escape}');
  await isClosed('dialog');
}

async function filterByRole(userEvent: UserEventObject, role: string) {
  await openOnPhone(userEvent, say('Sort and filter'));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: say('Role') }), role);
  // The sheet of a phone lies over the list.
  await userEvent.keyboard('{Escape}');
  await isClosed('dialog');
}

export const TheLastAdministratorStaysUntilThereIsAnother: Story = journey(
  [
    {
      caption: 'All administrators are suspended together: the last active one is left out, with the reason',
      play: async ({ userEvent }) => {
        await rowOf(last);
        // On a phone, the bar above the cards comes after them.
        await userEvent.click(await screen.findByRole('checkbox', { name: say('Select all rows of this page') }));
        await waitFor(() => expect(bar().getByText(/^10 /)).toBeVisible());
        await userEvent.click(bar().getByRole('button', { name: say('Suspend', {}, 'action') }));
        const question = await screen.findByRole('alertdialog', {
          name: say('{count, plural, one {Suspend # user?} other {Suspend # users?}}', { count: 9 }),
        });
        await expect(within(question).getByText(contains(reason()))).toBeVisible();
        await userEvent.click(within(question).getByRole('button', { name: say('Suspend', {}, 'action') }));
        await expect(
          await screen.findByRole('button', { name: startsWith(`${say('Active users')} 16`) }),
        ).toBeVisible();
        await userEvent.click(bar().getByRole('button', { name: say('Select none') }));
      },
    },
    {
      caption: 'He can be neither deleted nor suspended, and both times the list says what to do first',
      play: async ({ userEvent }) => {
        await chooseRowAction(userEvent, last, say('Delete'));
        await isRefused(userEvent, say("{name} can't be deleted", { name: last }));
        await chooseRowAction(userEvent, last, say('Suspend', {}, 'action'));
        await isRefused(userEvent, say("{name} can't be suspended", { name: last }));
      },
    },
    {
      caption: 'A colleague becomes an administrator',
      play: async ({ userEvent }) => {
        await filterByRole(userEvent, 'any');
        await userEvent.click(within(await rowOf(next)).getByRole('checkbox'));
        await userEvent.click(bar().getByRole('button', { name: say('Role') }));
        await userEvent.click(await screen.findByRole('menuitem', { name: say('Administrator', {}, 'role') }));
        await waitFor(async () => expect(await rowOf(next)).toHaveTextContent(say('Administrator', {}, 'role')));
      },
    },
    {
      caption: 'Now the former last administrator can go, and the new one stays',
      play: async ({ userEvent }) => {
        await filterByRole(userEvent, 'admin');
        await rowOf(last);
        await chooseRowAction(userEvent, last, say('Delete'));
        const question = await screen.findByRole('alertdialog', { name: say('Delete {name}?', { name: last }) });
        await userEvent.click(within(question).getByRole('button', { name: say('Delete') }));
        await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(last) })).toBeNull());
        await expect(await screen.findByRole('button', { name: startsWith(`${say('Total users')} 49`) })).toBeVisible();
        await chooseRowAction(userEvent, next, say('Delete'));
        await isRefused(userEvent, say("{name} can't be deleted", { name: next }));
      },
    },
  ],
  { route: '/apps/user/list?role=admin' },
);
