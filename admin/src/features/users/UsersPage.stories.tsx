import { usersScenarios } from '@embarque/mocks/users/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { found, openRowMenu, rowNames, searchOf, usersTable } from './users.stories.testing.ts';
import { UsersPage } from './UsersPage.tsx';

const meta = {
  component: UsersPage,
  parameters: { route: '/apps/user/list' },
} satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ListsTheNewestFirst: Story = {
  tags: ['core', 'USR-04', 'USR-05'],
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '1–10 of 50');
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.filter(Boolean)).toEqual(['User', 'Role', 'Plan', 'Billing', 'Status', 'Actions']);
    await expect(rowNames(canvas)[0]).toBe('Malik Johnson');

    const first = within(canvas.getByRole('row', { name: /Malik Johnson/ }));
    await expect(first.getByRole('link', { name: 'Malik Johnson' })).toHaveAttribute('href', '/apps/user/view/50');
    await expect(first.getByText('malik.johnson@example.com')).toBeVisible();
    await expect(first.getByText('Support').previousElementSibling).toHaveAttribute('data-tone', 'success');
    await expect(first.getByText('Active')).toHaveAttribute('data-tone', 'success');
    const second = within(canvas.getByRole('row', { name: /Nour Haddad/ }));
    await expect(second.getByText('NH')).toBeVisible();
    await expect(second.getByText('Pending')).toHaveAttribute('data-tone', 'warning');

    await userEvent.click(canvas.getByRole('button', { name: 'Role' }));
    await waitFor(() => expect(rowNames(canvas)[0]).toBe('Simone Yamamoto'));
    await openRowMenu(userEvent, 'Simone Yamamoto');
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual(['Details', 'Edit', 'View as Simone Yamamoto', 'Suspend', 'Delete']);
  },
};

export const AUserThatCannotBeReadIsMarkedAndANewStatusIsItsOwnName: Story = {
  beforeEach: ({ msw }) => msw.use(usersScenarios.oddUsers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 record couldn't be read")).toBeVisible();
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(3));
    await expect(canvas.getByText('retired')).toHaveAttribute('data-tone', 'secondary');
  },
};

export const FiguresNarrowTheList: Story = {
  tags: ['USR-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await found(canvas, '1–10 of 50');
    const figures = within(canvas.getByRole('group', { name: 'Numbers of users' })).getAllByRole('button');
    await expect(figures.map(({ textContent }) => textContent)).toEqual([
      'Total users 50 of 21.459 in all agencies',
      'Paid users 40 of 4.567 in all agencies',
      'Active users 18 of 19.860 in all agencies',
      'Pending users 18 of 237 in all agencies',
    ]);

    await userEvent.click(canvas.getByRole('button', { name: /^Active users/ }));
    await found(canvas, '1–10 of 18');
    await expect(searchOf(context)).toBe('?status=active');
    await userEvent.click(canvas.getByRole('button', { name: /^Paid users/ }));
    await found(canvas, '1–10 of 40');
    await storyOf(context).router.navigate(-1);
    await found(canvas, '1–10 of 18');
  },
};

export const FiltersAreChipsInTheUrl: Story = {
  name: 'Filters are chips in the URL, and another filter leads to page 1 (XU-02)',
  tags: ['core', 'USR-02'],
  parameters: { route: '/apps/user/list?page=5' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await found(canvas, '41–50 of 50');
    const select = (name: string) => canvas.getByRole('combobox', { name });
    const options = (name: string) =>
      within(select(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(options('Role')).toContain('Administrator (11)'));
    await expect(options('Role').slice(0, 2)).toEqual(['Any role', 'Administrator (11)']);
    await expect(options('Plan')).toEqual([
      'Any plan',
      'Basic (10)',
      'Exclusive (10)',
      'Enterprise (10)',
      'Standard (20)',
    ]);
    await expect(options('Status').slice(0, 4)).toEqual(['Any status', 'Pending (18)', 'Active (18)', 'Inactive (14)']);

    await userEvent.selectOptions(select('Role'), 'admin');
    await found(canvas, '1–10 of 11');
    await userEvent.selectOptions(select('Status'), 'active');
    await expect(await canvas.findByText('4 users')).toBeVisible();
    await expect(searchOf(context)).toBe('?role=admin&status=active');

    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Administrator' }));
    await found(canvas, '1–10 of 18');
    await expect(canvas.getByRole('button', { name: 'Remove filter: Active' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await found(canvas, '1–10 of 50');
  },
};

export const APageBeyondTheLastIsReplaced: Story = {
  name: 'A page beyond the last one is replaced by the last (XU-02)',
  parameters: { route: '/apps/user/list?role=admin&page=99' },
  play: async (context) => {
    await found(context.canvas, '11–11 of 11');
    await waitFor(() => expect(searchOf(context)).toBe('?role=admin&page=2'));
    await expect(storyOf(context).router.state.historyAction).toBe('REPLACE');
  },
};

export const WithoutAMatchEachFilterCanBeDropped: Story = {
  parameters: { route: '/apps/user/list?q=zeppelin&role=admin' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { name: 'No matching users' })).toBeVisible();
    await expect(canvas.getByText('Nobody matches “zeppelin” and Administrator.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Drop “zeppelin”' }));
    await found(canvas, '1–10 of 11');
    await expect(searchOf(context)).toBe('?role=admin');
  },
};

export const NoUsersYet: Story = {
  beforeEach: ({ msw }) => msw.use(usersScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No users yet' })).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(usersScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', { name: "Couldn't load users" });
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await usersTable(canvas)).toBeVisible();
    await found(canvas, '1–10 of 50');
  },
};

export const ReadOnlyWithoutTheRight: Story = {
  name: 'Without the right, actions stay in place and explain themselves, and an address opens no form',
  tags: ['core'],
  parameters: { route: '/apps/user/list?panel=new', session: 'client' },
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '1–10 of 50');
    await expect(screen.queryByRole('dialog')).toBeNull();
    const add = canvas.getByRole('button', { name: 'Add new user' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(add).toHaveAccessibleDescription(/The role Client doesn't allow you to invite users/));

    await openRowMenu(userEvent, 'Malik Johnson');
    const edit = screen.getByRole('menuitem', { name: /^Edit/ });
    await expect(edit).not.toHaveAttribute('href');
    await userEvent.click(edit);
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Not allowed for you' })).toHaveTextContent(
        "The role Client doesn't allow you to edit users.",
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getAllByRole('checkbox', { name: /Malik Johnson/ })[0] as HTMLElement);
    for (const name of ['Role', 'Plan', 'Suspend', 'Delete']) {
      await expect(
        canvas.getAllByRole('button', { name }).filter((button) => button.ariaDisabled === 'true'),
      ).toHaveLength(1);
    }
  },
};

export const CannotBeCounted: Story = {
  beforeEach: ({ msw }) => msw.use(usersScenarios.countsFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', { name: "Couldn't count the users" });
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: /^Total users 50/ });
  },
};

export const StillLoading: Story = { beforeEach: ({ msw }) => msw.use(usersScenarios.stillLoading) };
export const VeryLongTexts: Story = { beforeEach: ({ msw }) => msw.use(usersScenarios.veryLongTexts) };
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => found(canvas, '1–10 of 50'),
};

export const PhoneFromRightToLeft: Story = {
  name: 'On a phone from right to left, a card has its name and address beside its actions',
  // As wide as in the app.
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    await found(canvas, '1–10 of 50');
    const row = within(canvas.getByRole('row', { name: /Lucía Fernández Paz/ }));
    const button = row.getByRole('button', { name: 'Actions for Lucía Fernández Paz' });
    const edge = button.getBoundingClientRect().right;
    const startOf = (text: string) => row.getByText(text).getBoundingClientRect().left;

    await waitFor(() => expect(startOf('Lucía Fernández Paz')).toBeGreaterThanOrEqual(edge));
    await expect(startOf('lucia.fernandez.paz@example.com')).toBeGreaterThanOrEqual(edge);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
