import { cardsScenarios } from '@embarque/mocks/cards/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { expectNoOverflow } from '#storybook/testing/layout/no-overflow.ts';
import { changeIn, counted } from './analytics.testing.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';

const meta = {
  component: AnalyticsPage,
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
  for (const [name, measure] of [
    ['Subscribers gained', 'subscribers'],
    ['Orders received', 'orders'],
  ] as const) {
    const card = within(await canvas.findByRole('group', { name }));
    await expect(await card.findByRole('button', { name: new RegExp(`^${counted(measure).now}\\.`) })).toBeVisible();
  }
  for (const text of ['2,7k', '163']) {
    await expect(await canvas.findByRole('button', { name: new RegExp(`^${text}\\.`) })).toBeVisible();
  }
  await expect(await canvas.findByText(/policies than before|policies as before/)).toBeVisible();
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
    await expect(canvas.getByText('23 fev. – 29 fev.', { selector: 'h1 ~ *, p *, p' })).toBeVisible();

    await step('the banner and the two growing figures', async () => {
      const sold = plain(canvas.getByText(/policies (than|as) before/));
      await expect(sold).toContain(`You sold ${changeIn('policies')} `);
      await expect(sold).toContain('policies than before (16 fev. – 22 fev.)');
      await expect(canvas.getAllByRole('link', { name: 'View sales' })[0]).toHaveAttribute(
        'href',
        '/sales?from=2028-02-23&to=2028-02-29',
      );
      await expect(group(canvas, 'Subscribers gained').getByText(/ before /)).toBeVisible();
      await expect(group(canvas, 'Orders received').getByRole('img')).toHaveAccessibleName(/\d+(; \d+){6}/);
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

export const APressOnAFigureShowsHowItCameAbout: Story = {
  tags: ['DSH-01'],
  play: async ({ canvas, userEvent }) => {
    await arrived(canvas);
    const { now, before } = counted('orders');
    const figure = group(canvas, 'Orders received').getByRole('button');
    figure.focus();
    await userEvent.keyboard('{Enter}');

    const layer = await screen.findByRole('dialog', { name: 'How orders received are counted' });
    const values = within(layer).getAllByRole('definition').map(plain);
    await expect(values.slice(0, 4)).toEqual([`${now}`, '23 fev. – 29 fev.', '16 fev. – 22 fev.', `${before}`]);
    await expect(values[4]).toMatch(new RegExp(`^${now} ÷ ${before} − 1 = -?${changeIn('orders')}$`));
    await expect(values[5]).toBe('GET /card/card-series/orders');
    const days = values.slice(7).map((value) => Number(value.replace('.', '')));
    await expect(days).toHaveLength(7);
    await expect(days.reduce((sum, day) => sum + day, 0)).toBe(now);
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
        if (new URL(request.url).searchParams.get('to') !== '2028-02-01') return;
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
    await userEvent.click(group(canvas, 'Orders received').getByRole('button'));
    const layer = await screen.findByRole('dialog', { name: 'How orders received are counted' });
    await expect(within(layer).getByText('16 fev. – 22 fev.')).toBeInTheDocument();
    await arrived(canvas);
    await expect(canvas.getAllByText('16 fev. – 22 fev.').length).toBeGreaterThanOrEqual(5);
    await expect(canvas.queryByText('05 jan. – 01 fev.')).toBeNull();
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
    await expect(
      await within(await canvas.findByRole('group', { name: 'Subscribers gained' })).findByRole('button'),
    ).toBeVisible();

    msw.resetHandlers();
    await userEvent.click(region(canvas, 'Orders received').getByRole('button', { name: 'Try again' }));
    await expect(
      await within(await canvas.findByRole('group', { name: 'Orders received' })).findByRole('button'),
    ).toBeVisible();
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
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`^${counted('orders').now}M\\.`) }),
    ).toBeVisible();
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
