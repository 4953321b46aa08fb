import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ColorDots } from './ColorDots.tsx';
import * as examples from './ColorDots.examples.tsx';

const meta = {
  component: ColorDots,
  args: { label: 'Colour', value: 'blue', dots: [{ value: 'blue', name: 'Blue', tone: 'primary' }], onChange: fn() },
} satisfies Meta<typeof ColorDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ThreeColours: Story = {
  render: examples.ThreeColours,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Signal amber' }));
    await expect(canvas.getByRole('radio', { name: 'Signal amber' })).toBeChecked();
    await expect(canvas.getByText('Signal amber')).toBeVisible();
  },
};
