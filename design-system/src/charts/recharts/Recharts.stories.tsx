import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as examples from './Recharts.examples.tsx';

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const BalanceLine: Story = { render: examples.BalanceLine, tags: ['W-RCH-01'] };

export const WebsiteData: Story = {
  render: examples.WebsiteData,
  tags: ['W-RCH-02'],
  play: async ({ canvas, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'Website Data' });

    await userEvent.click(canvas.getByRole('button', { name: 'Sales' }));
    await expect(canvas.getByRole('button', { name: 'Sales' })).toHaveAttribute('aria-pressed', 'false');
    surface.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^07\/11, Visits \d+$/);
  },
};

export const FrameworkUsage: Story = { render: examples.FrameworkUsage, tags: ['W-RCH-03'] };
export const BrandTurnover: Story = { render: examples.BrandTurnover, tags: ['W-RCH-04'] };
export const MobileComparison: Story = { render: examples.MobileComparison, tags: ['W-RCH-05'] };
export const ExpenseRatio: Story = { render: examples.ExpenseRatio, tags: ['W-RCH-06'] };
