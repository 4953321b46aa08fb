import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { conformance, type KeyboardTable } from '../../conformance/conformance.tsx';
import { sliderKeyboard } from './slider.keyboard.ts';
import { RangeField, type RangeFieldProps } from './RangeField.tsx';
import * as examples from './RangeField.examples.tsx';

const rangeKeyboard: KeyboardTable = sliderKeyboard.map((row) => ({ ...row, isNative: true }));

const meta = {
  component: RangeField,
  args: { label: 'Days', onChange: fn() },
  parameters: { keyboard: rangeKeyboard },
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NativeRange: Story = {
  render: examples.NativeRange,
  tags: ['W-SLD-01'],
  play: async ({ canvas }) => {
    const [open, closed] = canvas.getAllByRole('slider');
    if (!open || !closed) throw new Error('Two ranges were expected.');
    await expect(closed).toBeDisabled();

    await fireEvent.input(open, { target: { value: '60' } });
    await expect(canvas.getByText('60')).toBeVisible();
  },
};

// Disabled, for user-event has no keys for native ranges; they are the browser's own.
export const Conforms: Story = conformance<RangeFieldProps>(RangeField, {
  label: 'Days',
  description: 'Up to 90.',
  isDisabled: true,
});
