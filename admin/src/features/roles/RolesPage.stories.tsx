import { rolesScenarios } from '@embarque/mocks/roles/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { box, button, card, edit, editor, rolesPage, save, saysInToast } from './roles.stories.testing.tsx';

const meta = { ...rolesPage };

export default meta;
type Story = StoryObj<typeof meta>;

export const ACardForEachRoleWithItsPeople: Story = {
  name: 'A card for each role with as many people as have it, and a copy that exists only once it is created (ROL-01)',
  tags: ['core', 'ROL-01'],
  play: async ({ canvas, userEvent }) => {
    const counts = { Administrator: 11, Manager: 7, Users: 8, Support: 12, 'Restricted User': 12 };
    for (const [name, count] of Object.entries(counts)) {
      const role = within(await card(name));
      await expect(role.getByRole('link', { name: `${count} people` })).toBeVisible();
      const people = within(role.getByRole('list', { name: `People with the role ${name}` }));
      await expect(people.getAllByRole('listitem')).toHaveLength(4);
      await expect(people.getAllByRole('img')[0]).toHaveAttribute('title');
    }
    const manager = within(await card('Manager'));
    await expect(manager.getByRole('link')).toHaveAttribute('href', '/apps/user/list?role=author');

    await userEvent.click(manager.getByRole('button', { name: 'Duplicate Manager' }));
    const dialog = within(await editor('Add New Role'));
    await expect(dialog.getByRole('textbox', { name: /Role Name/ })).toHaveValue('Copy of Manager');
    await expect(box('Create, Reporting')).toBeChecked();
    await userEvent.click(button('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('region', { name: 'Copy of Manager' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add New Role' }));
    const name = within(await editor('Add New Role')).getByRole('textbox', { name: /Role Name/ });
    await expect(name).toHaveValue('');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(box('Select All, 0 of 27')).not.toBeChecked();
  },
};

export const ANewRoleNeedsANameOfItsOwn: Story = {
  name: 'A new role needs a name of its own, and gets the rights that are ticked (ROL-02)',
  tags: ['ROL-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New Role' }));
    const dialog = within(await editor('Add New Role'));
    await userEvent.click(button('Create role'));
    await expect(await dialog.findByText('Enter a name for the role.')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Allows a full access to the system' })).toBeVisible();
    await expect(dialog.getAllByRole('rowheader')).toHaveLength(9);

    const name = dialog.getByRole('textbox', { name: /Role Name/ });
    await userEvent.type(name, 'suppórt ');
    await expect(await dialog.findByText('Another role has this name.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(61));
    await expect(await dialog.findByText('Enter at most 60 characters.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Auditors');
    await userEvent.click(box(/^Select All/));
    await expect(box('Select All, 27 of 27')).toBeChecked();
    await expect(box(/^Create, Payroll/)).toBeChecked();
    await userEvent.click(box(/^Select All/));
    await userEvent.click(box('Write, Payroll'));
    await expect(box('Read, Payroll, changed, needed by Write')).toBeChecked();

    await userEvent.click(button('Create role'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const added = within(await card('Auditors'));
    await expect(added.getByText('No one yet')).toBeVisible();
    await userEvent.click(added.getByRole('button', { name: 'Edit Role: Auditors' }));
    await editor();
    await expect(box('Write, Payroll')).toBeChecked();
    await expect(box('Select All, 2 of 27')).toBePartiallyChecked();
  },
};

export const AChangeIsReviewedBeforeItIsSaved: Story = {
  name: 'A change is reviewed before it is saved (XR-08)',
  tags: ['core', 'ROL-02'],
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Manager');
    await expect(box('Write, Reporting')).toBeChecked();
    await expect(button('Save changes')).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(box('Write, Reporting'));
    await userEvent.click(box('Write, Payroll'));
    await expect(screen.getByText('+1 −1 · 7 people · 2 signed in now')).toBeVisible();
    await userEvent.click(button('Save changes'));
    const review = within(await screen.findByRole('alertdialog', { name: 'Save Manager?' }));
    await expect(review.getByRole('group', { name: 'They lose' })).toHaveTextContent('Write, Reporting');
    await expect(review.getByRole('group', { name: 'They gain' })).toHaveTextContent('Write, Payroll');
    await expect(review.queryByText(/In this app/)).toBeNull();
    await userEvent.click(review.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(box('Write, Reporting, changed')).not.toBeChecked();

    await save(userEvent, 'Remove 1, add 1 for 7 people');
    await saysInToast('Role Manager saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await edit(userEvent, 'Manager');
    await userEvent.click(box('Create, Reporting'));
    await expect(screen.getByText('−1 · 7 people · 2 signed in now')).toBeVisible();
    await userEvent.click(button('Reset'));
    await expect(box('Create, Reporting')).toBeChecked();
    await expect(box('Write, Payroll')).toBeChecked();
  },
};

export const ARefusedRightGoesBackAlone: Story = {
  name: 'A refused right goes back alone, the others are saved (XR-10)',
  beforeEach: ({ msw }) => msw.use(rolesScenarios.payrollRefused),
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Manager');
    await userEvent.click(box('Write, Payroll'));
    await userEvent.click(box('Write, API Control'));
    await save(userEvent, 'Add 2 for 7 people');

    await expect(await screen.findByText(/Not saved: Write, Payroll\./)).toBeVisible();
    await expect(box('Write, Payroll')).not.toBeChecked();
    await expect(box('Write, API Control')).toBeChecked();
    await expect(button('Save changes')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RightsThatAPersonDoesNotHaveAreLocked: Story = {
  name: 'Rights that a person does not have are locked (XR-10)',
  tags: ['core'],
  parameters: { session: 'client' },
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Support');
    await expect(screen.getByText(/Your role can't change roles/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /Role Name/ })).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await userEvent.click(box('Read, Payroll, you do not have it'));
    await expect(box('Read, Payroll, you do not have it')).not.toBeChecked();
    await expect(box('Select All, 6 of 27, 27 locked')).toHaveAttribute('aria-disabled', 'true');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button('Add New Role')).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Duplicate Support', 'Delete Support']) {
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await waitFor(() => expect(button(name)).toHaveAccessibleDescription(/^The role Client doesn't allow you to/));
    }
    await userEvent.click(button('Delete Support'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/delete roles/));
  },
};

export const AReviewSaysWhatChangesInTheApp: Story = {
  name: 'A review says what people can do in the app from then on, and which of the last calls would be refused',
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Manager');
    await userEvent.click(box('Read, User Management'));
    await userEvent.click(box('Create, Financial Management'));
    await userEvent.click(button('Save changes'));
    const review = within(await screen.findByRole('alertdialog', { name: 'Save Manager?' }));

    await expect(review.getByText('In this app they can then: record sales and create invoices.')).toBeVisible();
    await expect(review.getByText(/^In this app they can no longer: see users, .* and delete roles\.$/)).toBeVisible();
    await expect(
      review.getByText(/^Of the last \d+ requests from this tab, [1-9]\d* would be refused\.$/),
    ).toBeVisible();
  },
};

export const TheRoleOfTheSystemIsOnlyToBeRead: Story = {
  play: async ({ userEvent }) => {
    await edit(userEvent, 'Administrator');
    await expect(await screen.findByText(/Duplicate it to make changes/)).toBeVisible();
    await expect(box(/^Select All, 27 of 27/)).toBeChecked();
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Delete Administrator' })).toBeNull();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button('Duplicate Administrator'));
    await editor('Add New Role');
    await expect(box(/^Select All, 27 of 27/)).toBeChecked();
  },
};

export const ADeletedRoleLeavesItsPeopleToAnother: Story = {
  play: async ({ userEvent }) => {
    await card('Support');
    await userEvent.click(button('Delete Support'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Support?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByText('Choose a role.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Their new role/ }), 'Users');
    await expect(await dialog.findByText(/^They lose: Read, User Management/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Support' })).toBeNull());
    await expect(within(await card('Users')).getByText('20 people')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(within(await card('Support')).getByText('12 people')).toBeVisible();
    await expect(within(await card('Users')).getByText('8 people')).toBeVisible();

    const people = within(await screen.findByRole('region', { name: 'People by role' }));
    await expect(people.getByRole('row', { name: /João Pedro Azevedo/ })).toHaveTextContent('Support');
    await userEvent.click(button('Delete Support'));
    const again = within(await screen.findByRole('alertdialog', { name: 'Delete Support?' }));
    await userEvent.selectOptions(again.getByRole('combobox', { name: /Their new role/ }), 'Users');
    await userEvent.click(again.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(people.getByRole('row', { name: /João Pedro Azevedo/ })).toHaveTextContent('User'));
  },
};

export const ThePeopleWithTheirRoles: Story = {
  name: 'The people with their roles are paged, searched and narrowed to a plan (ROL-03)',
  tags: ['ROL-03'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const table = within(await canvas.findByRole('region', { name: 'People by role' }));
    for (const name of ['Name', 'Role', 'Plan', 'Billing', 'Status']) {
      await expect(table.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await expect((await table.findAllByRole('link', { name: /^View / }))[0]).toHaveAttribute(
      'href',
      '/apps/user/view/1',
    );
    await userEvent.click(table.getAllByRole('checkbox', { name: /Inês Vasconcelos/ })[0] as HTMLElement);
    await expect(table.getAllByRole('checkbox', { name: /Inês Vasconcelos/ })[0]).toBeChecked();

    await userEvent.selectOptions(table.getByRole('combobox', { name: 'Plan' }), 'Standard');
    await expect(await table.findByText(/of 20/)).toBeVisible();
    await expect(storyOf(context).router.state.location.search).toBe('?plan=team');
    await userEvent.selectOptions(table.getByRole('combobox', { name: /per page/i }), '25');
    await waitFor(() => expect(table.getAllByRole('link', { name: /^View / })).toHaveLength(20));
    await userEvent.type(table.getByRole('searchbox'), 'Simone');
    await waitFor(() => expect(table.getAllByRole('link', { name: /^View / })).toHaveLength(1));
  },
};

export const AnUnknownRoleHasAMessage: Story = {
  name: 'A role that the address names and that there is not has a message, and leaves the address',
  parameters: { route: '/apps/roles?role=maneger' },
  play: async (context) => {
    const dialog = within(await editor());
    await expect(dialog.getByRole('heading', { name: 'Role not found' })).toBeVisible();
    await context.userEvent.click(required(dialog.getAllByRole('button', { name: 'Close' }).at(-1), 'button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(storyOf(context).router.state.location.search).toBe('');
    await expect(await card('Manager')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(rolesScenarios.stillLoading),
  play: async () => expect(await screen.findByRole('status', { name: 'Loading roles…' })).toBeInTheDocument(),
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(rolesScenarios.failed),
  play: async () => expect(await screen.findByRole('heading', { name: "Couldn't load the roles" })).toBeVisible(),
};
