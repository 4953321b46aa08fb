import { permissionsSample } from '@embarque/mocks/permissions/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PermissionDialog } from './PermissionDialog.tsx';

const permissions = permissionsSample();

/** The dialog without its page; `parameters.permission` is the id of the permission. */
const meta = {
  component: PermissionDialog,
  tags: ['!autodocs'],
  args: { permission: null, permissions, onClose: () => undefined },
  render: (args, { parameters }) => (
    <PermissionDialog {...args} permission={permissions.find(({ id }) => id === parameters['permission']) ?? null} />
  ),
} satisfies Meta<typeof PermissionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async () => expect(await screen.findByRole('dialog', { name: 'Add New Permission' })).toBeInTheDocument(),
};
