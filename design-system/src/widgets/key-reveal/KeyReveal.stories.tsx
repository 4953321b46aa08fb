import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../conformance/field.keyboard.ts';
import * as examples from './KeyReveal.examples.tsx';
import { KeyReveal } from './KeyReveal.tsx';

const args = {
  title: 'The key “Booking site” is ready',
  secret: 'emb_test_8f14e45fceea167a5a36dedd',
  variable: 'EMBARQUE_API_KEY',
  onStored: fn(),
};

const meta = { component: KeyReveal, args } satisfies Meta<typeof KeyReveal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ShownOnce: Story = { render: examples.ShownOnce };
export const Conforms: Story = conformance(KeyReveal, args, { keyboard: fieldKeyboard });

export const SaysCopiedOnlyAfterItWas: Story = {
  name: 'Says “Copied” only when it was, once for any number of presses, and is ready again after two seconds (XA-02)',
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined),
  play: async ({ args: { secret, onStored }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the value' }));
    const copied = await canvas.findByRole('button', { name: 'Copied' });
    // Quickly enough for a busy machine.
    for (let press = 0; press < 4; press += 1) await fireEvent.click(copied);
    await expect(mocked(navigator.clipboard.writeText)).toHaveBeenLastCalledWith(secret);
    await expect(canvas.getAllByText('Copied')).toHaveLength(1);
    await waitFor(() => expect(copied).toHaveAccessibleName('Copy the value'), { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await expect(onStored).toHaveBeenCalledOnce();
  },
};

export const SelectsTheValueWhenCopyingIsRefused: Story = {
  name: 'Says that copying was refused, and selects the value (XA-02)',
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused')),
  play: async ({ args: { secret }, canvas, userEvent }) => {
    const value = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Value of the key' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the value' }));
    await expect(await canvas.findByText(/The value is selected: copy it with your keyboard/)).toBeVisible();
    await expect(value).toHaveFocus();
    await expect([value.selectionStart, value.selectionEnd]).toEqual([0, secret.length]);
    await expect(canvas.queryByText('Copied')).toBeNull();
  },
};
