import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../modals/Dialog.tsx';
import { SidePanel } from '../offcanvas/SidePanel.tsx';
import { notify } from './notify.tsx';
import { Toaster } from './toaster/Toaster.tsx';

const footer = ['Delete task', 'Reset', 'Update'].map((label) => <Button key={label}>{label}</Button>);
const text = 'The suitcase did not arrive. '.repeat(80);

const meta = {
  component: Toaster,
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says three things, and finds no button of the layer below them. */
async function coversNoButton(name: string) {
  await expect(innerWidth).toBeLessThan(500);
  const layer = await screen.findByRole('dialog', { name });
  for (const message of ['Card moved', 'Draft saved', 'Message sent']) {
    notify.undoable({ message, onUndo: () => {} });
    const toast = (await screen.findByText(message)).closest('[data-toast]') as HTMLElement;
    await waitFor(async () => {
      for (const label of ['Delete task', 'Reset', 'Update']) {
        const button = within(layer).getByRole('button', { name: label }).getBoundingClientRect();
        const { left, right, top, bottom } = toast.getBoundingClientRect();
        const isApart = bottom <= button.top || top >= button.bottom || right <= button.left || left >= button.right;
        await expect({ message, label, isApart }).toEqual({ message, label, isApart: true });
      }
    });
  }
  notify.clear();
}

const panel: Story = {
  render: () => (
    <>
      <SidePanel isOpen title="Update task" footer={footer} onClose={() => {}}>
        {text}
      </SidePanel>
      <Toaster />
    </>
  ),
  play: () => coversNoButton('Update task'),
};

const dialog: Story = {
  render: () => (
    <>
      <Dialog isOpen title="Update task" footer={footer} onClose={() => {}}>
        {text}
      </Dialog>
      <Toaster />
    </>
  ),
  play: () => coversNoButton('Update task'),
};

const narrow = { ...meta.globals, viewport: { value: 'mobile1' } };
const phone = { ...meta.globals, viewport: { value: 'mobile2' } };

export const LeaveTheButtonsOfAPanelFree: Story = {
  ...panel,
  name: 'Toasts leave the buttons of a panel free on a phone (BR2-38)',
  globals: phone,
};
export const LeaveTheButtonsOfAPanelFreeWhereItIsNarrow: Story = {
  ...panel,
  name: 'Toasts leave the buttons of a panel free at 320 px (BR2-38)',
  globals: narrow,
};
export const LeaveTheButtonsOfADialogFree: Story = {
  ...dialog,
  name: 'Toasts leave the buttons of a long dialog free at 320 px (BR2-38)',
  globals: narrow,
};
