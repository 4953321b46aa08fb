import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Status } from './Status.tsx';
import * as examples from './Status.examples.tsx';

const meta = {
  component: Status,
  args: { children: 'On time', tone: 'success' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const People: Story = { render: examples.People };
export const Flights: Story = { render: examples.Flights };
export const Services: Story = { render: examples.Services };

export const Conforms: Story = conformance(Status, { children: 'Delayed by forty minutes' });

export const KeepsTheDotInTheFirstLine: Story = {
  args: { children: 'Closed for cleaning until nine in the morning', style: { inlineSize: 120 } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Closed/);
    const dot = text.previousElementSibling?.getBoundingClientRect();
    const all = text.getBoundingClientRect();

    await expect(dot?.top).toBe(all.top);
    await expect(all.height).toBeGreaterThan(dot?.height ?? Infinity);
  },
};
