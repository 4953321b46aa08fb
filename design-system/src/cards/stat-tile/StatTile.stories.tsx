import type { Meta, StoryObj } from '@storybook/react-vite';
import { Umbrella } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { StatTile } from './StatTile.tsx';
import * as examples from './StatTile.examples.tsx';

const meta = {
  component: StatTile,
  args: { label: 'Policies sold', value: 1284, change: 0.124, since: 'vs. last month', icon: Umbrella },
  argTypes: { icon: { control: false }, chart: { control: false } },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const KeyFigures: Story = {
  render: examples.KeyFigures,
  play: async ({ canvas }) => {
    const tile = (name: string) => within(canvas.getByRole('group', { name }));

    await expect(tile('Policies sold').getByText('1.284')).toBeVisible();
    await expect(tile('Policies sold').getByText('+12,4%, better')).toBeInTheDocument();
    await expect(tile('eSIMs activated').getByText('-8,1%, worse')).toBeInTheDocument();
    await expect(tile('Refund requests').getByText('+3,0%, worse')).toBeInTheDocument();
    await expect(tile('Average order').getAllByText('0,0%')).not.toHaveLength(0);
  },
};

export const WithAChart: Story = { render: examples.WithAChart };

export const LoadingFigures: Story = {
  render: examples.LoadingFigures,
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group', { name: 'Policies sold' });

    await expect(within(tile).getByRole('status')).toHaveTextContent('Policies sold: loading…');
    await expect(tile).not.toHaveTextContent(/\d/);
  },
};

export const Conforms: Story = conformance(StatTile, {
  label: 'Policies sold',
  value: 1284,
  change: 0.124,
  since: 'vs. last month',
});

export const KeepsItsHeightWhenTheFigureArrives: Story = {
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <StatTile {...args} chart={<span />} />
      <StatTile {...args} chart={<span />} isLoading label="eSIMs activated" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [known, loading] = canvas.getAllByRole('group').map((tile) => tile.getBoundingClientRect().height);

    await expect(loading).toBe(known);
  },
};
