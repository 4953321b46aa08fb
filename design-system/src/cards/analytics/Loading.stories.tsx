import { goalOverviewSample, supportTrackerSample } from '@embarque/mocks/cards/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { AverageSessionsCard } from '../average-sessions-card/AverageSessionsCard.tsx';
import { BreakdownCard } from '../breakdown-card/BreakdownCard.tsx';
import { EarningsCard } from '../earnings-card/EarningsCard.tsx';
import { FigureChartCard } from '../figure-chart-card/FigureChartCard.tsx';
import { GoalCard } from '../goal-card/GoalCard.tsx';
import { RevenueReportCard } from '../revenue-report-card/RevenueReportCard.tsx';
import { StatCard } from '../stat-card/StatCard.tsx';
import { StatStrip } from '../stat-card/StatStrip.tsx';
import { SupportTrackerCard } from '../support-tracker-card/SupportTrackerCard.tsx';
import { TrendCard } from '../trend-card/TrendCard.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface State {
  title: string;
  isLoading: boolean;
}

const sessions = { sessions: 2700, growth: 5.2, goal: 100_000, users: 100_000, retention: 90, duration: 1 };
const progress = { goal: 50, users: 60, retention: 70, duration: 80 };
const report = { price: 25_852, budget: 56_800, earning: [95], expense: [-45], spent: [61, 48], planned: [20, 10] };
const parts = [{ id: 'new', label: 'New', value: 690, change: 0.02 }];
const series = [{ id: 'sales', label: 'Sales', values: [4, 6] }];

const cards: Record<string, (state: State) => ReactNode> = {
  support: (state) => <SupportTrackerCard {...state} data={supportTrackerSample('Last 7 Days')} />,
  goal: (state) => <GoalCard {...state} caption="of the target" help="Paid ones" data={goalOverviewSample()} />,
  sessions: (state) => (
    <AverageSessionsCard {...state} x={['Sun']} since="vs. before" data={{ ...sessions, progress, values: [75] }} />
  ),
  revenue: (state) => <RevenueReportCard {...state} years={['2026']} data={report} onIncreaseBudget={() => {}} />,
  trend: (state) => (
    <TrendCard {...state} figures={[{ label: 'This month', value: 10 }]} x={['01', '02']} series={series} />
  ),
  breakdown: (state) => <BreakdownCard {...state} parts={parts} />,
  earnings: (state) => <EarningsCard {...state} value={4055} label="This month" note="More" parts={parts} />,
  figure: ({ title, isLoading }) => (
    <FigureChartCard label={title} isLoading={isLoading} value={2760} values={[45, 85]} icon={Eye} />
  ),
  stat: ({ title, isLoading }) => <StatCard label={title} isLoading={isLoading} value={36_900} icon={Eye} />,
  strip: (state) => <StatStrip {...state} stats={[{ id: 'sales', label: 'Sales', value: 230_000, icon: Eye }]} />,
};

export const KeepTheirHeightWhenTheFiguresArrive: Story = {
  render: () => (
    <div style={{ inlineSize: 420 }}>
      {Object.entries(cards).map(([name, card]) => (
        <div key={name} data-card={name}>
          <div>{card({ title: name, isLoading: false })}</div>
          <div>{card({ title: `${name}, loading`, isLoading: true })}</div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll<HTMLElement>('[data-card]')].map(({ children, dataset }) => {
      const [known, loading] = [...children].map((card) => Math.round(card.getBoundingClientRect().height));
      return { card: dataset['card'], known, loading };
    });
    await expect(heights.map(({ card, loading }) => ({ card, height: loading }))).toEqual(
      heights.map(({ card, known }) => ({ card, height: known })),
    );
    await expect(heights).toHaveLength(Object.keys(cards).length);
  },
};
