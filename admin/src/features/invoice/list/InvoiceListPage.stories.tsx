import { invoiceScenarios } from '@embarque/mocks/invoice/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { storyOf } from '#storybook/feature/story.ts';
import { demoApi } from '../../../http/http.ts';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { inTests } from '#storybook/testing/in-tests.ts';
import {
  addressOf,
  CODE_LOADS,
  chooseInMenu,
  invoiceOnServer,
  invoicesOnServer,
  numbersOfClients,
  plain,
  pressInToast,
  rowOf,
  showsNumbers,
} from '../invoice.stories.testing.ts';
import { InvoiceListPage } from './InvoiceListPage.tsx';

const meta = {
  component: InvoiceListPage,
  parameters: { route: '/apps/invoice/list' },
  loaders: [...inTests(() => import('./DeleteInvoiceDialog.tsx'))],
} satisfies Meta<typeof InvoiceListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Each status mark as `Paid success lucide-circle-check-big`. */
const marksShown = (canvas: Canvas) =>
  canvas
    .getAllByRole('img', { name: /^(Draft|Sent|Paid|Past due|Partial payment|Downloaded)$/ })
    .map((mark: HTMLElement) =>
      [mark.getAttribute('aria-label'), mark.dataset['tone'], mark.querySelector('svg')?.classList[1]].join(' '),
    );

const newest = [5036, 5035, 5034, 5033, 5032, 5031, 5030, 5029, 5028, 5027];

export const TheNewestInvoicesComeFirst: Story = {
  tags: ['core', 'INV-02'],
  play: async ({ canvas, userEvent }) => {
    await showsNumbers(newest);
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads.filter(Boolean)).toEqual([
      '#',
      'Status',
      'Client',
      'Total',
      'Issued date',
      'Balance',
      'Actions',
    ]);
    const paid = await rowOf(/Thuy Le/);
    await expect(paid.getAllByText('Paid').at(-1)).toHaveAttribute('data-tone', 'success');
    await expect(canvas.getByRole('link', { name: '#5034' })).toHaveAttribute('href', '/apps/invoice/preview/5034');
    const sorted = canvas.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'));
    await expect(sorted.map(({ textContent }) => textContent)).toEqual(heads.filter(Boolean).slice(0, -1));
    await userEvent.hover(paid.getByRole('img', { name: 'Paid' }));
    const { invoice } = await invoiceOnServer(5034);
    const due = invoice.dueDate.split('-').toReversed().join('/');
    await waitFor(() =>
      expect(plain(screen.getByRole('tooltip').textContent)).toBe(`Paid. Balance: R$ 0,00. Due: ${due}`),
    );
  },
};

export const TheServerSortsAndPages: Story = {
  tags: ['INV-05'],
  play: async (context) => {
    const { canvas, msw, userEvent, step } = context;
    await showsNumbers(newest);
    await step('another order comes from the server', async () => {
      await expect(canvas.getByText(/of 50/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
      await showsNumbers([5010, 5018, 4998, 4997, 4995, 5005, 5031, 5006, 5022, 5027]);
      await expect(addressOf(context)).toBe('/apps/invoice/list?sortColumn=total&sort=asc');
    });
    await step('a gap stands for pages that are far away', async () => {
      msw.use(invoiceScenarios.thousandsOfRows);
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      const pages = within(await canvas.findByRole('navigation', { name: /page/i }));
      await waitFor(() => expect(pages.getByText('…')).toBeVisible());
      await expect(pages.getByRole('button', { name: /300/ })).toBeVisible();
    });
  },
};

export const FiltersAndPagesAreInTheAddress: Story = {
  tags: ['core', 'INV-01', 'INV-03'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await showsNumbers(newest);
    await step('all statuses and sizes of a page can be chosen', async () => {
      await expect(canvas.getByRole('searchbox')).toBeVisible();
      const sizes = within(canvas.getByRole('combobox', { name: /per page/i })).getAllByRole('option');
      await expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '25', '50']);
      for (const name of ['Downloaded (8)', 'Draft (10)', 'Paid (12)', 'Partial payment (11)', 'Sent (6)']) {
        await expect(canvas.getByRole('radio', { name })).toBeEnabled();
      }
    });
    await step('each status has its colour and its icon', async () => {
      await expect(marksShown(canvas)).toEqual(
        expect.arrayContaining([
          'Draft primary lucide-save',
          'Sent secondary lucide-send',
          'Paid success lucide-circle-check-big',
          'Partial payment warning lucide-chart-pie',
          'Downloaded info lucide-circle-arrow-down',
        ]),
      );
    });
    await expect(canvas.getByRole('link', { name: 'Add record' })).toHaveAttribute('href', '/apps/invoice/add');
    await step('a status, with the count of each and the sums of what is found', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Past due (3)' }));
      await waitFor(() => expect(addressOf(context)).toBe('/apps/invoice/list?status=Past+Due'));
      await showsNumbers([5016, 5002, 4994]);
      await expect(new Set(marksShown(canvas))).toEqual(new Set(['Past due danger lucide-info']));
      const sums = canvas.getAllByRole('definition').map(({ textContent }) => plain(textContent));
      await expect(sums).toEqual(['R$ 28.727,00', 'R$ 28.727,00', 'R$ 28.727,00']);
    });
    await step('all of them again, on a page of their own size', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'All (50)' }));
      await showsNumbers(newest);
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /rows|per page/i }), '25');
      await waitFor(() => expect(addressOf(context)).toBe('/apps/invoice/list?perPage=25'));
    });
  },
};

export const OnPhonesTheStatusIsASelect: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { viewport: { options: MINIMAL_VIEWPORTS } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Status' });
    await waitFor(() => expect(field).toHaveTextContent('Draft (10)'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ASearchOnALaterPageReturnsToTheFirst: Story = {
  name: 'A search on page 4 returns to page 1 and keeps the focus (XI-16)',
  parameters: { route: '/apps/invoice/list?page=4' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await showsNumbers([5006, 5005, 5004, 5003, 5002, 5001, 5000, 4999, 4998, 4997]);
    const field = canvas.getByRole('searchbox');
    const found = await numbersOfClients(/[eéê]l/i);
    await userEvent.type(field, 'el');
    await showsNumbers(found.slice(0, 10));
    await expect(addressOf(context)).toBe('/apps/invoice/list?q=el');
    await expect(canvas.getByText(`1–${Math.min(found.length, 10)} of ${found.length}`)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const DeletingTheLastRowShowsThePageBefore: Story = {
  parameters: { route: '/apps/invoice/list?status=Draft&perPage=10&page=1' },
  play: async (context) => {
    const { userEvent, step } = context;
    await step('a draft is deleted at once, and returns by undo', async () => {
      await chooseInMenu(userEvent, 'Actions for invoice 5036', 'Delete');
      await waitFor(() => expect(screen.queryByRole('link', { name: '#5036' })).toBeNull());
      await pressInToast(userEvent, 'Invoice 5036 deleted', 'Undo');
      await screen.findByRole('link', { name: '#5036' });
    });
    await step('money that came in asks first', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Paid (12)' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
      await showsNumbers([4992, 4991]);
      for (const id of [4992, 4991]) {
        await chooseInMenu(userEvent, `Actions for invoice ${id}`, 'Delete');
        await userEvent.click(await screen.findByRole('button', { name: 'Delete invoice' }));
        await waitFor(() => expect(screen.queryByRole('link', { name: `#${id}` })).toBeNull());
      }
      await waitFor(() => expect(addressOf(context)).not.toContain('page=2'));
      await waitFor(() => expect(screen.getAllByRole('link', { name: /^#\d/ })).toHaveLength(10));
    });
    await step('also of an invoice that is past due', async () => {
      const payment = { id: 'part', amount: 100, date: '2026-01-02', method: 'Cash', note: '' };
      await demoApi.post('/apps/invoice/pay', { payments: [{ id: 5016, payment }] });
      await userEvent.click(screen.getByRole('radio', { name: 'Past due (3)' }));
      await showsNumbers([5016, 5002, 4994]);
      await chooseInMenu(userEvent, 'Actions for invoice 5016', 'Delete');
      await screen.findByRole('alertdialog', { name: 'Delete invoice 5016?' });
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    });
  },
};

export const EachActionOfARowWorks: Story = {
  tags: ['core', 'INV-04'],
  play: async (context) => {
    const { userEvent, step } = context;
    await showsNumbers(newest);
    await step('sent', async () => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Send invoice 5036' }));
      await waitFor(async () =>
        expect((await rowOf(/Oliver Grant/)).getByRole('img', { name: 'Sent' })).toBeInTheDocument(),
      );
      await screen.findByText('Invoice 5036 sent');
    });
    await step('the icons have tooltips', async () => {
      await userEvent.hover(screen.getByRole('button', { name: 'Send invoice 5035' }));
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Send invoice 5035'));
      const look = screen.getByRole('link', { name: 'Preview invoice 5035' });
      await expect(look).toHaveAttribute('href', '/apps/invoice/preview/5035');
    });
    await step('saved as a PDF file', async () => {
      const { files, release } = catchFiles();
      await chooseInMenu(userEvent, 'Actions for invoice 5034', 'Download');
      await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Invoice 5034 – Thuy Le.pdf']), CODE_LOADS);
      await expect(await files[0]?.slice(0, 5).text()).toBe('%PDF-');
      release();
    });
    await step('deleted', async () => {
      await chooseInMenu(userEvent, 'Actions for invoice 5033', 'Delete');
      await userEvent.click(await screen.findByRole('button', { name: 'Delete invoice' }));
      await waitFor(() => expect(screen.queryByRole('link', { name: '#5033' })).toBeNull());
    });
    await step('edited', async () => {
      await chooseInMenu(userEvent, 'Actions for invoice 5034', 'Edit');
      await waitFor(() => expect(addressOf(context)).toBe('/apps/invoice/edit/5034'));
      await storyOf(context).router.navigate('/apps/invoice/list');
      await screen.findByRole('link', { name: '#5034' });
    });
    await step('a copy opens in the editor', async () => {
      await chooseInMenu(userEvent, 'Actions for invoice 5034', 'Duplicate');
      await waitFor(() => expect(addressOf(context)).toBe('/apps/invoice/edit/5037'));
      await expect((await invoiceOnServer(5037)).invoice.invoiceStatus).toBe('Draft');
    });
  },
};

export const SelectedInvoicesAreSentExportedAndPaid: Story = {
  tags: ['core'],
  parameters: { route: '/apps/invoice/list?status=Past+Due' },
  play: async ({ canvas, userEvent }) => {
    await showsNumbers([5016, 5002, 4994]);
    const boxes = () => canvas.getAllByRole('checkbox');
    await userEvent.click(boxes()[1] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Send selected' }));
    await screen.findByText('Invoice 5016 sent');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send selected' })).toBeNull());

    await userEvent.click(boxes()[0] as HTMLElement);
    const { files, release } = catchFiles();
    await userEvent.click(await screen.findByRole('button', { name: 'Export selected' }));
    await waitFor(() => expect(files).toHaveLength(1), CODE_LOADS);
    release();
    await expect((await files[0]?.text())?.match(/Past due,[\d-]{10},[\d-]{10},[\d.]+,[\d.]+$/gm)).toHaveLength(3);

    await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
    await waitFor(async () => expect((await invoicesOnServer()).counts.Paid).toBe(15));
    await pressInToast(userEvent, '3 invoices marked as paid', 'Undo');
    await waitFor(async () => expect((await invoicesOnServer()).counts['Past Due']).toBe(3));
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load the invoices")).toBeVisible();
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['–', '–', '–']);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await showsNumbers(newest);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'List of invoices' })).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByText(/^Loading/)).toBeInTheDocument();
  },
};

export const ASearchWithoutMatchesCanBeCleared: Story = {
  parameters: { route: '/apps/invoice/list?q=zzz&status=Paid' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { name: 'No matching invoices' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await showsNumbers(newest);
    await expect(addressOf(context)).toBe('/apps/invoice/list');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
