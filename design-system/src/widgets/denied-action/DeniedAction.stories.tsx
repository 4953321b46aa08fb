import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Denial } from './Denial.tsx';
import { DeniedAction, type DeniedActionProps } from './DeniedAction.tsx';
import * as examples from './DeniedAction.examples.tsx';

const reason = "The role Support doesn't allow you to delete sales.";

const args: DeniedActionProps = { children: 'Delete sale', reason, explanation: <Denial reason={reason} /> };

const meta = {
  component: DeniedAction,
  subcomponents: { Denial },
  args,
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('../../components/popovers/PopoverLayer.tsx')],
} satisfies Meta<typeof DeniedAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<DeniedActionProps>(DeniedAction, args, {
  keyboard: buttonKeyboard,
  opens: true,
});

export const DeleteIsNotAllowed: Story = {
  name: 'A denied action can be focused, is described by the reason, and explains itself when pressed',
  render: examples.DeleteIsNotAllowed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Delete sale' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);

    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Delete sale' });
    await waitFor(() => expect(popover).toBeVisible());
    await expect(popover).toHaveTextContent(/doesn't allow you.*Rule 2 of Support.*Administrator, Manager/);
    await expect(screen.getByRole('link', { name: 'Ask for access' })).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // React Aria gives focus back with the next frame.
    await waitFor(() => expect(button).toHaveFocus());
  },
};
