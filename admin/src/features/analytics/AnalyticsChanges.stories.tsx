import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { AnalyticsPage } from './AnalyticsPage.tsx';

const meta = {
  component: AnalyticsPage,
  tags: ['!autodocs'],
  globals: { clock: 'leapDay' },
  parameters: { route: '/dashboard/analytics' },
} satisfies Meta<typeof AnalyticsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const group = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');

/** Answers with one sum for these days, and with another for the days before. */
const answering = (measure: string, sums: { now: number; before: number }) =>
  http.get(`/card/card-series/${measure}`, ({ request }) => {
    const { from, to } = Object.fromEntries(new URL(request.url).searchParams);
    return HttpResponse.json({ from, to, series: [{ data: [from === '2028-02-23' ? sums.now : sums.before] }] });
  });

export const FewerOpenTicketsAreGoodAndFewerOrdersAreNot: Story = {
  name: 'Fewer open tickets are good and fewer orders are not (XD-13)',
  beforeEach: ({ msw }) => msw.use(answering('orders', { now: 20, before: 25 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^20\./ });
    await canvas.findByRole('button', { name: /^163\./ });
    const [tickets, orders] = [region(canvas, 'Support tracker'), group(canvas, 'Orders received')];

    await expect(tickets.getByText(/^-\d+(,\d)?%, better$/)).toBeInTheDocument();
    await expect(tickets.getByText(/^fewer than before/)).toBeVisible();
    await expect(orders.getByText(/^-\d+(,\d)?%, worse$/)).toBeInTheDocument();
    await expect(orders.getByText(/^fewer than before/)).toBeVisible();
  },
};

export const CongratulatesOnARise: Story = {
  tags: ['DSH-01'],
  beforeEach: ({ msw }) => msw.use(answering('policies', { now: 12, before: 10 })),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'Congratulations, Marina!' });

    await expect(banner).toHaveTextContent('You sold 20% more policies than before (16 fev. – 22 fev.)');
  },
};

export const DoesNotCongratulateOnAFall: Story = {
  tags: ['DSH-01'],
  beforeEach: ({ msw }) => msw.use(answering('policies', { now: 9, before: 10 })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Policies sold' })).toHaveTextContent(
        'You sold 10% fewer policies than before (16 fev. – 22 fev.)',
      ),
    );
    await expect(canvas.queryByText(/Congratulations/)).toBeNull();
  },
};

export const AChangeThatRoundsToNothingIsNone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answering('policies', { now: 10_004, before: 10_000 }),
      answering('orders', { now: 9996, before: 10_000 }),
      answering('tickets', { now: 20, before: 10 }),
    ),
  play: async ({ canvas, step }) => {
    const sold = await canvas.findByText(/as many policies as before/);
    await expect(plain(sold)).toBe('0% change: as many policies as before (16 fev. – 22 fev.)');
    await expect(canvas.queryByText(/Congratulations/)).toBeNull();
    await waitFor(() => expect(group(canvas, 'Orders received').getByText(/^as many as before/)).toBeVisible());
    await step('and what is not known of the tickets is a dash', async () => {
      await expect(await canvas.findByRole('button', { name: /^20\./ })).toBeVisible();
      const tickets = region(canvas, 'Support tracker');
      await expect(tickets.getAllByRole('definition').map(plain)).toEqual(['—', '—', '—']);
      await expect(tickets.getByText('no comparison')).toBeInTheDocument();
    });
  },
};
