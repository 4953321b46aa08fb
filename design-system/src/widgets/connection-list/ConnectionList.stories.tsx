import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './ConnectionList.examples.tsx';
import { ConnectionList } from './ConnectionList.tsx';

const photos = { id: 'photos', name: 'Photos', isConnected: false };
const notes = { id: 'notes', name: 'Short notes', isConnected: true, account: 'marina.duarte' };

const args = {
  'aria-label': 'Social accounts',
  variant: 'button' as const,
  items: [notes, photos],
  onChange: fn(),
};

const meta = { component: ConnectionList, args } satisfies Meta<typeof ConnectionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithSwitches: Story = { render: examples.WithSwitches };
export const WithButtons: Story = { render: examples.WithButtons };

export const Conforms: Story = conformance(ConnectionList, args, { keyboard: buttonKeyboard });

export const TheOnlyWayToSignInStaysAndSaysWhy: Story = {
  args: { items: [{ ...notes, keptBecause: 'You sign in with it.' }, photos] },
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    const kept = canvas.getByRole('button', { name: 'Disconnect Short notes' });
    await expect(kept).toHaveAccessibleDescription('You sign in with it.');
    await userEvent.click(kept);
    await expect(onChange).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Connect Photos' }));
    await expect(onChange).toHaveBeenCalledWith({ id: 'photos', isConnected: true });
  },
};
