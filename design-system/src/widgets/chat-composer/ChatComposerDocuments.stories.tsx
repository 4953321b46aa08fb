import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ChatComposer } from './ChatComposer.tsx';

const meta = {
  component: ChatComposer,
  tags: ['!autodocs'],
  args: { person: 'Ana Lima', onSend: fn() },
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SendsDocumentsWithoutText: Story = {
  args: { onStage: fn(), onUnstage: fn(), documents: [{ id: 'one', name: 'policy.pdf', bytes: 1_240_000 }] },
  play: async ({ args: { onSend, onStage, onUnstage }, canvas, userEvent }) => {
    const tray = within(canvas.getByRole('list', { name: 'Documents to send' }));
    await expect(tray.getByRole('listitem')).toHaveTextContent('policy.pdf PDF · 1,2 MB');
    const receipt = new File(['a;b'], 'receipts.csv', { type: 'text/csv' });
    const pasted = new DataTransfer();
    pasted.items.add(receipt);
    canvas.getByLabelText('Message to Ana Lima').focus();
    await userEvent.paste(pasted);
    await expect(onStage).toHaveBeenCalledWith({ files: [receipt] });

    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledWith({ text: '' });
    await userEvent.click(tray.getByRole('button', { name: 'Remove policy.pdf' }));
    await expect(onUnstage).toHaveBeenCalledWith({ id: 'one' });
  },
};
