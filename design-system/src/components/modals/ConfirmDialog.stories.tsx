import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import * as examples from './Dialog.examples.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete sale S-5089?',
    children: 'This cannot be undone.',
    confirmLabel: 'Delete',
    tone: 'danger',
    onClose: fn(),
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: 360 } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<ConfirmDialog {...meta.args} />, { role: 'alertdialog' });
export const Confirmation: Story = { render: examples.Confirmation };
export const Busy: Story = { args: { isBusy: true } };

export const AsksWithAConsequenceAndStartsOnTheNo: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete sale S-5089?' });

    await expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
    await waitFor(async () => expect(await button('Cancel')).toHaveFocus());
  },
};

export const StartsOnTheYesWhenNothingIsLost: Story = {
  args: { tone: 'primary', title: 'Approve claim 8841?', confirmLabel: 'Approve' },
  play: async () => {
    await waitFor(async () => expect(await button('Approve')).toHaveFocus());
  },
};

let finishWork: () => void;

export const IsBusyUntilThePromiseSettles: Story = {
  args: { onConfirm: fn(() => new Promise<void>((resolve) => (finishWork = resolve))) },
  play: async ({ args, userEvent }) => {
    const yes = await button('Delete');
    await userEvent.click(yes);
    await expect(yes).toHaveAttribute('aria-busy', 'true');

    await userEvent.click(yes);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();

    finishWork();
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-busy'));
  },
};

export const SaysWhenItDidNotWorkAndLetsTryAgain: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Delete'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent("That didn't work."));

    await userEvent.click(await button('Delete'));
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SaysWhatSomethingElseKnowsToHaveFailed: Story = {
  args: { hasFailed: true, failureText: 'The claim is closed.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The claim is closed.'));
  },
};

export const ClosesOnANoByButtonAndByKey: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Cancel'));
    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenNthCalledWith(1, { reason: 'button' });
    await expect(args.onClose).toHaveBeenNthCalledWith(2, { reason: 'escape' });
  },
};
