import { Button } from '@embarque/design-system';
import { invoiceScenarios } from '@embarque/mocks/invoice/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw/http';
import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { inTests } from '#storybook/testing/in-tests.ts';
import { demoApi } from '../../../http/http.ts';
import {
  addressOf,
  invoiceOnServer,
  invoicesOnServer,
  CODE_LOADS,
  plain,
  pressInToast,
} from '../invoice.stories.testing.ts';
import type { ShownInvoices } from '../model/invoice.commands.ts';
import { useInvoiceCommands } from '../useInvoiceCommands.ts';
import { InvoicePreviewPage } from './InvoicePreviewPage.tsx';

const meta = {
  component: InvoicePreviewPage,
  parameters: { route: '/apps/invoice/preview/4987' },
  loaders: [...inTests(() => import('../panels/panels.ts'))],
} satisfies Meta<typeof InvoicePreviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const NONE: ShownInvoices = [];
const METHODS = ['Cash', 'Bank transfer', 'Debit', 'Credit', 'PayPal'];

const press = (userEvent: UserEventObject, name: string) => userEvent.click(screen.getByRole('button', { name }));
const sheet = () => screen.findByRole('article', { name: /Invoice #4987/ });
const facts = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('definition')
    .map(({ textContent }) => plain(textContent));

/** The lines of the activity about the payment that the story makes. */
const paymentLines = () =>
  screen.queryAllByText(/Payment of R\$\s545,12/).map((title) => title.closest('li')?.textContent);

export const TheSheetHasTheTrueTotal: Story = {
  tags: ['core', 'INV-06'],
  play: async () => {
    const shown = await sheet();
    await expect(facts(shown).slice(-6)).toEqual([
      'R$ 1.800,00',
      '-R$ 28,00',
      'R$ 372,12',
      'R$ 2.144,12',
      '-R$ 599,00',
      'R$ 1.545,12',
    ]);
    for (const text of ['Otto Halvorsen', 'Banco do Cais', 'CAISBRSPXXX', 'Travel desk', 'Salesperson:', 'Note']) {
      await expect(within(shown).getByText(text)).toBeVisible();
    }
    await expect(within(shown).getAllByRole('row')).toHaveLength(3);
  },
};

export const APaymentLowersTheBalanceAndCanBeUndone: Story = {
  tags: ['core', 'INV-08'],
  globals: { clock: 'leapDay' },
  play: async (context) => {
    const { userEvent, step } = context;
    const held = Promise.withResolvers<undefined>();
    await sheet();
    await step('a mail can be left', async () => {
      await press(userEvent, 'Send Invoice');
      const panel = within(await screen.findByRole('dialog', { name: 'Send Invoice' }));
      await expect(panel.getByRole('textbox', { name: 'From' })).toHaveAttribute('readonly');
      await expect(panel.getByRole('textbox', { name: /^To/ })).toHaveValue('otto.halvorsen@example.com');
      await expect(panel.getByRole('textbox', { name: 'Subject' })).toBeRequired();
      await expect(panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toContain('Dear Otto');
      await expect(panel.getByText('Invoice attached')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Send' })).toBeEnabled();
      await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('no more than the balance is taken', async () => {
      await press(userEvent, 'Add Payment');
      const panel = within(await screen.findByRole('dialog', { name: 'Add Payment' }));
      const balance = panel.getByRole<HTMLInputElement>('textbox', { name: 'Invoice balance' });
      await expect(plain(balance.value)).toContain('1.545,12');
      await expect(balance).toHaveAttribute('readonly');
      const amount = panel.getByRole('textbox', { name: 'Payment amount' });
      await waitFor(() => expect(amount).toHaveFocus());
      const date = within(panel.getByRole('group', { name: /Payment date/ })).getAllByRole('spinbutton');
      await expect(date.map(({ textContent }) => textContent)).toEqual(['29', '02', '2028']);
      await userEvent.click(date[0] as HTMLElement);
      await userEvent.keyboard('28');
      const method = panel.getByRole('combobox', { name: 'Payment method' });
      const methods = within(method).getAllByRole('option');
      await expect(methods.map(({ textContent }) => textContent)).toEqual(METHODS);
      await userEvent.selectOptions(method, 'PayPal');
      await userEvent.type(panel.getByRole('textbox', { name: 'Note' }), 'First half');
      await userEvent.clear(amount);
      await userEvent.type(amount, '2.000,00');
      await userEvent.click(panel.getByRole('button', { name: 'Send' }));
      await expect(await panel.findByText(/^Enter at most .*, the balance due/)).toBeVisible();
      await userEvent.clear(amount);
      await userEvent.type(amount, '545,12');
      context.msw.use(http.post('/apps/invoice/pay', () => held.promise));
      // Enter and a click together.
      await Promise.all([1, 2].map(() => fireEvent.click(panel.getByRole('button', { name: 'Send' }))));
    });
    await step('it is printed once the server has the payment', async () => {
      await waitFor(async () => expect(facts(await sheet()).at(-1)).toBe('R$ 1.000,00'));
      const print = screen.getByRole('link', { name: /^Print/ });
      await expect(print).toHaveAttribute('aria-disabled', 'true');
      await expect(fireEvent.click(print)).toBe(false);
      await waitFor(() => expect(paymentLines()).toEqual([expect.stringContaining('Waiting')]));
      held.resolve(undefined);
      await waitFor(() => expect(print).not.toHaveAttribute('aria-disabled'));
    });
    await step('the sheet shows the rest, and the activity the payment', async () => {
      await waitFor(() => expect(paymentLines()).toEqual([expect.not.stringContaining('Waiting')]));
      await waitFor(async () => expect(facts(await sheet()).at(-1)).toBe('R$ 1.000,00'));
      await waitFor(async () => expect((await invoiceOnServer(4987)).invoice.balance).toBe('R$ 1.000,00'));
      await expect((await invoiceOnServer(4987)).payments.at(-1)).toMatchObject({
        amount: 54_512,
        date: '2028-02-28',
        method: 'Paypal',
        note: 'First half',
      });
    });
    await step('undo removes it', async () => {
      await pressInToast(userEvent, 'Payment of invoice 4987 recorded', 'Undo');
      await waitFor(async () => expect(facts(await sheet()).at(-1)).toBe('R$ 1.545,12'));
      await waitFor(async () => expect((await invoiceOnServer(4987)).payments).toHaveLength(1));
      await waitFor(() =>
        expect(paymentLines()).toEqual([expect.stringContaining('removed'), expect.stringContaining('Undone')]),
      );
    });
  },
};

export const EachActionIsCarriedOut: Story = {
  tags: ['INV-07'],
  play: async (context) => {
    const { userEvent, step } = context;
    const { router } = storyOf(context);
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await sheet();
    await step('a mail needs valid addresses', async () => {
      await press(userEvent, 'Send Invoice');
      await waitFor(() => expect(addressOf(context)).toBe('/apps/invoice/preview/4987?panel=send'));
      const panel = within(await screen.findByRole('dialog', { name: 'Send Invoice' }));
      const subject = panel.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
      await expect(plain(subject.value)).toBe('Invoice 4987: R$ 2.144,12');
      const to = panel.getByRole('textbox', { name: /^To/ });
      await userEvent.type(to, ', nobody');
      await userEvent.click(panel.getByRole('button', { name: 'Send' }));
      await expect(await panel.findByText(/^Enter a valid email address/)).toBeVisible();
      await expect(to).toHaveFocus();
      await userEvent.type(to, '@example.com');
      await userEvent.click(panel.getByRole('button', { name: 'Send' }));
      await screen.findByText('Invoice 4987 sent');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('download saves a PDF file', async () => {
      const { files, release } = catchFiles();
      await press(userEvent, 'Download');
      await waitFor(
        () => expect(files.map(({ name }) => name)).toEqual(['Invoice 4987 – Otto Halvorsen.pdf']),
        CODE_LOADS,
      );
      await expect(await files[0]?.slice(0, 5).text()).toBe('%PDF-');
      release();
    });
    await step('a file that lacks letters is not saved: it is to be printed', async () => {
      const { document } = await invoiceOnServer(4990);
      await demoApi.put('/api/invoice/invoices/4990', { document: { ...document, note: 'Спасибо' } });
      await router.navigate('/apps/invoice/preview/4990');
      await screen.findByRole('article', { name: /Invoice #4990/ });
      await press(userEvent, 'Download');
      await screen.findByText(/This invoice has letters a PDF can't hold/, undefined, CODE_LOADS);
      await expect((await invoiceOnServer(4990)).activity.at(-1)?.kind).toBe('edited');
      await router.navigate('/apps/invoice/preview/4987');
      await sheet();
    });
    await step('print opens a tab of its own', async () => {
      const opened = new Promise<HTMLAnchorElement | null>((resolve) => {
        window.addEventListener(
          'click',
          (event) => {
            resolve(event.defaultPrevented ? null : (event.target as Element).closest('a'));
            event.preventDefault();
          },
          { once: true },
        );
      });
      await userEvent.click(screen.getByRole('link', { name: /^Print/ }));
      const link = await opened;
      await expect(link).toHaveAttribute('href', '/apps/invoice/print/4987');
      await expect(link).toHaveAttribute('target', '_blank');
    });
    await step('a payment can be added', async () => {
      await press(userEvent, 'Add Payment');
      const panel = within(await screen.findByRole('dialog', { name: 'Add Payment' }));
      await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    // The story shows the preview at every address; it goes on to the first invoice from those of the editor.
    await step('edit opens the editor, duplicate opens it with the copy', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
      await waitFor(() => expect(visited).toContain('/apps/invoice/edit/4987'));
      await sheet();
      await userEvent.dblClick(screen.getByRole('button', { name: 'Duplicate' }));
      await waitFor(() => expect(visited).toContain('/apps/invoice/edit/5037'));
      await expect((await invoiceOnServer(5037)).invoice.invoiceStatus).toBe('Draft');
      await expect((await invoicesOnServer()).allData).toHaveLength(51);
      await sheet();
    });
    await step('a copy that comes late leaves another page alone', async () => {
      const held = Promise.withResolvers<undefined>();
      context.msw.use(http.post('/apps/invoice/duplicate', () => held.promise));
      await router.navigate('/apps/invoice/preview/4988');
      await screen.findByRole('article', { name: /Invoice #4988/ });
      await press(userEvent, 'Duplicate');
      await router.navigate('/apps/invoice/preview/4989');
      await screen.findByRole('article', { name: /Invoice #4989/ });
      held.resolve(undefined);
      await screen.findByText('Invoice 4988 duplicated');
      await expect(visited.at(-1)).toBe('/apps/invoice/preview/4989');
    });
  },
};

export const UnknownInvoice: Story = {
  tags: ['INV-09'],
  parameters: { route: '/apps/invoice/preview/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invoice not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'list of invoices' })).toHaveAttribute('href', '/apps/invoice/list');
  },
};

/** Deletes as the list does, whose commands wait for their undo on every page. */
function DeleteElsewhere() {
  const { give } = useInvoiceCommands(NONE, () => undefined);
  return <Button onClick={() => give({ type: 'deleted', ids: [4987] })}>Delete elsewhere</Button>;
}

export const ADeletedInvoiceIsMissingUntilItsUndo: Story = {
  render: () => (
    <>
      <InvoicePreviewPage />
      <DeleteElsewhere />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await sheet();
    await press(userEvent, 'Delete elsewhere');
    await expect(await canvas.findByText('Invoice not found')).toBeVisible();
    await pressInToast(userEvent, 'Invoice 4987 deleted', 'Undo');
    await sheet();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.invoiceFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load the invoice")).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await sheet();
  },
};
