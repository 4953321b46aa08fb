import { cardsScenarios } from '@embarque/mocks/cards/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { expectNoOverflow } from '#storybook/testing/layout/no-overflow.ts';
import { thisMonth } from '../../cards/card-period.ts';
import { demoApi } from '../../http/http.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { dashboardCalls } from './dashboard.api.ts';
import { EcommerceDashboardPage } from './EcommerceDashboardPage.tsx';
import { PartnersCard } from './cards/PartnersCard.tsx';

const meta = {
  component: EcommerceDashboardPage,
  // Loaded first, so that stories do not wait for lazy code.
  loaders: [() => import('../../../../design-system/src/components/dropdowns/MenuLayer.tsx')],
  parameters: { route: '/dashboard/ecommerce' },
} satisfies Meta<typeof EcommerceDashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Today here: `2030-06-15`. */
const today = () => new Date().toLocaleDateString('sv');

const region = (canvas: Canvas, name: string | RegExp) => within(canvas.getByRole('region', { name }));
const group = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const urlOf = (context: Parameters<typeof storyOf>[0]) => {
  const { pathname, search } = storyOf(context).router.state.location;
  return pathname + search;
};
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

/** Waits for the figures of every card. */
async function arrived(canvas: Canvas) {
  for (const text of [/^US\$\s25\.852$/, /^of this year's target of \d/]) {
    // Until it is there, its place is kept by a figure that nobody sees.
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  }
  await waitFor(() => expect(canvas.queryAllByText(/: loading…$/)).toEqual([]));
}

export const Default: Story = {
  name: 'Sales, revenue, partners and goals (DSH-05, DSH-06, DSH-07, DSH-08)',
  tags: ['core', 'DSH-05', 'DSH-06', 'DSH-07', 'DSH-08'],
  play: async ({ canvas, step }) => {
    await arrived(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'eCommerce dashboard' })).toBeVisible();
    await expect(document.title).toBe('eCommerce dashboard · Embarque');

    await step('the medal, the statistics and the earnings have the same revenue', async () => {
      const { now } = await dashboardCalls.sales(thisMonth(today()), new AbortController().signal);
      const revenue = plain(formatMoney(now.revenue, 'BRL')) ?? '';
      const medal = region(canvas, /^(Congratulations, Marina!|Sales so far)$/);
      await expect(medal.getByText(revenue)).toBeVisible();
      await expect(medal.getByRole('link', { name: 'View sales' })).toHaveAttribute('href', '/sales?dates=this-month');
      const figures = region(canvas, 'Statistics').getAllByRole('listitem');
      const texts = figures.map(({ textContent }: HTMLElement) => plain(textContent));
      await expect(texts.slice(0, 3)).toEqual([
        `${now.sold}Sales`,
        `${now.customers}Customers`,
        `${now.products}Products`,
      ]);
      await expect(texts[3]).toMatch(/^R\$ [\d.,]+k?Revenue$/);
      await expect(region(canvas, 'Earnings').getByText(revenue)).toBeVisible();
      await expect(group(canvas, 'Orders').getByText(`${now.orders}`)).toBeVisible();
    });
    await step('profit and the revenue report', async () => {
      await expect(group(canvas, 'Profit').getByRole('img')).toBeVisible();
      await expect(region(canvas, 'Revenue Report').getByText(/^US\$\s56\.800$/)).toBeVisible();
    });
    await step('seven companies, which together have that revenue', async () => {
      const { now } = await dashboardCalls.sales(thisMonth(today()), new AbortController().signal);
      const table = within(canvas.getByRole('table', { name: 'Sales by company' }));
      const [head, ...rows] = table.getAllByRole('row');
      await expect(head).toHaveTextContent('CompanyCategoryViewsRevenueSales');
      await expect(rows).toHaveLength(7);
      for (const [index, { name, email, revenue }] of now.companies.entries()) {
        const text = plain(rows[index]?.textContent ?? null);
        await expect(text).toContain(name + email);
        await expect(text).toContain(plain(formatMoney(revenue, 'BRL')));
      }
      await expect(now.companies.reduce((sum, { revenue }) => sum + revenue, 0)).toBeCloseTo(now.revenue, 2);
      await expect(region(canvas, 'Developer Meetup').getByText('10:00 – 18:00')).toBeVisible();
    });
    await step('browsers, goal and transactions', async () => {
      await expect(region(canvas, 'Browser States').getAllByRole('listitem')).toHaveLength(6);
      await expect(region(canvas, 'Browser States').getByText('Other')).toBeVisible();
      const { completed, inProgress, target } = await dashboardCalls.goal(null, new AbortController().signal);
      const goal = region(canvas, 'Goal Overview');
      await expect(goal.getByText(`of this year's target of ${formatNumber(target)} reached`)).toBeVisible();
      await expect(goal.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
        [completed, inProgress].map(formatNumber),
      );
      const transactions = region(canvas, 'Transactions').getAllByRole('listitem');
      await expect(transactions).toHaveLength(5);
      const kinds = transactions.map(({ textContent }) => /Sale|Refund|Claim/.exec(textContent)?.[0]);
      await expect(new Set(kinds)).toEqual(new Set(['Sale', 'Refund', 'Claim']));
    });
    await expectNoOverflow();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(cardsScenarios.stillLoading),
  play: async ({ canvas }) => {
    for (const name of ['Orders', 'Profit', 'Revenue Report', 'Goal Overview']) {
      await expect(await canvas.findByText(`${name}: loading…`)).toBeInTheDocument();
    }
    for (const name of ['Sales by company', 'Transactions']) {
      await expect(region(canvas, name).getByRole('status')).toBeInTheDocument();
    }
  },
};

export const NothingMovesWhenDataArrives: Story = {
  beforeEach: ({ msw }) => msw.use(cardsScenarios.slow),
  play: async ({ canvas }) => {
    const tops = () => canvas.getAllByRole('heading').map((heading) => Math.round(heading.getBoundingClientRect().top));
    await canvas.findByText('Revenue Report: loading…');
    const before = tops();
    await arrived(canvas);

    await expect(tops()).toEqual(before);
  },
};

export const AFailedCardCanBeRetried: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(cardsScenarios.revenueReportFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load the revenue report");
    await waitFor(() => expect(canvas.getByText(/^of this year's target of \d/)).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);

    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await arrived(canvas);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Revenue Report' })).toHaveFocus());
  },
};

export const EachFailedCardRetriesAlone: Story = {
  beforeEach: ({ msw }) => msw.use(cardsScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(9));
    msw.resetHandlers();
    const orders = within(canvas.getByRole('region', { name: 'Orders' }));
    await userEvent.click(orders.getByRole('button', { name: 'Try again' }));

    await expect(await canvas.findByRole('group', { name: 'Orders' })).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(8);
  },
};

export const ChoosingAYearLoadsItsFigures: Story = {
  tags: ['DSH-06'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await arrived(canvas);
    const report = region(canvas, 'Revenue Report');
    await userEvent.click(report.getByRole('button', { name: 'Year: 2020' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '2018' }));

    await expect(await report.findByText(/^US\$\s17\.965$/)).toBeVisible();
    await expect(report.getByText(/^US\$\s39\.200$/)).toBeVisible();
    await expect(urlOf(context)).toBe('/dashboard/ecommerce?year=2018');
    await step('and going back has those before', async () => {
      await storyOf(context).router.navigate(-1);
      await expect(await report.findByText(/^US\$\s25\.852$/)).toBeVisible();
    });
  },
};

export const TheUrlSelectsYearAndPeriod: Story = {
  parameters: { route: '/dashboard/ecommerce?year=2019&period=last+month' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^US\$\s21\.340$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Year: 2019' })).toBeVisible();
    await expect(region(canvas, 'Browser States').getByText('49,8%')).toBeVisible();
  },
};

export const OldFiguresStayWhileAYearLoads: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await arrived(canvas);
    msw.use(cardsScenarios.stillLoading);
    await userEvent.click(canvas.getByRole('button', { name: 'Year: 2020' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '2019' }));

    const card = canvas.getByRole('region', { name: 'Revenue Report' });
    const busy = await waitFor(() => required(card.closest('[aria-busy="true"]'), 'card that is loading'));
    await waitFor(() => expect(getComputedStyle(busy).filter).toBe('grayscale(1)'));
    await expect(canvas.getByText(/^US\$\s25\.852$/)).toBeVisible();
    await expect(canvas.getByText('Revenue in 2020')).toBeVisible();
  },
};

export const ChoosingAPeriodChangesTheBrowserShares: Story = {
  tags: ['DSH-08'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const browsers = region(canvas, 'Browser States');
    await expect(browsers.getByText('54,4%')).toBeVisible();
    await userEvent.click(browsers.getByRole('button', { name: 'Last 7 days' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Last Year' }));

    await expect(await browsers.findByText('40,1%')).toBeVisible();
    await expect(urlOf(context)).toBe('/dashboard/ecommerce?period=last+year');
  },
};

const budgetOnServer = async () =>
  v.parse(v.object({ budget: v.number() }), await demoApi.get('/card/card-analytics/revenue-report')).budget;

export const AnIncreasedBudgetIsStoredAndCanBeUndone: Story = {
  name: 'An increased budget is stored, and can be undone (DSH-06)',
  tags: ['core', 'DSH-06'],
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase budget' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Increase budget' }));

    await expect(await canvas.findByText(/^US\$\s58\.800$/)).toBeVisible();
    // Changes of one kind share a toast, whose undo takes both back.
    await expect(await screen.findByText('2 changes to the 2020 budget')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo all' }));
    await expect(await canvas.findByText(/^US\$\s56\.800$/)).toBeVisible();
    await waitFor(async () => expect(await budgetOnServer()).toBe(56_800));
  },
};

export const ARefusedBudgetIsRolledBackWithAMessage: Story = {
  tags: ['DSH-06'],
  beforeEach: ({ msw }) => msw.use(cardsScenarios.budgetRefused),
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase budget' }));

    await expect(await screen.findByText(/Couldn't change the 2020 budget\. It's as it was\./)).toBeInTheDocument();
    await expect(await canvas.findByText(/^US\$\s56\.800$/)).toBeVisible();
  },
};

export const NoPartners: Story = {
  tags: ['DSH-07'],
  render: () => <PartnersCard />,
  beforeEach: ({ msw }) => msw.use(cardsScenarios.noCompanies),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No partners yet' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const ZeroFigures: Story = {
  beforeEach: ({ msw }) => msw.use(cardsScenarios.empty),
  play: async ({ canvas }) => {
    await waitFor(() => expect(group(canvas, 'Orders').getByText('0')).toBeVisible());
    await waitFor(() => expect(region(canvas, 'Goal Overview').getByText('0%')).toBeVisible());
  },
};

export const HugeFiguresFitAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  beforeEach: ({ msw }) => msw.use(cardsScenarios.hugeFigures),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/\d[\d.,]*M$/))[0]).toBeVisible();
    await expectNoOverflow();
  },
};

export const WorksByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    region(canvas, /Congratulations|Sales so far/)
      .getByRole('link', { name: 'View sales' })
      .focus();
    const year = canvas.getByRole('button', { name: 'Year: 2020' });
    for (let steps = 0; steps < 30 && document.activeElement !== year; steps += 1) await userEvent.tab();
    await expect(year).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: '2020' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(await canvas.findByText(/^US\$\s21\.340$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Year: 2019' })).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expectNoOverflow();
  },
};
