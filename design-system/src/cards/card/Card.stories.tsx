import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Card } from './Card.tsx';
import * as examples from './Card.examples.tsx';

const meta = {
  component: Card,
  args: { title: 'Departures today', children: 'Fourteen travellers leave today.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const BodyOnly: Story = { render: examples.BodyOnly };
export const TitleAndActions: Story = { render: examples.TitleAndActions };
export const WithFooter: Story = { render: examples.WithFooter };
export const EqualHeights: Story = { render: examples.EqualHeights };

export const Conforms: Story = conformance(Card, {
  title: 'Departures today',
  footer: 'Updated a minute ago',
  children: 'Fourteen travellers leave today.',
});

export const IsARegionNamedByItsTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Departures today' })).toHaveTextContent('Fourteen travellers');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Departures today');
  },
};

export const IsNoLandmarkWithoutATitle: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const TitlesStandInOneLineWithAndWithoutASubtitle: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <Card title="Payment" subtitle="Choose one way" />
      <Card title="Price" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [paid, price] = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect().top);

    await expect(paid).toBeCloseTo(price ?? 0, 1);
  },
};
