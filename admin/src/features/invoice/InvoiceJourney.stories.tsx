import { invoiceScenarios } from '@embarque/mocks/invoice/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { journey } from '#storybook/journey/journey.ts';
import { inTests } from '#storybook/testing/in-tests.ts';
import { addressOf, CODE_LOADS, invoiceOnServer, plain, pressInToast, rowOf } from './invoice.stories.testing.ts';
import { InvoicePages } from './InvoicePages.stories.testing.tsx';

const meta = {
  component: InvoicePages,
  tags: ['!autodocs'],
  loaders: [...inTests(() => import('./panels/panels.ts'))],
} satisfies Meta<typeof InvoicePages>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('article', { name: /Invoice #5036/ }));
/** The status stands beside the number. */
const showsStatus = (status: string) =>
  waitFor(async () => {
    const number = (await sheet()).getByRole('heading', { name: /Invoice #5036/ });
    await expect(number.parentElement).toHaveTextContent(status);
  });
const balance = async () => plain((await sheet()).getAllByRole('definition').at(-1)?.textContent ?? '');

/** The lines of the activity that begin with a text. */
const activity = (beginning: string) =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent))
    .filter((line) => line.startsWith(beginning));

async function openPanel(userEvent: UserEventObject, name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }, CODE_LOADS));
}

async function sendPanel(userEvent: UserEventObject, panel: ReturnType<typeof within>) {
  await userEvent.click(panel.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const AnInvoiceGoesFromDraftToPaid: Story = journey(
  [
    {
      caption: 'A clerk opens the newest draft',
      play: async ({ userEvent }) => {
        await userEvent.click(await screen.findByRole('link', { name: '#5036' }));
        await showsStatus('Draft');
      },
    },
    {
      caption: 'She sends it: that waits for its undo, and is in the activity already',
      play: async ({ userEvent }) => {
        await sendPanel(userEvent, await openPanel(userEvent, 'Send Invoice'));
        await showsStatus('Sent');
        await waitFor(() =>
          expect(activity('Invoice sent').join()).toMatch(/^Invoice sent to oliver.grant@example.comWaiting/),
        );
      },
    },
    {
      caption: 'The server refuses a payment: the balance returns, with the reason',
      play: async ({ msw, userEvent }) => {
        msw.use(invoiceScenarios.paymentTooHigh);
        const panel = await openPanel(userEvent, 'Add Payment');
        const amount = panel.getByRole('textbox', { name: 'Payment amount' });
        await userEvent.clear(amount);
        await userEvent.type(amount, '4.992,00');
        await sendPanel(userEvent, panel);
        await screen.findByText(/Couldn't record the payment of invoice 5036/);
        await waitFor(async () => expect(await balance()).toBe('R$ 9.992,00'));
        await waitFor(() =>
          expect(activity('Payment of R$').join()).toMatch(
            /^Payment of R\$ 4.992,00Refused.*The server declined the request/,
          ),
        );
        msw.resetHandlers();
      },
    },
    {
      caption: 'Given again, the payment lowers the balance, and its line is there once',
      play: async ({ userEvent }) => {
        await pressInToast(userEvent, /Couldn't record the payment/, 'Try again');
        await showsStatus('Partial payment');
        await waitFor(async () => expect((await invoiceOnServer(5036)).payments).toHaveLength(1));
        await waitFor(() => expect(activity('Payment of R$')).toEqual([expect.not.stringMatching(/Waiting|Refused/)]));
        await expect(activity('Invoice sent')).toEqual([expect.not.stringContaining('Waiting')]);
        await expect(await balance()).toBe('R$ 5.000,00');
      },
    },
    {
      caption: 'The rest comes in, and nothing more can be paid',
      play: async ({ userEvent }) => {
        await sendPanel(userEvent, await openPanel(userEvent, 'Add Payment'));
        await showsStatus('Paid');
        const add = screen.getByRole('button', { name: 'Add Payment' });
        await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
      },
    },
    {
      caption: 'The list of all invoices shows it as paid',
      play: async (context) => {
        await context.userEvent.click(screen.getByRole('link', { name: 'Invoices' }));
        await waitFor(() => expect(addressOf(context)).toBe('/apps/invoice/list'));
        await waitFor(async () => {
          const row = await rowOf(/Oliver Grant/);
          await expect(row.getAllByText('Paid').at(-1)).toHaveAttribute('data-tone', 'success');
        });
      },
    },
  ],
  { route: '/apps/invoice/list?status=Draft' },
);
