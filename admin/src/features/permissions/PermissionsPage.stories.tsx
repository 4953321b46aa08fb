import { permissionsScenarios } from '@embarque/mocks/permissions/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { inTests } from '#storybook/testing/in-tests.ts';
import { demoApi } from '../../http/http.ts';
import { PermissionsPage } from './PermissionsPage.tsx';

const meta = {
  component: PermissionsPage,
  parameters: { route: '/apps/permissions', layout: 'fullscreen' },
  globals: { clock: 'leapDay' },
  render: () => <PermissionsPage />,
  loaders: inTests(() => import('./dialog/PermissionDialog.tsx')),
} satisfies Meta<typeof PermissionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = async () => within(await screen.findByRole('region', { name: 'Permissions' }));
const row = (name: RegExp) => screen.findByRole('row', { name });
const names = () =>
  screen.getAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label')?.slice(5));
const shows = (count: number) => waitFor(() => expect(names()).toHaveLength(count));
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

export const AListWithPagesSearchAndRoles: Story = {
  name: 'A list with pages and a search, narrowed to a role (PRM-01)',
  tags: ['PRM-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await table();
    await shows(9);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible();
    await expect(list.getByRole('button', { name: 'Add Permission' })).toBeVisible();
    const sizes = within(list.getByRole('combobox', { name: /per page/i })).getAllByRole('option');
    await expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '25', '50']);

    const roles = list.getByRole('combobox', { name: 'Role' });
    await within(roles).findByRole('option', { name: 'Restricted User' });
    await expect(
      within(roles)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All roles', 'Administrator', 'Manager', 'User', 'Support', 'Restricted User']);
    await userEvent.selectOptions(roles, 'Support');
    await shows(3);
    await expect(storyOf(context).router.state.location.search).toBe('?role=support');
    await userEvent.selectOptions(roles, 'All roles');
    await userEvent.type(list.getByRole('searchbox'), 'email');
    await waitFor(() => expect(names()).toEqual(['Manage Email Sequences']));
  },
};

export const PillsLeadToThePeopleAndDatesSortByDay: Story = {
  name: 'Pills lead to the people of a role, and dates sort by day (PRM-02)',
  tags: ['PRM-02'],
  play: async ({ userEvent }) => {
    const list = await table();
    await shows(9);
    const pill = await within(await row(/Project Planning/)).findByRole('link', { name: 'Support' });
    await expect(pill).toHaveAttribute('href', '/apps/user/list?role=maintainer');
    const tones = list.getAllByRole('link').map((link) => `${link.textContent} ${link.dataset['tone']}`);
    await expect(new Set(tones)).toEqual(
      new Set(['Administrator primary', 'Manager warning', 'User success', 'Support info', 'Restricted User danger']),
    );

    const head = (name: RegExp) => within(list.getByRole('columnheader', { name }));
    await userEvent.click(head(/^Created Date/).getByRole('button', { name: /^Created Date/ }));
    await waitFor(() => expect(names()[0]).toBe('Management'));
    await userEvent.click(head(/^Created Date/).getByRole('button', { name: /^Created Date/ }));
    await waitFor(() => expect(names()[0]).toBe("Manage Others' Tasks"));
    await userEvent.click(head(/^Name/).getByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(names()[0]).toBe('Add & Remove Users'));
    await expect(list.getByRole('button', { name: 'Delete Only View' })).toBeVisible();
  },
};

export const APermissionIsAddedAndRenamed: Story = {
  name: 'A permission is added under a free name, and renamed with its roles (PRM-03, XR-01, XR-02)',
  tags: ['core', 'PRM-03'],
  play: async ({ userEvent }) => {
    await shows(9);
    await userEvent.click(screen.getByRole('button', { name: 'Add Permission' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Permission' }));
    const name = dialog.getByRole('textbox', { name: /Permission Name/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Create Permission' }));
    await expect(await dialog.findByText('Enter a name for the permission.')).toBeVisible();
    await userEvent.type(name, 'project  planning ');
    await expect(await dialog.findByText('Another permission has this name.')).toBeVisible();

    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(121));
    await expect(await dialog.findByText('Enter at most 120 characters.')).toBeVisible();

    // Another tab adds the same name first.
    await demoApi.post('/apps/permissions/add-permission', { permission: { name: 'Issue refunds' } });
    await userEvent.clear(name);
    await userEvent.type(name, 'Issue Refunds');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Permission' }));
    await expect(await dialog.findByText('Another permission has this name.')).toBeVisible();
    await expect(name).toHaveValue('Issue Refunds');
    await waitFor(() => expect(name).toHaveFocus());

    await userEvent.clear(name);
    await userEvent.type(name, 'Refunds');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Set as core permission' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create Permission' }));
    await gone('dialog');
    await expect(await row(/Refunds/)).toHaveTextContent('Administrator');
    await expect(screen.getByRole('button', { name: /^Delete Refunds: core/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Edit Only View' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Permission' }));
    await expect(edit.getByText('Before you rename')).toBeVisible();
    await expect(edit.getByRole('checkbox', { name: 'Set as core permission' })).not.toBeChecked();
    await userEvent.clear(edit.getByRole('textbox', { name: /Permission Name/ }));
    await userEvent.type(edit.getByRole('textbox', { name: /Permission Name/ }), 'Look only');
    await userEvent.click(edit.getByRole('button', { name: 'Update' }));
    await gone('dialog');
    await expect(await row(/Look only/)).toHaveTextContent('Restricted User');
    await expect(screen.queryByText('Only View')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Edit Management' }));
    const core = within(await screen.findByRole('dialog', { name: 'Edit Permission' }));
    await expect(core.getByRole('textbox', { name: /Permission Name/ })).toHaveAttribute('readonly');
    await expect(core.getByText("Core permissions can't be renamed. Clear the box to rename.")).toBeVisible();
    await userEvent.click(core.getByRole('button', { name: 'Discard' }));
    await gone('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Add Permission' }));
    const next = within(await screen.findByRole('dialog', { name: 'Add New Permission' }));
    await expect(next.getByRole('textbox', { name: /Permission Name/ })).toHaveValue('');
    await expect(next.getByRole('checkbox', { name: 'Set as core permission' })).not.toBeChecked();
  },
};

export const ADeletionAsksOnlyWhenRolesLoseIt: Story = {
  name: 'A deletion is undone with its roles, and asks only when roles lose it (PRM-04, XR-04)',
  tags: ['core', 'PRM-04'],
  play: async ({ userEvent }) => {
    await shows(9);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Manage Billing & Roles' }));
    await shows(8);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows(9);
    await expect(names()[1]).toBe('Manage Billing & Roles');

    await userEvent.click(screen.getByRole('button', { name: 'Delete Project Planning' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Project Planning?' }));
    await expect(dialog.getByText('Users and Support will lose this permission.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await shows(8);

    const locked = screen.getByRole('button', { name: /^Delete Management: core permissions/ });
    await userEvent.click(locked);
    await expect(screen.getByRole('button', { name: 'Edit Management' })).toBeVisible();
  },
};

export const APersonWithoutTheRightReadsWhyNot: Story = {
  name: 'Actions stay for a person without the right, and say why they may not',
  parameters: { session: 'client' },
  play: async ({ userEvent }) => {
    await shows(9);
    for (const name of ['Add Permission', 'Edit Only View', 'Delete Only View']) {
      const action = screen.getByRole('button', { name });
      await expect(action).toHaveAttribute('aria-disabled', 'true');
      await waitFor(() => expect(action).toHaveAccessibleDescription(/^The role Client doesn't allow you to/));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Delete Only View' }));
    const why = await screen.findByRole('dialog', { name: 'Delete Only View' });
    await waitFor(() => expect(why).toHaveTextContent(/to delete roles.*Roles that allow it: Administrator/));
    await shows(9);
  },
};

export const ARefusedDeletionIsRolledBack: Story = {
  beforeEach: ({ msw }) => msw.use(permissionsScenarios.deleteFailed),
  play: async ({ userEvent }) => {
    await shows(9);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Manage Billing & Roles' }));
    await expect(await screen.findByText(/Couldn't delete Manage Billing & Roles/)).toBeInTheDocument();
    await shows(9);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(permissionsScenarios.stillLoading),
  play: async () => {
    const grid = await screen.findByRole('grid', { name: 'Permissions' });
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
  },
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(permissionsScenarios.failed),
  play: async () => expect(await screen.findByRole('heading', { name: "Couldn't load the permissions" })).toBeVisible(),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(permissionsScenarios.empty),
  play: async () => expect(await screen.findByRole('heading', { name: 'No permissions yet' })).toBeVisible(),
};
