import { cardsScenarios } from '@embarque/mocks/cards/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { expectNoOverflow } from '#storybook/testing/layout/no-overflow.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';

const meta = {
  component: AnalyticsPage,
  tags: ['!autodocs'],
  globals: { clock: 'leapDay' },
  // Loaded first, so that stories do not wait for lazy code.
  loaders: [
    () => import('../../../../design-system/src/components/dropdowns/MenuLayer.tsx'),
    () => import('../../../../design-system/src/components/popovers/PopoverLayer.tsx'),
  ],
  parameters: { route: '/dashboard/analytics' },
} satisfies Meta<typeof AnalyticsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const group = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');

/** Waits for the figures of the last seven days. */
async function arrived(canvas: Canvas) {
  for (const text of ['92,6k', '97,5k', '2,7k', '163', '57,6%']) {
    await expect(await canvas.findByRole('button', { name: new RegExp(`^${text}\\.`) })).toBeVisible();
  }
}

async function choose(canvas: Canvas, userEvent: User, from: string, to: string) {
  await userEvent.click(await canvas.findByRole('button', { name: from }));
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
}

export const Default: Story = {
  name: 'The figures of seven days, a timeline, a radar and a project (DSH-01, DSH-02, DSH-03)',
  tags: ['core', 'DSH-01', 'DSH-02', 'DSH-03'],
  play: async (context) => {
    const { canvas, canvasElement, step, userEvent } = context;
    await arrived(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Analytics dashboard' })).toBeVisible();
    await expect(canvas.getByText('22 fev. – 28 fev.', { selector: 'h1 ~ *, p *, p' })).toBeVisible();

    await step('the banner and the two growing figures', async () => {
      const banner = canvas.getByRole('region', { name: 'Congratulations, Marina!' });
      await expect(banner).toHaveTextContent('You sold 57,6% more policies than before (15 fev. – 21 fev.)');
      await expect(within(banner).getByRole('link', { name: 'View sales' })).toHaveAttribute(
        'href',
        '/sales?from=2028-02-22&to=2028-02-28',
      );
      await expect(group(canvas, 'Subscribers gained').getByText('+9,9%, better')).toBeInTheDocument();
      await expect(group(canvas, 'Orders received').getByText('-3,8%, worse')).toBeInTheDocument();
      await expect(
        group(canvas, 'Orders received').getByRole('img', {
          name: /13\.000; 19\.500; 10\.400; 19\.500; 9\.100; 15\.600; 10\.400/,
        }),
      ).toBeVisible();
    });
    await step('sessions with their goals, and tickets that add up', async () => {
      const sessions = region(canvas, 'Average sessions');
      await expect(sessions.getAllByRole('progressbar')).toHaveLength(4);
      await userEvent.click(sessions.getByRole('button', { name: 'View details' }));
      const details = within(await screen.findByRole('dialog', { name: 'Sessions a day' }));
      await expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        '1.718',
        '2.864',
        '5.154',
        '4.009',
        '2.864',
        '1.718',
        '573',
      ]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const tickets = region(canvas, 'Support tracker');
      await expect(await tickets.findByText('61%')).toBeVisible();
      await expect(tickets.getAllByRole('definition').map(plain)).toEqual(['29', '63', '1d']);
    });
    await step('timeline, radar and project', async () => {
      await expect(region(canvas, 'User timeline').getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
      await expect(region(canvas, 'Sales and visits').getByText(/Last six months/)).toHaveTextContent(
        '01 ago. 2027 – 31 jan. 2028',
      );
      const radar = await canvas.findByRole('application', { name: 'Sales and visits' });
      await expect(radar).toHaveAccessibleDescription(/^Ago to Jan, 6 places\. Policies sold: .*\. Visits: /);
      const project = region(canvas, 'App design');
      await userEvent.click(project.getByRole('button', { name: 'Join Team' }));
      await expect(project.getByRole('button', { name: 'Leave Team' })).toBeVisible();
      await expect(storyOf(context).area.getItem('embarque.analytics.team')).toBe('true');
      await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
    });
    await expectNoOverflow();
  },
};

export const FewerOpenTicketsAreGoodAndFewerOrdersAreNot: Story = {
  name: 'Fewer open tickets are good and fewer orders are not (XD-13)',
  play: async ({ canvas }) => {
    await arrived(canvas);
    const [tickets, orders] = [region(canvas, 'Support tracker'), group(canvas, 'Orders received')];

    await expect(tickets.getByText(/^-\d+(,\d)?%, better$/)).toBeInTheDocument();
    await expect(tickets.getByText(/^fewer than before/)).toBeVisible();
    await expect(orders.getByText(/^-\d+(,\d)?%, worse$/)).toBeInTheDocument();
    await expect(orders.getByText(/^fewer than before/)).toBeVisible();
  },
};

export const APressOnAFigureShowsHowItCameAbout: Story = {
  tags: ['DSH-01'],
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    const figure = canvas.getByRole('button', { name: /^97,5k\./ });
    figure.focus();
    await userEvent.keyboard('{Enter}');

    const layer = await screen.findByRole('dialog', { name: 'How orders received are counted' });
    const values = within(layer).getAllByRole('definition').map(plain);
    await expect(values.slice(0, 6)).toEqual([
      '97.500',
      '22 fev. – 28 fev.',
      '15 fev. – 21 fev.',
      '101.400',
      '97.500 ÷ 101.400 − 1 = -3,8%',
      'GET /card/card-series/orders',
    ]);
    const days = values.slice(7).map((value) => Number(value.replace('.', '')));
    await expect(days).toHaveLength(7);
    await expect(days.reduce((sum, day) => sum + day, 0)).toBe(97_500);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(figure).toHaveFocus());
  },
};

export const OnePeriodInTheUrlIsForAllCards: Story = {
  tags: ['core'],
  parameters: { route: '/dashboard/analytics?period=last+month' },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const search = () => storyOf(context).router.state.location.search;
    await waitFor(() => expect(canvas.getAllByText('01 dez. 2027 – 31 dez. 2027').length).toBeGreaterThanOrEqual(5));

    await choose(canvas, userEvent, 'Last Month', 'Last 28 Days');
    await expect(search()).toBe('?period=last+28+days');
    await waitFor(() => expect(canvas.queryAllByText('01 dez. 2027 – 31 dez. 2027')).toHaveLength(0));
    await step('and going back has the one before', async () => {
      await storyOf(context).router.navigate(-1);
      await expect(await canvas.findByRole('button', { name: 'Last Month' })).toBeVisible();
    });
    await step('and no average of a year has decimals that read as thousands', async () => {
      await choose(canvas, userEvent, 'Last Month', 'Last Year');
      const sessions = () => region(canvas, 'Average sessions');
      const chart = () => sessions().getByRole('application');
      await waitFor(() => expect(chart()).toHaveAccessibleDescription(/Jan to Dez/));
      await expect(sessions().getAllByText('01 jan. 2026 – 31 dez. 2026')).not.toHaveLength(0);
      await expect(chart()).not.toHaveAccessibleDescription(/\d,\d{3}/);
      await expect(document.body.textContent).not.toMatch(/\d,\d{3}/);
    });
  },
};

export const AMonthOfTheRadarLeadsToItsSales: Story = {
  tags: ['DSH-03'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await arrived(canvas);
    const radar = await canvas.findByRole('application', { name: 'Sales and visits' });
    await expect(radar).toHaveAccessibleDescription(/Enter opens what is behind it\.$/);
    radar.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const { location } = storyOf(context).router.state;
    await expect(location.pathname + location.search).toBe('/sales?from=2027-09-01&to=2027-09-30');
  },
};

export const TheLastOfThreeQuickChoicesWins: Story = {
  name: 'The last of three quick choices wins (XD-12)',
  play: async ({ canvas, msw, userEvent }) => {
    const [released, late] = [Promise.withResolvers<undefined>(), fn()];
    msw.use(
      http.get('/card/card-series/:measure', async ({ request }) => {
        if (new URL(request.url).searchParams.get('to') !== '2028-01-31') return;
        await released.promise;
        late();
      }),
    );
    await arrived(canvas);
    await choose(canvas, userEvent, 'Last 7 days', 'Last 28 Days');
    await choose(canvas, userEvent, 'Last 28 Days', 'Last 7 days');
    await arrived(canvas);

    released.resolve(undefined);
    await waitFor(() => expect(late).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: /^97,5k\./ }));
    const layer = await screen.findByRole('dialog', { name: 'How orders received are counted' });
    await expect(within(layer).getByText('15 fev. – 21 fev.')).toBeInTheDocument();
    await arrived(canvas);
    await expect(canvas.getAllByText('15 fev. – 21 fev.').length).toBeGreaterThanOrEqual(5);
    await expect(canvas.queryByText('04 jan. – 31 jan.')).toBeNull();
  },
};

/** Answers with one sum for these days, and with another for the days before. */
const answering = (measure: string, sums: { now: number; before: number }) =>
  http.get(`/card/card-series/${measure}`, ({ request }) => {
    const { from, to } = Object.fromEntries(new URL(request.url).searchParams);
    return HttpResponse.json({ from, to, series: [{ data: [from === '2028-02-22' ? sums.now : sums.before] }] });
  });

export const AChangeThatRoundsToNothingIsNone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answering('policies', { now: 10_004, before: 10_000 }),
      answering('orders', { now: 9996, before: 10_000 }),
      answering('tickets', { now: 20, before: 10 }),
    ),
  play: async ({ canvas, step }) => {
    const sold = await canvas.findByText(/as many policies as before/);
    await expect(plain(sold)).toBe('0% change: as many policies as before (15 fev. – 21 fev.)');
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

export const NothingMovesWhenFiguresArrive: Story = {
  beforeEach: ({ msw }) => msw.use(cardsScenarios.slow),
  play: async ({ canvas }) => {
    const tops = () => canvas.getAllByRole('heading').map((one) => Math.round(one.getBoundingClientRect().top));
    await canvas.findByText('Orders received: loading…');
    const before = tops();
    await arrived(canvas);

    await expect(tops()).toEqual(before);
  },
};

export const EachCardFailsAndRetriesAlone: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(cardsScenarios.ordersFailed, cardsScenarios.ticketsRefused),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load orders")).toBeVisible();
    await expect(await canvas.findByText(/You don't have permission/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^92,6k\./ })).toBeVisible();

    msw.resetHandlers();
    await userEvent.click(region(canvas, 'Orders received').getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /^97,5k\./ })).toBeVisible();
    await expect(canvas.getByText("Couldn't load support tickets")).toBeVisible();
  },
};

export const ZeroIsAFigureAndNoShare: Story = {
  beforeEach: ({ msw }) => msw.use(cardsScenarios.empty),
  play: async ({ canvas }) => {
    const orders = within(await canvas.findByRole('group', { name: 'Orders received' }));

    await expect(await orders.findByRole('button', { name: /^0\./ })).toBeVisible();
    await expect(orders.getAllByText('0%')).not.toHaveLength(0);
    await expect(canvas.getByRole('region', { name: 'Policies sold' })).toBeVisible();
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
    await expect(await canvas.findByText('No sessions in this period')).toBeVisible();
    await expect(await canvas.findByText('No sales or visits in this period')).toBeVisible();
  },
};

export const HugeFiguresFitAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  beforeEach: ({ msw }) => msw.use(cardsScenarios.hugeFigures),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^97\.500M\./ })).toBeVisible();
    await expectNoOverflow();
  },
};

export const PhoneFromTheRight: Story = {
  globals: { viewport: { value: 'mobile2' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    await arrived(canvas);
    await expectNoOverflow();
    const sentence = canvas.getByText('A school takes forty pupils to Lisbon.');
    await expect(getComputedStyle(sentence).direction).toBe('ltr');
  },
};
