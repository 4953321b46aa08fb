import { usersScenarios } from '@embarque/mocks/users/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { focusedElement } from '#storybook/testing/required.ts';
import { chooseRowAction, found, openRowMenu, readerIsManager, rowNames, searchOf } from '../users.stories.testing.ts';
import { UsersPage } from '../UsersPage.tsx';

const meta = {
  component: UsersPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/user/list' },
} satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = (name: string) => screen.findByRole('alertdialog', { name });
const confirm = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
/** The text of the row with the focus. */
const focusedRow = () => focusedElement().closest('[role="row"]')?.textContent ?? '';
const check = (name: string) => within(rowOf(name)).getByRole('checkbox');

export const TheOnlyRowOfThePageIsDeleted: Story = {
  name: 'The only row of the last page is deleted, and undone (XU-01)',
  parameters: { route: '/apps/user/list?role=admin&page=2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await found(canvas, '11–11 of 11');
    await chooseRowAction(userEvent, 'Simone Yamamoto', 'Delete');
    const dialog = await question('Delete Simone Yamamoto?');
    await expect(dialog).toHaveTextContent('They can no longer sign in. Their policies, sales and invoices stay.');
    await userEvent.click(confirm('Delete'));

    await found(canvas, '1–10 of 10');
    await expect(searchOf(context)).toBe('?role=admin');
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(10));
    await waitFor(() => expect(focusedRow()).not.toBe(''));
    await expect(await screen.findByText('Simone Yamamoto deleted')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: /^Total users 49/ })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await found(canvas, '1–10 of 11');
    await expect(await canvas.findByRole('button', { name: /^Total users 50/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(rowNames(canvas)).toEqual(['Simone Yamamoto']));
  },
};

export const ADeletionKeepsThePage: Story = {
  name: 'A page keeps its place when rows of it remain; focus goes to the next row, else to the previous one (XU-01)',
  parameters: { route: '/apps/user/list?status=inactive&page=2' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await found(canvas, '11–14 of 14');
    const [, second = '', third = '', last = ''] = rowNames(canvas);
    const remove = async (name: string) => {
      await chooseRowAction(userEvent, name, 'Delete');
      await question(`Delete ${name}?`);
      await userEvent.click(confirm('Delete'));
    };
    await remove(second);
    await found(canvas, '11–13 of 13');
    await waitFor(() => expect(focusedRow()).toContain(third));
    await remove(last);
    await found(canvas, '11–12 of 12');
    await waitFor(() => expect(focusedRow()).toContain(third));
    await expect(searchOf(context)).toBe('?status=inactive&page=2');

    await storyOf(context).router.navigate('/apps/user/list');
    await found(canvas, '1–10 of 48');
    const [first = '', after = ''] = rowNames(canvas);
    await remove(first);
    await found(canvas, '1–10 of 47');
    await waitFor(() => expect(focusedRow()).toContain(after));
  },
};

export const ASuspensionHasAReasonAndAWayBack: Story = {
  tags: ['core'],
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '1–10 of 50');
    await chooseRowAction(userEvent, 'Malik Johnson', 'Suspend');
    await question('Suspend Malik Johnson?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Left the agency');
    await userEvent.click(confirm('Suspend'));

    await expect(await within(rowOf('Malik Johnson')).findByText('Suspended')).toHaveAttribute('data-tone', 'danger');
    await expect(await canvas.findByRole('button', { name: /^Active users 17/ })).toBeVisible();
    await chooseRowAction(userEvent, 'Malik Johnson', 'Reactivate');
    await expect(await within(rowOf('Malik Johnson')).findByText('Active')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Active users 18/ })).toBeVisible();
  },
};

export const OfAllAdministratorsTheLastOneStays: Story = {
  tags: ['core'],
  beforeEach: readerIsManager,
  parameters: { route: '/apps/user/list?role=admin' },
  play: async ({ canvas, msw, step, userEvent }) => {
    await found(canvas, '1–10 of 10');
    await userEvent.click(check('Anneke de Vries'));
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await step('nothing is asked of the one while the others are loading', async () => {
      msw.use(usersScenarios.slow);
      await userEvent.click(canvas.getByRole('button', { name: 'Select all 10 that match' }));
      for (const name of ['Role', 'Plan', 'Suspend', 'Delete'])
        await expect(bar.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      await expect(await bar.findByText(/^10 /)).toBeVisible();
      await waitFor(() => expect(bar.getByRole('button', { name: 'Role' })).toHaveFocus());
      msw.resetHandlers();
    });

    await userEvent.click(bar.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await question('Suspend 9 users?'));
    await expect(dialog.getByText(/The only active administrator/)).toBeVisible();
    await userEvent.click(confirm('Suspend'));
    await expect(await screen.findByText('9 users suspended')).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: /^Active users 16/ })).toBeVisible();

    await chooseRowAction(userEvent, 'Mateus Okafor', 'Delete');
    const refusal = await screen.findByRole('dialog', { name: "Mateus Okafor can't be deleted" });
    await expect(within(refusal).getByText(/Make someone else an administrator first/)).toBeVisible();
  },
};

export const OfAllAdministratorsTheOwnAccountStays: Story = {
  parameters: { route: '/apps/user/list?role=admin' },
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '1–10 of 11');
    await userEvent.click(check('Marina Duarte'));
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 11 that match' }));
    await expect(await bar.findByText(/^11 /)).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await question('Suspend 10 users?'));
    await expect(dialog.getByText(/This is your own account/)).toBeVisible();
    await userEvent.click(confirm('Suspend'));
    await expect(await canvas.findByRole('button', { name: /^Active users 15/ })).toBeVisible();
  },
};

export const AnotherFilterEndsTheSelectionOfAll: Story = {
  parameters: { route: '/apps/user/list?role=admin' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await found(canvas, '1–10 of 11');
    await userEvent.click(check('Anneke de Vries'));
    msw.use(usersScenarios.slow);
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 11 that match' }));
    await storyOf(context).router.navigate('/apps/user/list?status=inactive');
    // Their answer comes after that of all administrators.
    await found(canvas, '1–10 of 14');

    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText(/^1 /)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
  },
};

export const TheUserOfTheOpenedRowIsMeant: Story = {
  name: 'The user of the row whose menu was opened is meant, also when rows move (XU-05)',
  parameters: { route: '/apps/user/list?perPage=50' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await found(canvas, '1–50 of 50');
    await openRowMenu(userEvent, 'Malik Johnson');
    await storyOf(context).router.navigate('/apps/user/list?perPage=50&sortColumn=fullName');
    await waitFor(() => expect(rowNames(canvas)[0]).toBe('Amara Okonkwo'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));

    await expect(await question('Delete Malik Johnson?')).toBeInTheDocument();
  },
};

export const OnlyThoseNamedAreDeleted: Story = {
  name: 'Selected users whom a filter hides are counted, named and deleted (XU-04)',
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '1–10 of 50');
    for (const name of ['Malik Johnson', 'Nour Haddad', 'Elif Karaca']) await userEvent.click(check(name));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'active');
    await found(canvas, '1–10 of 18');
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await waitFor(() => expect(bar.getByText(/^3 /).parentElement).toHaveTextContent(/^3 rows selected, 2 /));

    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await question('Delete 3 users?'));
    const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names.toSorted()).toEqual(['Elif Karaca', 'Malik Johnson', 'Nour Haddad']);
    await userEvent.click(confirm('Delete'));
    await found(canvas, '1–10 of 17');
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: /^Total users 47/ })).toBeVisible();
  },
};

export const SeveralGetAnotherPlanAtOnce: Story = {
  tags: ['core'],
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '1–10 of 50');
    for (const name of ['Malik Johnson', 'Nour Haddad']) await userEvent.click(check(name));
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Plan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Basic' }));

    await expect(await screen.findByText('2 users updated')).toBeInTheDocument();
    await waitFor(() => expect(within(rowOf('Malik Johnson')).getByText('Basic')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(within(rowOf('Malik Johnson')).getByText('Enterprise')).toBeVisible());
    await waitFor(() => expect(within(rowOf('Nour Haddad')).getByText('Standard')).toBeVisible());
  },
};

export const ARefusedChangeIsRolledBack: Story = {
  beforeEach: ({ msw }) => msw.use(usersScenarios.updateManyFailed),
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '1–10 of 50');
    await chooseRowAction(userEvent, 'Malik Johnson', 'Suspend');
    await question('Suspend Malik Johnson?');
    await userEvent.click(confirm('Suspend'));

    await expect(await screen.findByText(/^Couldn't update Malik Johnson\. Nothing changed\./)).toBeInTheDocument();
    await expect(within(rowOf('Malik Johnson')).getByText('Active')).toBeVisible();
  },
};

export const TheQuestionBeforeAChangeHasTheFocus: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await found(canvas, '1–10 of 50');
    for (const item of ['Suspend', 'Delete']) {
      await step(item, async () => {
        await chooseByKeys(userEvent, canvas.getByRole('button', { name: 'Actions for Malik Johnson' }), item);
        await expectToHaveAndKeepFocus(() => question(`${item} Malik Johnson?`));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      });
    }
  },
};
