import { invoiceScenarios } from '@embarque/mocks/invoice/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inTests } from '#storybook/testing/in-tests.ts';
import { addressOf, invoiceOnServer, plain, pressInToast } from '../invoice.stories.testing.ts';
import { InvoicePreviewPage } from './InvoicePreviewPage.tsx';

const meta = {
  component: InvoicePreviewPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/invoice/preview/4987' },
  loaders: [...inTests(() => import('../panels/panels.ts'))],
} satisfies Meta<typeof InvoicePreviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => screen.findByRole('article', { name: /Invoice #4987/ });
const facts = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('definition')
    .map(({ textContent }) => plain(textContent));

export const TheSheetHasTheTrueTotal: Story = {
  tags: ['INV-06'],
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
  tags: ['INV-07', 'INV-08'],
  play: async (context) => {
    const { userEvent, step } = context;
    await sheet();
    await step('no more than the balance is taken', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add Payment' }));
      const panel = within(await screen.findByRole('dialog', { name: 'Add Payment' }));
      await expect(plain(panel.getByRole<HTMLInputElement>('textbox', { name: 'Invoice balance' }).value)).toContain(
        '1.545,12',
      );
      const amount = panel.getByRole('textbox', { name: 'Payment amount' });
      await userEvent.clear(amount);
      await userEvent.type(amount, '2.000,00');
      await userEvent.click(panel.getByRole('button', { name: 'Send' }));
      await expect(await panel.findByText(/or less: no more is open/)).toBeVisible();
      await userEvent.clear(amount);
      await userEvent.type(amount, '545,12');
      await userEvent.click(panel.getByRole('button', { name: 'Send' }));
    });
    await step('the sheet shows the rest', async () => {
      await waitFor(async () => expect(facts(await sheet()).at(-1)).toBe('R$ 1.000,00'));
      await waitFor(async () => expect((await invoiceOnServer(4987)).invoice.balance).toBe('R$ 1.000,00'));
    });
    await step('undo removes it', async () => {
      await pressInToast(userEvent, 'Payment of invoice 4987 recorded', 'Undo');
      await waitFor(async () => expect(facts(await sheet()).at(-1)).toBe('R$ 1.545,12'));
      await waitFor(async () => expect((await invoiceOnServer(4987)).payments).toHaveLength(1));
    });
  },
};

export const AMailNeedsValidAddresses: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await sheet();
    await userEvent.click(screen.getByRole('button', { name: 'Send Invoice' }));
    await waitFor(() => expect(addressOf(context)).toBe('/apps/invoice/preview/4987?panel=send'));
    const panel = within(await screen.findByRole('dialog', { name: 'Send Invoice' }));
    await expect(plain(panel.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value)).toBe(
      'Invoice 4987: R$ 2.144,12',
    );
    const to = panel.getByRole('textbox', { name: /^To/ });
    await userEvent.type(to, ', nobody');
    await userEvent.click(panel.getByRole('button', { name: 'Send' }));
    await expect(await panel.findByText(/Enter valid email addresses/)).toBeVisible();
    await expect(to).toHaveFocus();
    await userEvent.type(to, '@example.com');
    await userEvent.click(panel.getByRole('button', { name: 'Send' }));
    await screen.findByText('Invoice 4987 sent');
    await expect(screen.queryByRole('dialog')).toBeNull();
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

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.invoiceFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load the invoice")).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await sheet();
  },
};
