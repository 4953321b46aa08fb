import { invoiceScenarios } from '@embarque/mocks/invoice/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { contains, say } from '#storybook/appearance/say.ts';
import { journey } from '#storybook/journey/journey.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { inTests } from '#storybook/testing/in-tests.ts';
import { required } from '#storybook/testing/required.ts';
import { paths } from '../../paths.ts';
import { CODE_LOADS, invoiceOnServer, plain, pressInToast, rowOf } from './invoice.stories.testing.ts';
import { InvoicePages } from './InvoicePages.stories.testing.tsx';

const meta = {
  component: InvoicePages,
  tags: ['!autodocs'],
  loaders: [...inTests(() => import('./panels/panels.ts'))],
} satisfies Meta<typeof InvoicePages>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('article', { name: /5036/ }));
/** The status stands beside the number. */
const showsStatus = (status: string) =>
  waitFor(async () => {
    const number = (await sheet()).getByRole('heading', { name: /5036/ });
    await expect(number.parentElement).toHaveTextContent(status);
  });
const balance = async () => plain((await sheet()).getAllByRole('definition').at(-1)?.textContent ?? '');

/** The lines of the activity that begin with a text. */
const activity = (beginning: string) =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent))
    .filter((line) => line.startsWith(beginning));

const refused = () => contains(say("Couldn't record the payment of invoice {first}.", { first: 5036 }));
const sent = () => say('Invoice sent to {addresses}', { addresses: 'oliver.grant@example.com' });
const payment = () => say('Payment of {money}', { money: 'R$ 4.992,00' });
const notSaved = () => new RegExp(`${say('Waiting', {}, 'change')}|${say('Refused', {}, 'change')}`);

async function openPanel(userEvent: UserEventObject, name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }, CODE_LOADS));
}

async function sendPanel(userEvent: UserEventObject, panel: ReturnType<typeof within>, action: string) {
  await userEvent.click(panel.getByRole('button', { name: action }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const AnInvoiceGoesFromDraftToPaid: Story = journey(
  [
    {
      caption: 'A clerk opens the newest draft',
      play: async ({ userEvent }) => {
        // Its number is the link of a row, its client that of a card on phones.
        const invoice = await rowOf(/#5036/);
        await userEvent.click(required(invoice.getAllByRole('link')[0], 'link'));
        await showsStatus(say('Draft', {}, 'invoice'));
      },
    },
    {
      caption: 'She sends it: that waits for its undo, and is in the activity already',
      play: async ({ userEvent }) => {
        await sendPanel(userEvent, await openPanel(userEvent, say('Send Invoice')), say('Send', {}, 'mail'));
        await showsStatus(say('Sent', {}, 'invoice'));
        await waitFor(() => expect(activity(sent()).join()).toContain(`${sent()}${say('Waiting', {}, 'change')}`));
      },
    },
    {
      caption: 'The server refuses a payment: the balance returns, with the reason',
      play: async ({ msw, userEvent }) => {
        msw.use(invoiceScenarios.paymentTooHigh);
        const panel = await openPanel(userEvent, say('Add Payment'));
        const amount = panel.getByRole('textbox', { name: say('Payment amount') });
        await userEvent.clear(amount);
        await userEvent.type(amount, '4.992,00');
        await sendPanel(userEvent, panel, say('Send', {}, 'payment'));
        await screen.findByText(refused());
        await waitFor(async () => expect(await balance()).toBe('R$ 9.992,00'));
        await waitFor(() =>
          expect(activity(`${payment()}${say('Refused', {}, 'change')}`).join()).toContain(
            say('The server declined the request.'),
          ),
        );
        msw.resetHandlers();
      },
    },
    {
      caption: 'Given again, the payment lowers the balance, and its line is there once',
      play: async ({ userEvent }) => {
        await pressInToast(userEvent, refused(), say('Try again'));
        await showsStatus(say('Partial payment'));
        await waitFor(async () => expect((await invoiceOnServer(5036)).payments).toHaveLength(1));
        await waitFor(() => expect(activity(payment())).toEqual([expect.not.stringMatching(notSaved())]));
        await expect(activity(sent())).toEqual([expect.not.stringMatching(notSaved())]);
        await expect(await balance()).toBe('R$ 5.000,00');
      },
    },
    {
      caption: 'The rest comes in, and nothing more can be paid',
      play: async ({ userEvent }) => {
        await sendPanel(userEvent, await openPanel(userEvent, say('Add Payment')), say('Send', {}, 'payment'));
        await showsStatus(say('Paid', {}, 'invoice'));
        const add = screen.getByRole('button', { name: say('Add Payment') });
        await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
      },
    },
    {
      caption: 'The list of all invoices shows it as paid',
      play: async (context) => {
        // By the menu of the app, which is not in this story: phones show no way above a page.
        await storyOf(context).router.navigate(paths.invoiceList);
        await waitFor(async () => {
          const row = await rowOf(/Oliver Grant/);
          await expect(row.getAllByText(say('Paid', {}, 'invoice')).at(-1)).toHaveAttribute('data-tone', 'success');
        });
      },
    },
  ],
  { route: '/apps/invoice/list?status=Draft' },
);
