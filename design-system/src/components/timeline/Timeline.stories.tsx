import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Timeline, TimelineItem } from './Timeline.tsx';
import * as examples from './Timeline.examples.tsx';

const children = [
  <TimelineItem key="sold" title="Policy sold" aside="12 min ago">
    In Lisbon
  </TimelineItem>,
  <TimelineItem key="paid" title="Policy paid" tone="success" aside="2 min ago" />,
];

const meta = {
  component: Timeline,
  subcomponents: { TimelineItem },
  args: { children },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-TML-01'] };
export const WithIcons: Story = { render: examples.WithIcons, tags: ['W-TML-02'] };

export const Conforms: Story = conformance(Timeline, { children });

export const TellsWhatHappenedAsAList: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);

    await expect(items).toEqual(['Policy sold12 min agoIn Lisbon', 'Policy paid2 min ago']);
  },
};

export const OpensTheAmountsOfTheReport: Story = {
  render: examples.WithIcons,
  play: async ({ canvas, userEvent }) => {
    const amounts = () => canvas.queryByText('Tokyo')?.checkVisibility({ visibilityProperty: true });
    const button = canvas.getByRole('button', { name: 'Amounts' });
    await waitFor(() => expect(amounts()).toBeFalsy());

    await userEvent.click(button);
    await waitFor(() => expect(amounts()).toBe(true));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const WritesAmountsInPortuguese: Story = {
  render: examples.Basic,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amounts' }));
    await expect(canvas.getByText(/^€\s18\.240$/)).toBeInTheDocument();
  },
};
