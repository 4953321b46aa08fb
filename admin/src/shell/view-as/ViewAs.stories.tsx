import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { button, chooseInUserMenu, mainMenu, salesAreShown, wholeApp } from '../../app/app.testing.tsx';

const meta = { ...wholeApp, title: 'shell/ViewAs', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const notice = async (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const address = (context: { loaded: Record<string, unknown> }) => {
  const { pathname, search } = storyOf(context).router.state.location;
  return pathname + search;
};

export const AsARole: Story = {
  name: 'Somebody views the app as a role: menu and buttons follow, nothing can be saved, and Stop keeps the address and the place',
  tags: ['core'],
  parameters: { route: '/sales?kind=esim' },
  play: async (context) => {
    const { userEvent } = context;
    await salesAreShown();
    await chooseInUserMenu(userEvent, 'View as…');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Role or person' }), 'Manager');
    await userEvent.click(await screen.findByRole('option', { name: /^Manager/ }));
    await userEvent.click(button('View'));
    await notice('Viewing as Manager. Read only.');

    await expect(mainMenu().queryByRole('link', { name: 'Kanban' })).toBeVisible();
    const create = button('New sale');
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(create).toHaveAccessibleDescription("The role Manager doesn't allow you to record sales."),
    );
    await userEvent.click(screen.getAllByRole('button', { name: /^Actions for/ })[0] ?? create);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const denial = within(await screen.findByRole('dialog', { name: 'Not allowed for you' }));
    await waitFor(() => expect(denial.getByText(/Nothing can be saved while you view this/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const row = screen.getAllByRole('row').at(-1);
    scrollTo(0, 150);
    const before = row?.getBoundingClientRect().top ?? 0;
    await expect(scrollY).toBe(150);
    await userEvent.click(button('Stop viewing as Manager'));
    await waitFor(() => expect(screen.queryByText(/^Viewing as/)).toBeNull());
    await expect(button('New sale')).not.toHaveAttribute('aria-disabled');
    await expect(address(context)).toBe('/sales?kind=esim');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    const after = row?.getBoundingClientRect().top ?? Number.NaN;
    // The line that says it goes, and no more.
    await expect(Math.abs(after - before)).toBeLessThanOrEqual(60);
  },
};

export const AsAPerson: Story = {
  name: 'A page that the viewed person may not open says so in place, the palette ends the view by keys alone, and the audit has both moments',
  parameters: { route: '/apps/user/list?role=maintainer&status=active' },
  play: async (context) => {
    const { userEvent } = context;
    const [actions] = await screen.findAllByRole('button', { name: /^Actions for/ });
    const person = actions?.getAttribute('aria-label')?.replace('Actions for ', '') ?? '';
    await userEvent.click(required(actions, 'menu of actions'));
    await userEvent.click(await screen.findByRole('menuitem', { name: `View as ${person}` }));
    await notice(`Viewing as ${person} (Support). Read only.`);
    await expect(mainMenu().queryByRole('link', { name: 'Sales' })).toBeNull();

    await storyOf(context).router.navigate('/sales');
    await screen.findByRole('heading', { level: 1, name: 'No access to Sales' });
    await expect(screen.getByText(/The role Support doesn't allow you to see sales/)).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search pages, files, contacts' }),
      'stop viewing',
    );
    await screen.findByRole('option', { name: `Stop viewing as ${person}` });
    await userEvent.keyboard('{Enter}');

    await salesAreShown();
    await expect(address(context)).toBe('/sales');

    await storyOf(context).router.navigate('/access-control');
    const views = within(await screen.findByRole('table', { name: '“View as” history' }));
    const line = views.getByRole('row', { name: new RegExp(person) });
    await expect(within(line).getAllByRole('time')).toHaveLength(2);

    // A request that gets past the page is refused by the server.
    const headers = { 'x-view': 'any' };
    const crafted = await fetch('/apps/kanban/add-board', { method: 'POST', headers, body: '{}' });
    await expect(crafted.status).toBe(403);
    await expect(await crafted.json()).toMatchObject({ explanation: { kind: 'view as', nextSteps: ['leave view'] } });
  },
};

export const WhatIsChangedIsRefused: Story = {
  name: 'What somebody would change while they view a role is refused in a sentence',
  parameters: { route: '/apps/roles' },
  globals: { viewport: { value: 'mobile2' }, direction: 'rtl', skin: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'View as Administrator' }));
    await notice('Viewing as Administrator. Read only.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Restricted User' }));

    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent('Nothing can be saved while you view this as someone else.'),
    );
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
