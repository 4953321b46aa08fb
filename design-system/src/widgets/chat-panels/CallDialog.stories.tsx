import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { CallDialog, type CallDialogProps } from './CallDialog.tsx';

const args: CallDialogProps = {
  person: { name: 'Ana Lima' },
  kind: 'phone',
  state: 'ringing',
  onClose: fn(),
  onRetry: fn(),
};

const meta = {
  component: CallDialog,
  args,
  loaders: [() => import('../../components/modals/Dialog.tsx')],
} satisfies Meta<typeof CallDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = layerConformance(<CallDialog {...args} />, { role: 'dialog' });

export const RingsUntilOneHangsUp: Story = {
  play: async ({ args: { onClose }, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Phone call' });
    await expect(dialog).toHaveTextContent(/Ana Lima.*Ringing…/);
    await userEvent.click(screen.getByRole('button', { name: 'End call' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const SaysThatThereIsNoAnswer: Story = {
  args: { kind: 'video', state: 'unanswered' },
  play: async ({ args: { onRetry }, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Video call' })).toHaveTextContent(/No answer/);
    await userEvent.click(screen.getByRole('button', { name: 'Call again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
