import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { Alert } from '../../components/alerts/Alert.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { notify } from '../../components/toasts/notify.tsx';
import { Toaster } from '../../components/toasts/toaster/Toaster.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { MailComposer, MailComposerLine, type MailComposerProps } from './MailComposer.tsx';
import * as examples from './MailComposer.examples.tsx';
import { MailComposerFiles, type MailComposerFilesProps } from './MailComposerFiles.tsx';

const phone = { viewport: { value: 'mobile1' } };

const args = {
  title: 'New mail',
  onSizeChange: fn(),
  onClose: fn(),
  footer: <Button>Send</Button>,
  children: (
    <MailComposerLine>
      <TextField label="To" />
    </MailComposerLine>
  ),
};

const files: MailComposerFilesProps = {
  files: [
    { fileName: 'policy.pdf', size: '482 kB' },
    { fileName: 'card.pdf', size: '96 kB' },
  ],
  onRemove: fn(),
};

/** It stands at the edge of the window; a box that is moved stands in for the window. */
const InAWindow = (props: MailComposerProps) => (
  <div style={{ translate: '0 0', blockSize: '28rem' }}>
    <MailComposer {...props} />
  </div>
);

const meta = {
  component: MailComposer,
  subcomponents: { MailComposerFiles },
  args,
  argTypes: { footer: { control: false }, children: { control: false }, notice: { control: false } },
  render: (props) => <InAWindow {...props} />,
  // How it comes in is not what these stories are about.
  globals: { motion: 'reduced' },
} satisfies Meta<typeof MailComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ToastsLeaveItsButtonsFree: Story = {
  render: (props) => (
    <>
      <MailComposer {...props} />
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    notify.undoable({ message: 'The mail was sent.', onUndo: () => {} });
    const toast = await canvas.findByText('The mail was sent.');
    const send = canvas.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThan(send.getBoundingClientRect().top));
    notify.clear();
  },
};

export const ToastsLeaveThePhoneFree: Story = {
  ...ToastsLeaveItsButtonsFree,
  name: 'Toasts cover nothing of the window on a phone',
  globals: { ...meta.globals, ...phone },
  play: async ({ canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Save draft and close' });
    const { top } = close.getBoundingClientRect();
    notify.undoable({ message: 'The mail to three hundred travellers was sent.', onUndo: () => {} });
    const text = await canvas.findByText(/was sent/);
    const toast = required(text.closest('[data-toast]'), 'toast');
    await waitFor(() =>
      expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(toast.getBoundingClientRect().bottom),
    );

    await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(close.getBoundingClientRect().top).toBe(top));
  },
};

export const ReplyToATraveller: Story = {
  render: examples.ReplyToATraveller,
  play: async ({ canvas, userEvent, step }) => {
    const dialog = () => canvas.getByRole('dialog', { name: 'Lost suitcase in Lisbon' });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('minimised, it is its head alone', async () => {
      await press('Minimise');
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(dialog()).toHaveAttribute('data-size', 'minimised');
      await press('Restore window');
      await expect(canvas.getByRole('textbox', { name: 'To' })).toBeVisible();
    });
    await step('maximised, it is most of the window', async () => {
      const { height } = dialog().getBoundingClientRect();
      await press('Maximise');
      await expect(dialog().getBoundingClientRect().height).toBeGreaterThan(height);
      await press('Make it smaller');
      await expect(dialog()).toHaveAttribute('data-size', 'docked');
    });
    await step('a file that goes does not take focus along', async () => {
      await press('Remove policy.pdf');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: 'Remove emergency-card.pdf' })).toHaveFocus();
      await press('Remove emergency-card.pdf');
      await expect(canvas.queryByRole('list', { name: 'Attachments' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    });
  },
};

export const Conforms: Story = {
  ...conformance<MailComposerProps>(InAWindow, args, { keyboard: buttonKeyboard }),
  globals: phone,
};

export const FilesConform: Story = conformance<MailComposerFilesProps>(MailComposerFiles, files, {
  keyboard: buttonKeyboard,
});

export const AsksForAnotherSizeAndStaysUntilItsOwnerAgrees: Story = {
  play: async ({ args: { onSizeChange, onClose }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minimise' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Maximise' }));
    await expect(onSizeChange).toHaveBeenNthCalledWith(1, { size: 'minimised' });
    await expect(onSizeChange).toHaveBeenNthCalledWith(2, { size: 'maximised' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft and close' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('dialog')).toHaveAttribute('data-size', 'docked');
  },
};

export const EscapeLeavesItWhereItIs: Story = {
  play: async ({ args: { onSizeChange, onClose }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), 'beatriz{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
    await expect(onSizeChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('beatriz');
  },
};

export const LeavesThePageInReach: Story = {
  render: (props) => (
    <>
      <Button>Behind it</Button>
      <MailComposer {...props} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const behind = canvas.getByRole('button', { name: 'Behind it' });
    await userEvent.click(behind);
    await expect(behind).toHaveFocus();
    await expect(canvas.getByRole('dialog')).not.toHaveAttribute('aria-modal');
  },
};

export const Wrong: Story = {
  args: { notice: <Alert tone="danger" title="Say whom the mail is for, then send it again. Nothing is lost." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Say whom the mail is for/)).toBeVisible();
  },
};

export const TakesTheWholeScreenOfAPhone: Story = {
  globals: phone,
  render: (props) => <MailComposer {...props} />,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([width, height]).toEqual([document.documentElement.clientWidth, window.innerHeight]);
  },
};

export const OnPhonesThePageWaitsBehindIt: Story = {
  globals: phone,
  render: (props) => (
    <>
      <Button>Behind it</Button>
      <Resized {...props} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog');
    const behind = canvas.getByText('Behind it');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(behind.closest('[inert]')).not.toBeNull();
    await expect(dialog).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Maximise' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Minimise' }));
    await expect(dialog).not.toHaveAttribute('aria-modal');
    await expect(behind.closest('[inert]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore window' }));
    await expect(behind.closest('[inert]')).not.toBeNull();
    await expect(canvas.getByRole('button', { name: 'Minimise' })).toHaveFocus();
  },
};

function Resized(props: MailComposerProps) {
  const [size, setSize] = useState<MailComposerProps['size']>('docked');
  return <MailComposer {...props} size={size} onSizeChange={(change) => setSize(change.size)} />;
}

export const LongSubjectsKeepTheirLine: Story = {
  args: { title: 'Unbreakable'.repeat(20) },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Save draft and close' })).toBeVisible();
  },
};

export const TellsWhichFileIsNotToGo: Story = {
  render: () => <MailComposerFiles {...files} files={[{ fileName: 'a\u202Efdp.exe', size: '1 kB' }, ...files.files]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove afdp.exe' }));
    await expect(files.onRemove).toHaveBeenCalledWith({ index: 0 });
  },
};

export const KeepsFocusAmongFilesOfOneName: Story = {
  render: () => <FilesOfOneName />,
  play: async ({ canvas, userEvent }) => {
    const crosses = () => canvas.getAllByRole('button', { name: 'Remove policy.pdf' });
    await userEvent.click(required(crosses()[0], 'cross'));
    await expect(crosses()).toHaveLength(2);
    await expect(crosses()[0]).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'policy.pdf2 kB',
      'policy.pdf3 kB',
    ]);
  },
};

function FilesOfOneName() {
  const [kept, setKept] = useState([1, 2, 3].map((size) => ({ fileName: 'policy.pdf', size: `${size} kB` })));
  return <MailComposerFiles files={kept} onRemove={({ index }) => setKept(kept.filter((_, each) => each !== index))} />;
}
