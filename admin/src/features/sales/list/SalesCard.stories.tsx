import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, type UserEventObject, waitFor, within } from 'storybook/test';
import { newestSale, salesToday } from '#storybook/feature/sales.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { SalesPage } from '../SalesPage.tsx';
import { isGrouped } from '../sales.sums.ts';

const NEWEST = newestSale().id;

const meta = {
  component: SalesPage,
  tags: ['!autodocs'],
  parameters: { route: '/sales' },
} satisfies Meta<typeof SalesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** A page of the list, in the order of bare amounts, on which a currency stands at two places, however equal amounts are sorted. */
function pageOfMixedCurrencies(): number {
  const sales = salesToday();
  const orders = [sales, sales.toReversed()].map((rows) => rows.toSorted((one, other) => one.amount - other.amount));
  const isMixed = (page: number) => orders.every((rows) => !isGrouped(rows.slice((page - 1) * 10, page * 10)));
  const pages = Array.from({ length: Math.ceil(sales.length / 10) }, (_, index) => index + 1);
  return required(pages.find(isMixed), 'page of mixed currencies');
}

const BY_AMOUNT = '/sales?sortColumn=amount&sort=desc';

export const SumsAreOfTheWholeListAndOfOneCurrencyEach: Story = {
  tags: ['core'],
  parameters: { route: '/sales?kind=esim&q=europe' },
  play: async ({ canvas }) => {
    const totals = await canvas.findByRole('group', { name: 'Totals by currency' });
    const amounts = within(totals).getAllByText(/\d,\d\d$/);

    await expect(amounts.map(({ textContent }) => textContent?.replace(/\s.*/, ''))).toEqual(['R$', 'US$', '€']);
  },
};

export const SumsOfAnOlderServerAreThoseOfItsOnlyPage: Story = {
  parameters: { route: `/sales?q=${NEWEST}` },
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.olderServer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total of 1 sale')).toBeVisible();
  },
};

export const AnOlderServerHasNoSumsForSeveralPages: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.olderServer),
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–10 of [\d.]+$/);
    await expect(canvas.queryByText(/^Total of/)).toBeNull();
  },
};

export const APeriodIsInTheUrlAndSentAsMoments: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(/^1–10 of [\d.]+$/);
    await userEvent.selectOptions(period(canvas), 'Last 7 days');

    await expect(await canvas.findByText(/^1–\d+ of \d{1,2}$/)).toBeVisible();
    await expect(storyOf(context).router.state.location.search).toBe('?dates=7-days');
    await expect(canvas.queryByText(/doesn't confirm the period/)).toBeNull();
  },
};

export const OtherDaysAreChosenByDate: Story = {
  parameters: { route: '/sales?dates=last-month' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('table', { name: 'Sales' });
    await userEvent.selectOptions(period(canvas), 'Other days…');

    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(6));
    await expect(storyOf(context).router.state.location.search).toMatch(/^\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
  },
};

export const AServerThatIgnoresThePeriodIsSaidToDoSo: Story = {
  parameters: { route: '/sales?dates=7-days' },
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.olderServer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/doesn't confirm the period/)).toBeVisible();
    await expect(canvas.getByText(/^1–10 of [\d.]+$/)).toBeVisible();
  },
};

export const ClearingFiltersClearsThePeriod: Story = {
  parameters: { route: '/sales?q=zeppelin&dates=7-days' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));

    await expect(await canvas.findByText(/^1–10 of [\d.]+$/)).toBeVisible();
    await expect(storyOf(context).router.state.location.search).toBe('');
  },
};

export const AmountsAreSortedWithinEachCurrency: Story = {
  parameters: { route: BY_AMOUNT },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorted within each currency')).toBeVisible();
  },
};

export const AnOlderServerIsSaidToSortBareNumbers: Story = {
  parameters: { route: `/sales?sortColumn=amount&sort=asc&page=${pageOfMixedCurrencies()}` },
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.olderServer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sorted as bare numbers/)).toBeVisible();
  },
};

export const AnExportHasEveryPageOfTheFilteredList: Story = {
  tags: ['core'],
  parameters: { route: '/sales?kind=esim&page=2' },
  play: async ({ canvas, userEvent }) => {
    const { files, release } = catchFiles();
    const summary = await canvas.findByText(/^11–20 of [\d.]+$/);
    const total = Number(summary.textContent?.split(' ').at(-1)?.replace('.', ''));
    await takeAs(canvas, userEvent, 'CSV');

    await expect(await screen.findByText(/^sales \d{4}-\d\d-\d\d\.csv was saved\.$/)).toBeInTheDocument();
    release();
    const [head, ...rows] = (await files[0]?.text())?.replace('\uFEFF', '').split('\r\n') ?? [];
    await expect(head).toBe('Sale,Customer,Email,Product,Kind,Sold on,Amount,Currency,Status');
    await expect(rows).toHaveLength(total);
    await expect(new Set(rows.map((row) => /,(Insurance|eSIM),/.exec(row)?.[1]))).toEqual(new Set(['eSIM']));
  },
};

export const AnExportOfAnOlderServerKeepsToThePeriod: Story = {
  parameters: { route: '/sales?dates=7-days' },
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.olderServer),
  play: async ({ canvas, userEvent }) => {
    const { files, release } = catchFiles();
    await canvas.findByText(/^1–10 of [\d.]+$/);
    await takeAs(canvas, userEvent, 'CSV');

    await screen.findByText(/was saved\.$/);
    release();
    await expect((await files[0]?.text())?.split('\r\n').length).toBeLessThan(100);
  },
};

export const AWorkbookOfThousandsSaysHowFarItIs: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.thousandsOfSales),
  play: async ({ canvas, userEvent }) => {
    const { files, release } = catchFiles();
    await canvas.findByText('1–10 of 5.000');
    await takeAs(canvas, userEvent, 'Excel workbook');

    await expect(await canvas.findByText(/^Exporting: [\d.]+ of 5\.000$/)).toBeVisible();
    await waitFor(() => expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(['xlsx']), { timeout: 20_000 });
    release();
    await waitFor(() => expect(canvas.queryByText(/^Exporting/)).toBeNull());
  },
};

export const AFailedExportSaysWhy: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(/^1–10 of [\d.]+$/);
    msw.use(salesApiScenarios.serverDown);
    await takeAs(canvas, userEvent, 'CSV');

    await expect(await screen.findByText(/^Couldn't export the sales\. We can't reach the server/)).toBeInTheDocument();
    await waitFor(() => expect(exporter(canvas)).not.toHaveAttribute('aria-busy', 'true'));
  },
};

export const ADeletedSaleLeavesTheSums: Story = {
  tags: ['core'],
  parameters: { route: `/sales?q=${NEWEST}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Total of 1 sale');
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${NEWEST}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete sale' }));

    await waitFor(() => expect(canvas.queryByText(/^Total of/)).toBeNull());
    await expect(server.log.entries.map(({ method }) => method)).not.toContain('DELETE');
  },
};

const period = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Sold on' });
const exporter = (canvas: Canvas) => canvas.getByRole('button', { name: 'Export' });

async function takeAs(canvas: Canvas, userEvent: UserEventObject, format: string): Promise<void> {
  await userEvent.click(exporter(canvas));
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
}

/** Catches the files that would be saved. */
function catchFiles() {
  const contents: Blob[] = [];
  const files: File[] = [];
  const original = URL.createObjectURL.bind(URL);
  const create = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    // A workbook may be written by a worker, which has an address too.
    if (content instanceof Blob && !content.type.includes('javascript')) contents.push(content);
    return original(content);
  });
  const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) files.push(new File(contents.splice(0), this.download));
  });
  return { files, release: () => [create, press].forEach((spy) => spy.mockRestore()) };
}
