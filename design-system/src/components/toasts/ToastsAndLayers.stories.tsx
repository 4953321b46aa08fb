import type { Meta, StoryObj } from '@storybook/react-vite';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from '../modals/Dialog.tsx';
import { PageHeader } from '../../page-layout/page-header/PageHeader.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { SidePanel } from '../offcanvas/SidePanel.tsx';
import { notify } from './notify.tsx';
import { Toaster } from './toaster/Toaster.tsx';

const footer = ['Delete task', 'Reset', 'Update'].map((label) => <Button key={label}>{label}</Button>);
const text = 'The suitcase did not arrive. '.repeat(80);

const meta = {
  component: Toaster,
  tags: ['!autodocs'],
  parameters: {
    viewport: {
      options: { ...MINIMAL_VIEWPORTS, wide: { name: 'Wide', styles: { width: '1280px', height: '720px' } } },
    },
  },
  globals: { motion: 'reduced' },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const messages = [
  { message: 'Card moved', position: 'top-right' },
  { message: 'Draft saved', position: 'top-right' },
  { message: 'Message sent', position: 'bottom-right' },
  { message: 'Copied', position: 'bottom-right' },
] as const;

/** Says things at both edges, and finds neither a field nor a button of the layer's foot below them. */
async function coversNoControl(name: string) {
  const layer = await screen.findByRole('dialog', { name });
  for (const { message, position } of messages) {
    notify.info(message, { position });
    const toast = (await screen.findByText(message)).closest('[data-toast]') as HTMLElement;
    await waitFor(async () => {
      // One that has gone covers nothing.
      await expect(toast).toBeInTheDocument();
      const controls = ['Delete task', 'Reset', 'Update'].map((label) => within(layer).getByText(label));
      for (const control of [within(layer).getByRole('textbox'), ...controls])
        await expect({ message, isApart: areApart(control, toast) }).toEqual({ message, isApart: true });
      const { left, right, top } = toast.getBoundingClientRect();
      await expect(Math.min(left, top, innerWidth - right)).toBeGreaterThanOrEqual(0);
    });
  }
  notify.clear();
}

function areApart(control: Element, toast: Element): boolean {
  const one = control.getBoundingClientRect();
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  return bottom <= one.top || top >= one.bottom || right <= one.left || left >= one.right;
}

const panel: Story = {
  render: () => (
    <>
      <SidePanel isOpen title="Update task" footer={footer} onClose={() => {}}>
        <TextField label="Title" />
        {text}
      </SidePanel>
      <Toaster />
    </>
  ),
  play: () => coversNoControl('Update task'),
};

const dialog: Story = {
  render: () => (
    <>
      <Dialog isOpen title="Update task" footer={footer} onClose={() => {}}>
        <TextField label="Title" />
        {text}
      </Dialog>
      <Toaster />
    </>
  ),
  play: () => coversNoControl('Update task'),
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

export const StandBesideAPanelOnAWideWindow: Story = {
  ...panel,
  name: 'Toasts stand beside a panel on a wide window (M17)',
  globals: { ...meta.globals, viewport: { value: 'wide' } },
  play: async (context) => {
    await panel.play?.(context);
    notify.undoable({ message: 'Card archived', onUndo: () => {} });
    const toast = (await screen.findByText('Card archived')).closest('[data-toast]') as HTMLElement;
    const layer = await screen.findByRole('dialog', { name: 'Update task' });
    await waitFor(() => expect([toast.isConnected, areApart(layer, toast)]).toEqual([true, true]));
  },
};
export const StandBesideAPanelInAMirroredPage: Story = {
  ...StandBesideAPanelOnAWideWindow,
  name: 'Toasts stand beside a panel in a mirrored page (M17)',
  globals: { ...StandBesideAPanelOnAWideWindow.globals, direction: 'rtl' },
};

export const BeginsBelowTheToolsOfThePage: Story = {
  render: () => (
    <>
      <PageHeader title="Users" actions={<Button>Add user</Button>} />
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    const tool = canvas.getByRole('button', { name: 'Add user' });
    notify.success('The invitation was sent.');
    const toast = (await screen.findByText('The invitation was sent.')).closest('[data-toast]') as HTMLElement;
    await waitFor(() =>
      expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(tool.getBoundingClientRect().bottom),
    );
    notify.clear();
  },
};
