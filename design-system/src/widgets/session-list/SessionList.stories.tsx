import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './SessionList.examples.tsx';
import { SessionList, type SessionListProps } from './SessionList.tsx';

const args: SessionListProps = {
  label: 'Devices',
  sessions: [
    {
      id: 'desk',
      browser: 'Firefox on Linux',
      device: 'Computer',
      kind: 'computer',
      place: 'São Paulo',
      lastActive: 'Now',
      isCurrent: true,
    },
    {
      id: 'phone',
      browser: 'Chrome on Android',
      device: 'Phone',
      kind: 'phone',
      place: 'Lisboa',
      lastActive: 'Yesterday',
      isCurrent: false,
    },
  ],
  onRevoke: () => undefined,
};

const meta = { component: SessionList, args } satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const TwoDevices: Story = { render: examples.TwoDevices };

export const Conforms: Story = conformance(SessionList, args, {
  keyboard: buttonKeyboard,
  // In a narrow column the table itself takes focus, to be scrolled.
  beforeKeys: async (_, column) => {
    column.style.inlineSize = '800px';
    await waitFor(() => expect(column.querySelector('[data-overflowing]')).toBeNull());
  },
});

export const ThisDeviceComesFirstAndCannotBeSignedOut: Story = {
  render: examples.TwoDevices,
  play: async ({ canvas, userEvent }) => {
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/Firefox on Linux.*This device/);
    await expect(second).toHaveTextContent(/Chrome on Android/);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);

    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Chrome on Android, Pixel 9' }));
    await expect(canvas.queryByText('Chrome on Android')).toBeNull();
  },
};
