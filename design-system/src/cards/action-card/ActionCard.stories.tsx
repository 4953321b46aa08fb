import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { ActionCard } from './ActionCard.tsx';

const meta = {
  component: ActionCard,
  args: { title: 'Departures today', children: 'Fourteen travellers leave today.', onCollapse: fn(), onRemove: fn() },
  argTypes: { icons: { control: false } },
  decorators: [withToaster],
} satisfies Meta<typeof ActionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(
  ActionCard,
  { title: 'Departures today', actions: ['reload'] as const, children: 'Fourteen travellers leave today.' },
  { keyboard: buttonKeyboard },
);

export const StaysAsItsOwnerSays: Story = {
  args: { isCollapsed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Departures today' }));

    await expect(args.onCollapse).toHaveBeenCalledWith({ isCollapsed: false });
    await expect(canvas.getByRole('button', { name: 'Expand Departures today' })).toBeVisible();
  },
};

export const ComesBackWithItsFocus: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it goes, and focus with it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Departures today' }));
      await expect(canvas.queryByRole('region', { name: 'Departures today' })).toBeNull();
    });
    await step('it comes back, and focus with it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Departures today' })).toHaveFocus());
      await expect(args.onRemove).not.toHaveBeenCalled();
    });
    await step('it goes for good when the toast is dismissed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Departures today' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    });
  },
};

export const UncoversItsContentAlsoWhenReloadingFailed: Story = {
  args: { onReload: () => Promise.reject(new Error('Offline')) },
  play: async ({ canvas, userEvent }) => {
    const reload = canvas.getByRole('button', { name: 'Reload Departures today' });
    await userEvent.click(reload);

    await waitFor(() => expect(reload).not.toHaveAttribute('aria-busy'));
    await expect(reload).toHaveFocus();
  },
};
