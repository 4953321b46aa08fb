import type { RoleWithPeople } from '@embarque/mocks/roles/contract';
import { rolesSample } from '@embarque/mocks/roles/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RoleEditor } from './RoleEditor.tsx';

const roles = rolesSample().map((role): RoleWithPeople => ({ ...role, count: 7, people: [] }));
const roleOf = (id: unknown) => roles.find((role) => role.id === id) ?? null;
const nothing = () => undefined;

/** The editor without its page, so that it needs no network; `parameters.role` is the id of the role. */
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
    give: nothing,
    listen: () => nothing,
    onClose: nothing,
  },
  render: (args, { parameters }) => (
    <RoleEditor {...args} input={{ ...args.input, role: roleOf(parameters['role']) }} />
  ),
} satisfies Meta<typeof RoleEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  parameters: { role: 'manager' },
  play: async () => expect(await screen.findByRole('grid', { name: 'Role Permissions' })).toBeInTheDocument(),
};
