import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { SalesPage } from '../SalesPage.tsx';

const meta = {
  component: SalesPage,
  tags: ['!autodocs'],
  parameters: { route: '/sales' },
} satisfies Meta<typeof SalesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const TILES = ['Policies sold', 'eSIMs sold', 'Refunds', 'Average sale'];

export const GreetsByNameWithTheDayAndItsSales: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Sales: Good (morning|afternoon|evening), Marina$/,
    );
    await expect(await canvas.findByText(/^· (No sales yet|\d+ sales?) today$/)).toBeVisible();
    await expect(await tiles(canvas)).toHaveLength(TILES.length);
    await expect(canvas.getByRole('region', { name: 'Goal' })).toBeVisible();
  },
};

export const APeriodIsInTheUrlAndChangesTheFigures: Story = {
  tags: ['core'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tiles(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Figures: Last 30 days' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'This month' }));

    await waitFor(() => expect(canvas.getAllByText('vs. same days last month').length).toBeGreaterThan(1));
    await expect(storyOf(context).router.state.location.search).toBe('?period=this-month');
    await expect(canvas.getByText(/^1–10 of [\d.]+$/)).toBeVisible();
  },
};

export const ACurrencyIsShownAlone: Story = {
  parameters: { route: '/sales?currency=EUR' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tiles(canvas);
    const revenue = within(canvas.getByRole('region', { name: 'Revenue' }));
    await expect(revenue.getByRole('radio', { name: 'EUR' })).toBeChecked();
    await expect(revenue.getByRole('img')).toHaveAccessibleName(/€/);
    await userEvent.click(revenue.getByRole('radio', { name: 'BRL' }));

    await waitFor(() => expect(revenue.getByRole('img')).toHaveAccessibleName(/R\$/));
    await expect(storyOf(context).router.state.location.search).toBe('?currency=BRL');
  },
};

export const WaitsForTheListAndKeepsItsRoom: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading key figures…')).toBeInTheDocument();
    await waitFor(() => expect(server.log.entries).toHaveLength(0));
  },
};

export const WithoutSalesTheFiguresAreZero: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.noSales),
  play: async ({ canvas }) => {
    const [policies] = await tiles(canvas);

    await expect(policies).toHaveTextContent(/^Policies sold0$/);
    await expect(await canvas.findByText('· No sales yet today')).toBeVisible();
    await expect(canvas.getByText('The previous period had no revenue to reach.')).toBeVisible();
  },
};

export const FailedFiguresLeaveTheListAloneAndCanBeRetried: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await tiles(canvas);
    msw.use(salesApiScenarios.failed500);
    await userEvent.click(canvas.getByRole('button', { name: 'Figures: Last 30 days' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last 7 days' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load key figures");
    await expect(canvas.getByText(/^1–10 of [\d.]+$/)).toBeVisible();

    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await tiles(canvas)).toHaveLength(TILES.length);
  },
};

export const AnOlderServerHasTheSameFigures: Story = {
  play: async (context) => {
    const { canvas, msw } = context;
    const before = (await tiles(canvas)).map(({ textContent }) => textContent);
    msw.use(salesApiScenarios.olderServer);
    await storyOf(context).router.navigate('/sales?period=7-days');
    await waitFor(async () => expect((await tiles(canvas)).map(({ textContent }) => textContent)).not.toEqual(before));
    await storyOf(context).router.navigate('/sales');

    await waitFor(async () => expect((await tiles(canvas)).map(({ textContent }) => textContent)).toEqual(before));
  },
};

export const AStripOnPhones: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: 'Key figures' });

    await expect(strip.getBoundingClientRect().height).toBeLessThan(170);
    await expect(canvas.queryByRole('region', { name: 'Goal' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The four tiles, once their figures are there. */
async function tiles(canvas: Canvas): Promise<HTMLElement[]> {
  return Promise.all(TILES.map((name) => canvas.findByRole('group', { name })));
}
