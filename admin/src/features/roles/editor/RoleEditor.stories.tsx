import type { RoleWithPeople } from '@embarque/mocks/roles/contract';
import { rolesSample } from '@embarque/mocks/roles/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RoleEditor } from './RoleEditor.tsx';

const roles = rolesSample().map((role): RoleWithPeople => ({ ...role, count: 7, people: [], present: [] }));
const roleOf = (id: unknown) => roles.find((role) => role.id === id) ?? null;
const nothing = () => undefined;

/** The editor without its page; `parameters.role` is the id of the role, `parameters.own` that of the person's. */
const meta = {
  component: RoleEditor,
  tags: ['!autodocs'],
  args: {
    input: {
      role: null,
      first: { name: '', cells: [] },
      own: roles[0],
      roles,
      by: { fullName: 'Marina Duarte', role: 'admin' },
    },
    onClose: nothing,
  },
  render: (args, { parameters }) => (
    <RoleEditor
      {...args}
      input={{ ...args.input, role: roleOf(parameters['role']), own: roleOf(parameters['own']) ?? args.input.own }}
    />
  ),
} satisfies Meta<typeof RoleEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  parameters: { role: 'manager' },
  play: async () => expect(await screen.findByRole('grid', { name: 'Role permissions' })).toBeInTheDocument(),
};

export const OnlyWhatDiffersIsSaved: Story = {
  name: 'Only the rights that differ are saved, and are marked until then',
  parameters: { role: 'manager' },
  play: async ({ msw, userEvent }) => {
    const sent = fn();
    msw.use(http.post('/apps/roles/update', async ({ request }) => sent(await request.clone().json())));
    await screen.findByRole('grid', { name: 'Role permissions' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Write, Reporting' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Write, Reporting, changed' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Write, Payroll' }));
    await expect(screen.getByRole('checkbox', { name: 'Write, Payroll, changed' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const review = within(await screen.findByRole('alertdialog', { name: 'Save Manager?' }));
    await userEvent.click(review.getByRole('button', { name: 'Add 1 for 7 people' }));

    const change = expect.objectContaining({ id: 'manager', cells: { 'payroll.write': true } });
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(change);
    await expect(sent).not.toHaveBeenCalledWith(expect.objectContaining({ name: expect.anything() }));
  },
};

export const AManagerGivesOnlyWhatTheyHave: Story = {
  name: 'A manager gives and takes only the rights they have (XR-10)',
  parameters: { role: 'support', own: 'manager' },
  play: async ({ userEvent }) => {
    await screen.findByRole('grid', { name: 'Role permissions' });
    const locked = screen.getByRole('checkbox', { name: 'Write, Payroll, you do not have it' });
    await userEvent.click(locked);
    await expect(locked).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Read, Payroll' }));
    await expect(screen.getByRole('checkbox', { name: 'Read, Payroll, changed' })).toBeChecked();
    await expect(screen.getByText('+1 · 7 people')).toBeVisible();
  },
};

export const OnesOwnRoleIsOnlyToBeRead: Story = {
  name: "A person's own role is only to be read, and says who can change it (XR-10)",
  parameters: { role: 'manager', own: 'manager' },
  play: async () => {
    await expect(await screen.findByText('This is your own role. Another administrator can change it.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

export const AreasAreSearchedAndNarrowed: Story = {
  name: 'Areas are searched, and narrowed to those with granted or changed rights',
  parameters: { role: 'support' },
  play: async ({ userEvent }) => {
    const areas = () => screen.queryAllByRole('rowheader').length;
    await screen.findByRole('grid', { name: 'Role permissions' });
    await expect(areas()).toBe(9);
    await userEvent.click(screen.getByRole('radio', { name: 'Granted' }));
    await expect(areas()).toBe(4);
    await userEvent.click(screen.getByRole('radio', { name: 'Changed' }));
    await expect(screen.getByText('No area to show')).toBeVisible();

    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search areas' }), 'páyroll');
    await expect(areas()).toBe(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Read, Payroll' }));
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search areas' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Changed' }));
    await expect(areas()).toBe(1);
    await expect(screen.getByRole('checkbox', { name: 'Read, Payroll, changed' })).toBeChecked();
  },
};
