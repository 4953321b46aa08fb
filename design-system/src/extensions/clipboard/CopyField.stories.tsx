import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../conformance/field.keyboard.ts';
import { CopyField, type CopyFieldProps } from './CopyField.tsx';
import * as examples from './CopyField.examples.tsx';

const writeText = fn<(text: string) => Promise<void>>();

const meta = {
  component: CopyField,
  args: { label: 'Link', defaultValue: 'EM-2041-77', onCopied: fn() },
  decorators: [withToaster],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const CopyButtonAlone: Story = { render: examples.CopyButtonAlone };

export const Conforms: Story = conformance<CopyFieldProps>(
  CopyField,
  { label: 'Link', defaultValue: 'EM-2041-77' },
  { keyboard: fieldKeyboard },
);

export const CopyToClipboard: Story = {
  render: examples.CopyToClipboard,
  tags: ['W-CLI-01'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link for the traveller' }), '/edited');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));

    const success = await canvas.findByText('Copied');
    await waitFor(() => expect(success).toBeVisible());
    await expect(writeText).toHaveBeenCalledWith('https://embarque.example/p/EM-2041-77/edited');
  },
};

export const SelectsTheTextWhereTheBrowserRefuses: Story = {
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));

    const refusal = await canvas.findByText(/The text is selected: copy it with your keyboard/);
    await waitFor(() => expect(refusal).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(document.getSelection()?.toString()).toBe('EM-2041-77');
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};
