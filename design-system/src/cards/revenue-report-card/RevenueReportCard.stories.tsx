import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { menuButtonKeyboard } from '../../components/dropdowns/menu.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { RevenueReportCard, type RevenueReportCardProps } from './RevenueReportCard.tsx';

const args: RevenueReportCardProps = {
  title: 'Revenue report',
  years: ['2026', '2025'],
  data: {
    price: 25_852,
    budget: 56_800,
    earning: [95, 177, 284],
    expense: [-145, -80, -60],
    spent: [61, 48, 69],
    planned: [20, 10, 30],
  },
};

const meta = { component: RevenueReportCard, args } satisfies Meta<typeof RevenueReportCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<RevenueReportCardProps>(RevenueReportCard, args, {
  keyboard: menuButtonKeyboard,
});

export const AsksForTheFiguresOfAnotherYear: Story = {
  args: { onYearChange: fn(), onIncreaseBudget: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Year: 2026' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '2025' }));
    await expect(args.onYearChange).toHaveBeenCalledOnce();
    await expect(args.onYearChange).toHaveBeenCalledWith({ year: '2025' });
    await expect(canvas.getByText('Revenue in 2025')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Increase budget' }));
    await expect(args.onIncreaseBudget).toHaveBeenCalledOnce();
  },
};

export const LinesStandBesideTheFigureBelowTheBars: Story = {
  render: (args) => (
    <div style={{ inlineSize: 480 }}>
      <RevenueReportCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('img', { name: /^Spent: 61/ }).getBoundingClientRect();
    const figure = canvas.getByText('Revenue in 2026').getBoundingClientRect();

    await expect(lines.left).toBeGreaterThan(figure.right);
    await expect(lines.top).toBeLessThan(figure.top);
  },
};

export const KeepsTheSwitchToItsTableBesideTheYear: Story = {
  play: async ({ canvas }) => {
    const year = canvas.getByRole('button', { name: 'Year: 2026' }).getBoundingClientRect();
    const table = (await canvas.findByRole('button', { name: /^Show .* as table$/ })).getBoundingClientRect();

    await expect(table.left).toBeGreaterThan(year.right);
    await expect((table.top + table.bottom) / 2).toBeCloseTo((year.top + year.bottom) / 2, 0);
  },
};

export const WritesTheBudgetInTheCurrencyOfTheRevenue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^US\$\s56\.800$/)).toBeVisible();
  },
};
