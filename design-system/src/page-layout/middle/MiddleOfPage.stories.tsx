import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { MiddleOfPage } from './MiddleOfPage.tsx';

const meta = {
  component: MiddleOfPage,
  args: { children: <h1>Boarding begins soon</h1> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MiddleOfPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance(MiddleOfPage, { children: <h1>Boarding begins soon</h1> });

export const FillsTheWindow: Story = {
  play: async ({ canvas }) => {
    const { top, height } = canvas.getByRole('main').getBoundingClientRect();
    await expect(top + height).toBeGreaterThanOrEqual(window.innerHeight);
  },
};
