import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { PriceSummary, type PriceSummaryProps } from './PriceSummary.tsx';
import * as examples from './PriceSummary.examples.tsx';

const args: PriceSummaryProps = {
  lines: [
    { label: 'Insurance', amount: 1412.5 },
    { label: 'Discount', amount: -41.25, emphasis: 'saving' },
    { label: 'Delivery', amount: 'Free' },
    { label: 'Total', amount: 1371.25, emphasis: 'total' },
  ],
};

const meta = { component: PriceSummary, args } satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const InsuranceAndESim: Story = { render: examples.InsuranceAndESim };
export const Conforms: Story = conformance<PriceSummaryProps>(PriceSummary, args);

export const WritesAmountsInReaisAndTheRestAsItIs: Story = {
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
    await expect(amounts).toEqual(['R$ 1.412,50', '-R$ 41,25', 'Free', 'R$ 1.371,25']);
    await expect(canvas.getAllByRole('term').at(-1)).toHaveTextContent('Total');
  },
};

export const AmountsStayWholeBesideLongNames: Story = {
  args: { lines: [{ label: 'Annual insurance for the whole family, wherever it travels', amount: 7999.99 }] },
  render: (props) => (
    <div style={{ inlineSize: '14rem', overflowWrap: 'anywhere' }}>
      <PriceSummary {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/7\.999,99/).getClientRects()).toHaveLength(1);
  },
};

export const NothingYet: Story = {
  args: { lines: [{ label: 'Total', amount: 0, emphasis: 'total' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^R\$\s0,00$/)).toBeVisible();
  },
};
