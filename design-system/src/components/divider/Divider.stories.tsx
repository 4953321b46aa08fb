import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Divider } from './Divider.tsx';
import * as examples from './Divider.examples.tsx';

const meta = {
  component: Divider,
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Plain: Story = { render: examples.Plain, tags: ['W-DIV-01'] };
export const WithText: Story = { render: examples.WithText, tags: ['W-DIV-02'] };
export const Positions: Story = { render: examples.Positions, tags: ['W-DIV-03'] };
export const Tones: Story = { render: examples.Tones, tags: ['W-DIV-04'] };
export const Icons: Story = { render: examples.Icons, tags: ['W-DIV-05'] };
export const Lines: Story = { render: examples.Lines, tags: ['W-DIV-06'] };

export const Conforms: Story = conformance(Divider, { children: 'Arrival on the next day' });

export const IsASeparatorOnlyWithoutWords: Story = {
  render: () => (
    <>
      <Divider aria-label="Break" />
      <Divider>Arrival</Divider>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator')).toEqual([canvas.getByRole('separator', { name: 'Break' })]);
    await expect(canvas.getByText('Arrival')).toBeVisible();
  },
};

export const PutsItsWordsWhereTheDirectionSays: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Divider data-testid="divider" position="start">
      Start
    </Divider>
  ),
  play: async ({ canvas }) => {
    const divider = canvas.getByTestId('divider');
    const text = within(divider).getByText('Start');

    await expect(Math.round(text.getBoundingClientRect().right)).toBe(
      Math.round(divider.getBoundingClientRect().right),
    );
  },
};
