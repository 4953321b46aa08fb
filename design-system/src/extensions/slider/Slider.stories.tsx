import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Slider, type SliderProps } from './Slider.tsx';
import * as examples from './Slider.examples.tsx';
import { sliderKeyboard } from './slider.keyboard.ts';

const meta = {
  component: Slider,
  args: { label: 'Share', onChange: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Vertical: Story = { render: examples.Vertical, tags: ['W-SLD-07'] };
export const VerticalToTheTop: Story = { render: examples.VerticalToTheTop, tags: ['W-SLD-08'] };

export const Conforms: Story = conformance<SliderProps>(
  Slider,
  { label: 'Share', defaultValue: 50 },
  { keyboard: sliderKeyboard },
);

export const ScaleAndTooltip: Story = {
  render: examples.ScaleAndTooltip,
  tags: ['W-SLD-04'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pips = [...canvasElement.querySelectorAll('[style*="--at"]')].map((pip) => pip.textContent);
    await expect(pips).toEqual(['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100']);

    await userEvent.click(canvas.getByText('Share of the claim paid'));
    await expect(canvas.getByRole('slider', { name: 'Share of the claim paid' })).toHaveFocus();
  },
};

export const FollowsRightToLeft: Story = {
  args: { defaultValue: 20 },
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 21 });

    const handle = canvas.getByRole('slider').getBoundingClientRect();
    await expect(handle.left).toBeGreaterThan(window.innerWidth / 2);
  },
};
