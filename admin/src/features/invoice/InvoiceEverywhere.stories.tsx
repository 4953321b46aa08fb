import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { inTests } from '#storybook/testing/in-tests.ts';
import { button, field, loaded, retype, sum } from './editor/editor.stories.testing.tsx';
import { InvoicePages } from './InvoicePages.stories.testing.tsx';
import { plain, rowOf } from './invoice.stories.testing.ts';

const meta = {
  component: InvoicePages,
  tags: ['!autodocs'],
  parameters: { route: '/apps/invoice/edit/4987' },
  loaders: [
    ...inTests(() => import('./panels/panels.ts')),
    ...inTests(() => import('./editor/actions/PreviewPanel.tsx')),
  ],
  beforeEach: () => {
    const before = window.print;
    window.print = () => undefined;
    return () => {
      window.print = before;
    };
  },
} satisfies Meta<typeof InvoicePages>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => screen.findByRole('article', { name: /Invoice #4987/ });
/** The sums below the lines of a sheet. */
const sumsOn = (shown: HTMLElement, count: number) =>
  within(shown)
    .getAllByRole('definition')
    .slice(-count)
    .map(({ textContent }) => plain(textContent));
const saved = () => screen.findByText('Invoice #4987 saved.');

export const TheSameCentsEverywhere: Story = {
  name: 'The same cents stand in editor, list, preview, mail, payment and print (XI-01)',
  tags: ['core'],
  play: async (context) => {
    const { userEvent, step } = context;
    const { router } = storyOf(context);
    const sums = ['R$ 5.350,66', 'R$ 1.177,15', 'R$ 6.527,81', '-R$ 599,00', 'R$ 5.928,81'];
    await loaded();
    await step('in the editor, while they are typed', async () => {
      await userEvent.click(button('Remove Travel desk'));
      await retype(userEvent, 'Cost', '348,35');
      await retype(userEvent, 'Qty', '16');
      await retype(userEvent, 'Discount %', '4');
      await retype(userEvent, 'Tax %', '22');
      await retype(userEvent, 'Discount', '0');
      const shown = ['Subtotal', 'Tax 22%', 'Total', 'Paid', 'Balance'].map((term) =>
        plain(sum(term)?.textContent ?? ''),
      );
      await expect(shown).toEqual(sums);
      await userEvent.click(button('Preview'));
      const preview = await screen.findByRole('dialog', { name: 'Preview' });
      await waitFor(() => expect(sumsOn(preview, 5)).toEqual(sums));
      await userEvent.click(within(preview).getByRole('button', { name: 'Close' }));
      await userEvent.click(button('Save'));
      await saved();
    });
    await step('in the list', async () => {
      await router.navigate('/apps/invoice/list?q=halvorsen');
      const row = await rowOf(/Otto Halvorsen/);
      await expect(row.getByText(/6\.527,81/)).toBeVisible();
      await expect(row.getByText(/5\.928,81/)).toBeVisible();
    });
    await step('in the preview, the mail and the payment', async () => {
      await router.navigate('/apps/invoice/preview/4987');
      await expect(sumsOn(await sheet(), 5)).toEqual(sums);
      await userEvent.click(button('Send Invoice'));
      const mail = within(await screen.findByRole('dialog', { name: 'Send Invoice' }));
      const subject = mail.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
      await expect(plain(subject.value)).toBe('Invoice 4987: R$ 6.527,81');
      await userEvent.click(mail.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(button('Add Payment'));
      const payment = within(await screen.findByRole('dialog', { name: 'Add Payment' }));
      await expect(payment.getByRole('textbox', { name: 'Payment amount' })).toHaveValue('5.928,81');
    });
    await step('on the page that prints', async () => {
      await router.navigate('/apps/invoice/print/4987');
      await expect(sumsOn(await sheet(), 5)).toEqual(sums);
    });
  },
};

export const SwitchesCountWhereverTheInvoiceIsShown: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const { router } = storyOf(context);
    await loaded();
    for (const name of ['Payment Terms', 'Client Notes', 'Payment Stub']) {
      await userEvent.click(screen.getByRole('switch', { name }));
    }
    await expect(field('Note')).not.toHaveValue('');
    await userEvent.click(button('Save'));
    await saved();
    for (const page of ['preview', 'print']) {
      await step(`on the page ${page}`, async () => {
        await router.navigate(`/apps/invoice/${page}/4987`);
        await waitFor(async () =>
          expect(within(await sheet()).getByRole('region', { name: 'Payment stub' })).toBeVisible(),
        );
        const shown = within(await sheet());
        await expect(shown.queryByText('Payment details')).toBeNull();
        await expect(shown.queryByText('Accepted payments:')).toBeNull();
        await expect(shown.queryByText(/Thank you for travelling/)).toBeNull();
      });
    }
  },
};
