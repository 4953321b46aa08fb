import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { newestSale, oldestSale } from '#storybook/feature/sales.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { SalesPage } from './SalesPage.tsx';

const meta = {
  component: SalesPage,
  parameters: { route: '/sales' },
} satisfies Meta<typeof SalesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Default: Story = {
  tags: ['core'],
  play: async ({ canvas }) => {
    await expect(await ids(canvas)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((position) => newestSale(position).id));
    await expect(canvas.getByText(/^1–10 of [\d.]+$/)).toBeVisible();
    await expect(document.title).toBe('Sales · Embarque');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading sales…')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox', { name: 'Search sales' })).toBeEnabled();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.noSales),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No sales yet' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'New sale' })).toHaveLength(2);
  },
};

export const NoMatch: Story = {
  parameters: { route: '/sales?q=zeppelin&kind=esim' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { name: 'No matching sales' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));

    await expect(await ids(canvas)).toHaveLength(10);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(urlOf(context)).toBe('/sales');
  },
};

export const PageBeyondTheEnd: Story = {
  parameters: { route: '/sales?page=9999' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the first page' }));

    await expect(await ids(canvas)).toContain(newestSale().id);
    await expect(urlOf(context)).toBe('/sales');
  },
};

export const AnOddServerIsShownAsFarAsItCanBeRead: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.oddServer),
  play: async ({ canvas, userEvent }) => {
    await expect(await ids(canvas)).toHaveLength(5);
    await expect(canvas.getByText('pending')).toBeVisible();
    await expect(canvas.getByText('car-rental')).toBeVisible();
    await expect(await canvas.findByText("1 sale couldn't be read")).toBeVisible();
    await expect(canvas.queryByText(/should be/)).toBeNull();
    const details = canvas.getByRole('button', { name: 'Details' });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/should be/)).toHaveTextContent('sales.4.amount should be number, not string.');
    await expect(await canvas.findByText('1–6 of 6')).toBeVisible();
  },
};

export const AFailedLoadCanBeRetried: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.failed500),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load sales");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await ids(canvas)).toHaveLength(10);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const KeepsItsMessageAndFocusDuringARetry: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.failed500),
  play: async ({ canvas, msw, userEvent }) => {
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(salesApiScenarios.stillLoading);
    await userEvent.click(tryAgain);

    await waitFor(() => expect(tryAgain).toHaveAttribute('aria-busy', 'true'));
    await expect(tryAgain).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load sales");
  },
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.serverDown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/can't reach the server/);
  },
};

export const AnHtmlResponseIsAnError: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.htmlInsteadOfSales),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn't read the server's response/);
    await expect(canvas.queryByText(/Please wait/)).toBeNull();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.refused),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/don't have permission/);
    await expect(await canvas.findByText('role: Your role may not read sales')).toBeInTheDocument();
  },
};

export const SeveralReasonsAreAList: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.refusedForTwoReasons),
  play: async ({ canvas }) => {
    const reasons = within(await canvas.findByRole('alert')).getAllByRole('listitem');

    await expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'The period is longer than a year.',
      'The list is too long to be sorted.',
    ]);
  },
};

export const VeryLongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.veryLongTexts),
  play: async ({ canvas }) => {
    await expect(await ids(canvas)).toHaveLength(10);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ThousandsOfSales: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.thousandsOfSales),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–10 of 5.000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 500' }));

    await expect(await canvas.findByText('4.991–5.000 of 5.000')).toBeVisible();
  },
};

export const TheUrlSortsAndFiltersTheList: Story = {
  parameters: { route: '/sales?kind=esim&status=active&sortColumn=amount&sort=asc&q=europe' },
  play: async ({ canvas }) => {
    const products = await cellsOf(canvas, 'Product');
    await expect(products.length).toBeGreaterThan(1);
    await expect(products.every((product) => product?.startsWith('eSIM Europe'))).toBe(true);
    await expect(new Set(await cellsOf(canvas, 'Status'))).toEqual(new Set(['Active']));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('searchbox')).toHaveValue('europe');
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('eSIM');
  },
};

export const InvalidSearchParamsAreIgnored: Story = {
  parameters: { route: '/sales?kind=boat&status=&page=-3&sortColumn=__proto__&sort=up' },
  play: async ({ canvas }) => {
    await expect(await ids(canvas)).toContain(newestSale().id);
  },
};

export const SortingIsInTheUrl: Story = {
  tags: ['core'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ids(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sale' }));

    await waitFor(async () => expect(await ids(canvas)).toContain(oldestSale().id));
    await expect(urlOf(context)).toBe('/sales?sortColumn=id&sort=asc');
  },
};

export const SearchIsInTheUrl: Story = {
  parameters: { route: '/sales?page=3' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ids(canvas);
    await userEvent.type(canvas.getByRole('searchbox'), 'esim japan');

    await waitFor(() => expect(urlOf(context)).toBe('/sales?q=esim+japan'));
    const others = async () => (await cellsOf(canvas, 'Product')).filter((plan) => !/^eSIM Japan \d/.test(plan));
    await waitFor(async () => expect(await others()).toEqual([]));
  },
};

export const FiltersAreInTheUrl: Story = {
  tags: ['core'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ids(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Insurance');

    await waitFor(async () => expect(new Set(await cellsOf(canvas, 'Kind'))).toEqual(new Set(['Insurance'])));
    await expect(urlOf(context)).toBe('/sales?kind=insurance');
  },
};

export const BackReturnsToThePreviousPage: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ids(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText(/^11–20 of [\d.]+$/);
    await storyOf(context).router.navigate(-1);

    await expect(await canvas.findByText(/^1–10 of [\d.]+$/)).toBeVisible();
  },
};

export const AnExpiredTokenIsRefreshedUnnoticed: Story = {
  tags: ['core'],
  beforeEach: () => server.expireAccessTokens(),
  play: async ({ canvas }) => {
    await expect(await ids(canvas)).toHaveLength(10);
    await expect(screen.queryByText(/authorization/)).toBeNull();
    await expect(server.log.entries.map(({ path, status }) => `${path} ${status}`)).toEqual([
      '/sales 401',
      '/jwt/refresh-token 200',
      '/sales 200',
    ]);
  },
};

export const ReadOnlyWithoutPermission: Story = {
  name: 'Without the right, actions stay in place and explain themselves, and an address opens no form',
  tags: ['core'],
  parameters: { route: '/sales?panel=new', session: 'client' },
  play: async ({ canvas, userEvent }) => {
    await expect(await ids(canvas)).toHaveLength(10);
    await expect(screen.queryByRole('dialog')).toBeNull();

    const create = canvas.getByRole('button', { name: 'New sale' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(create).toHaveAccessibleDescription(/The role Client doesn't allow you to record sales/),
    );
    create.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'New sale' })).toHaveTextContent('Roles that allow it: Administrator'),
    );
    await userEvent.keyboard('{Escape}');

    const [actions] = canvas.getAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(actions as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete sale' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Not allowed for you' })).toHaveTextContent(
        "The role Client doesn't allow you to delete sales.",
      ),
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => expect(await canvas.findByText(/^1–10 of [\d.]+$/)).toBeVisible(),
};

function urlOf(context: Parameters<typeof storyOf>[0]): string {
  const { pathname, search } = storyOf(context).router.state.location;
  return pathname + search;
}

/** The loaded table; its skeleton is a table without a name. */
const sales = async (canvas: Canvas): Promise<Canvas> => within(await canvas.findByRole('table', { name: 'Sales' }));

async function ids(canvas: Canvas): Promise<string[]> {
  const heads: HTMLElement[] = (await sales(canvas)).getAllByRole('rowheader');
  return heads.map(({ textContent }) => textContent ?? '');
}

async function cellsOf(canvas: Canvas, column: string): Promise<string[]> {
  const cells: HTMLElement[] = (await sales(canvas)).getAllByRole('cell');
  return cells.filter(({ dataset }) => dataset['label'] === column).map(({ textContent }) => textContent ?? '');
}
