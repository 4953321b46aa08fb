import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { radioGroupKeyboard } from '../../forms/elements/radio/radio-group.keyboard.ts';
import { ColorDots, type ColorDotsProps } from './ColorDots.tsx';
import * as examples from './ColorDots.examples.tsx';

const args: ColorDotsProps = {
  label: 'Colour',
  value: 'blue',
  dots: [
    { value: 'blue', name: 'Blue', tone: 'primary' },
    { value: 'green', name: 'Green', tone: 'success' },
    { value: 'red', name: 'Red', tone: 'danger' },
  ],
  onChange: fn(),
};

const meta = {
  component: ColorDots,
  args,
} satisfies Meta<typeof ColorDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ThreeColours: Story = {
  render: examples.ThreeColours,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Signal amber' }));
    await expect(canvas.getByRole('radio', { name: 'Signal amber' })).toBeChecked();
    await expect(canvas.getByText('Signal amber', { selector: '[aria-hidden]' })).toBeVisible();
  },
};

export const Conforms: Story = conformance<ColorDotsProps>(ColorDots, args, { keyboard: radioGroupKeyboard });

export const IsOneStopWithArrowsInside: Story = {
  play: async ({ args: { onChange }, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Colour' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Blue' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onChange).toHaveBeenCalledWith({ value: 'green' });
  },
};

export const IsPressedOnAllOfADot: Story = {
  play: async ({ args: { onChange }, canvas }) => {
    const { right, bottom } = canvas.getByTitle('Red').getBoundingClientRect();
    const radio = document.elementFromPoint(right - 8, bottom - 8) as HTMLElement;
    await expect(radio).toBe(canvas.getByRole('radio', { name: 'Red' }));
    radio.click();
    await expect(onChange).toHaveBeenCalledWith({ value: 'red' });
  },
};
