import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { EcommerceDashboardPage } from './EcommerceDashboardPage.tsx';

const meta = {
  component: EcommerceDashboardPage,
  tags: ['!autodocs'],
  globals: { clock: 'leapDay' },
  parameters: { route: '/dashboard/ecommerce' },
} satisfies Meta<typeof EcommerceDashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers with one revenue for this month, and with another for the one before. */
const earning = (now: number, before: number) =>
  http.get('/card/card-figures/sales', ({ request }) => {
    const counts = { orders: 0, sold: 0, customers: 0, products: 0, profit: 0 };
    const figures = { ...counts, ordersByDay: [], profitByDay: [], companies: [] };
    const revenue = new URL(request.url).searchParams.get('to') === '2028-02-29' ? now : before;
    return HttpResponse.json({ ...figures, revenue, revenueByKind: { insurance: revenue, esim: 0 } });
  });

export const CongratulatesOnARise: Story = {
  tags: ['DSH-05'],
  beforeEach: ({ msw }) => msw.use(earning(1200, 1000)),
  play: async ({ canvas }) => {
    const medal = await canvas.findByRole('region', { name: 'Congratulations, Marina!' });
    await expect(medal).toHaveTextContent('20% more than on the same days last month');
  },
};

export const DoesNotCongratulateOnAFall: Story = {
  tags: ['DSH-05'],
  beforeEach: ({ msw }) => msw.use(earning(900, 1000)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/less than on the same days last month/))[0]).toBeVisible();
    await expect(canvas.queryByText(/Congratulations/)).toBeNull();
  },
};
