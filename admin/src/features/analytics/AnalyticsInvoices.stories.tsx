import { invoiceScenarios } from '@embarque/mocks/invoice/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { wholeApp } from '../../app/app.testing.tsx';

const meta = {
  ...wholeApp,
  tags: ['!autodocs'],
  globals: { clock: 'leapDay' },
  parameters: { ...wholeApp.parameters, route: '/dashboard/analytics' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const newest = [5036, 5035, 5034, 5033, 5032, 5031, 5030, 5029, 5028, 5027];
const numbers = () =>
  screen.getAllByRole('link', { name: /^#\d+$/ }).map(({ textContent }) => Number(textContent?.slice(1)));
const showsNumbers = (expected: number[]) => waitFor(() => expect(numbers()).toEqual(expected));

async function chooseInMenu(userEvent: User, button: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const ordersAreShown = async () => {
  const orders = within(await screen.findByRole('group', { name: 'Orders received' }));
  await expect(await orders.findByRole('button', { name: /^\d+\./ })).toBeVisible();
};

export const TheListOfInvoicesStandsBelowTheCards: Story = {
  name: 'The list of invoices stands below the cards (DSH-04)',
  tags: ['DSH-04'],
  play: async (context) => {
    const { step, userEvent } = context;
    const search = () => Object.fromEntries(new URLSearchParams(storyOf(context).router.state.location.search));
    await screen.findByRole('grid', { name: 'List of invoices' });

    await step('the newest first, with all columns and the way to a new one', async () => {
      await showsNumbers(newest);
      const table = within(screen.getByRole('grid', { name: 'List of invoices' }));
      const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(heads.filter(Boolean)).toEqual([
        '#',
        'Status',
        'Client',
        'Total',
        'Issued date',
        'Balance',
        'Actions',
      ]);
      await expect(screen.getByRole('link', { name: '#5036' })).toHaveAttribute('href', '/apps/invoice/preview/5036');
      await expect(screen.getByRole('link', { name: 'Add record' })).toHaveAttribute('href', '/apps/invoice/add');
      await expect(screen.getByText(/of 50/)).toBeVisible();
      const sizes = screen.getByRole('combobox', { name: /rows|per page/i });
      await expect(
        within(sizes)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['10', '25', '50']);
      await expect(screen.getByRole('link', { name: 'Preview invoice 5036' })).toBeVisible();
    });
    await step('a status, a search, an order and a page beside the period in the URL', async () => {
      await chooseInMenu(userEvent, 'Last 7 days', 'Last 28 Days');
      await userEvent.click(screen.getByRole('radio', { name: 'Past due (3)' }));
      await showsNumbers([5016, 5002, 4994]);
      await expect(search()).toEqual({ period: 'last 28 days', status: 'Past Due' });
      await userEvent.click(screen.getByRole('radio', { name: 'All (50)' }));
      await showsNumbers(newest);
      await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await showsNumbers(newest.map((number) => number - 10));
      await userEvent.type(screen.getByRole('searchbox', { name: /search/i }), 'halvorsen');
      await showsNumbers([4987]);
      await expect(search()).toEqual({ period: 'last 28 days', q: 'halvorsen' });
      await userEvent.clear(screen.getByRole('searchbox', { name: /search/i }));
      await showsNumbers(newest);
    });
    await step('and a row is sent, or deleted until its undo', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send invoice 5036' }));
      const row = within(screen.getByRole('row', { name: /Oliver Grant/ }));
      await expect(await row.findByRole('img', { name: 'Sent' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Actions for invoice 5035' }));
      const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
      await expect(items.map(({ textContent }) => textContent)).toEqual(['Download', 'Edit', 'Delete', 'Duplicate']);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('link', { name: '#5035' })).toBeNull());
      const toast = (await screen.findByText('Invoice 5035 deleted')).closest<HTMLElement>('[data-toast]');
      await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
      await expect(await screen.findByRole('link', { name: '#5035' })).toBeVisible();
    });
  },
};

export const CardsDoNotWaitForTheInvoices: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.stillLoading),
  play: async () => {
    await ordersAreShown();
    await expect(await screen.findByRole('grid', { name: 'List of invoices' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const InvoicesThatFailAreRetriedAlone: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.failed),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByText("Couldn't load the invoices")).toBeVisible();
    await ordersAreShown();
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await showsNumbers(newest);
  },
};

export const NoInvoicesYet: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.empty),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    await ordersAreShown();
  },
};
