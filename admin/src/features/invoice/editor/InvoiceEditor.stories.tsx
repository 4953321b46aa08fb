import { invoiceScenarios } from '@embarque/mocks/invoice/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw/http';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { addressOf, invoiceOnServer } from '../invoice.stories.testing.ts';
import { button, editorPage, field, items, loaded, retype, sum } from './editor.stories.testing.tsx';

const meta = { ...editorPage, tags: ['!autodocs'] } satisfies Meta<typeof editorPage.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnInvoiceIsReadyToBeEdited: Story = {
  tags: ['INV-11'],
  globals: { clock: 'leapDay' },
  play: async ({ canvas, step, userEvent }) => {
    const lines = await loaded();
    await step('number, dates and client come from the invoice', async () => {
      const { document } = await invoiceOnServer(4987);
      await expect(screen.getByRole('textbox', { name: 'Invoice number' })).toBeDisabled();
      await expect(screen.getByRole('textbox', { name: 'Invoice number' })).toHaveValue('#4987');
      for (const [name, day] of [
        ['Date', document.issuedDate],
        ['Due date', document.dueDate],
      ] as const) {
        const [year, month, date] = day.split('-');
        await expect(screen.getByRole('group', { name })).toHaveTextContent(new RegExp(`${date}.*${month}.*${year}`));
      }
      const client = within(canvas.getByRole('region', { name: 'Client' }));
      await expect(client.getByText(document.client.name)).toBeVisible();
      await expect(canvas.queryByRole('combobox', { name: 'Invoice to' })).toBeNull();
    });
    await step('each item has a price list, a description, its figures and a cross', async () => {
      await expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
      await userEvent.clear(items()[0] as HTMLElement);
      await waitFor(async () => expect(await screen.findAllByRole('option')).toHaveLength(4));
      await userEvent.click(await screen.findByRole('option', { name: 'eSIM Europe 10 GB' }));
      await waitFor(() => expect(field('Cost')).toHaveValue('139,90'));
      await expect(screen.getAllByRole('textbox', { name: 'Tax %' })).toHaveLength(2);
      for (const name of ['Description', 'Qty', 'Discount %', 'Tax %']) await expect(field(name)).toBeVisible();
      await userEvent.click(button('Remove eSIM Europe 10 GB'));
      await expect(items()).toHaveLength(1);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(items()).toHaveLength(2);
      await userEvent.click(button('Add item'));
      await waitFor(() => expect(items()[2]).toHaveFocus());
      await userEvent.keyboard('{Escape}');
    });
    await step('salesperson and note stand below', async () => {
      await expect(field('Salesperson')).not.toHaveValue('');
      await expect(field('Note')).not.toHaveValue('');
    });
  },
};

export const TheSumsFollowTheItems: Story = {
  name: 'The sums follow the items on screen and on the server (XI-20)',
  tags: ['core', 'INV-14'],
  play: async ({ userEvent, step }) => {
    await loaded();
    await step('the figures of the template add up to 2.144,12', async () => {
      await expect(sum('Subtotal')).toHaveTextContent('R$ 1.800,00');
      await expect(sum('Tax 21%')).toHaveTextContent('R$ 372,12');
      await expect(sum('Total')).toHaveTextContent('R$ 2.144,12');
    });
    await step('another quantity changes them, and the server has the same', async () => {
      await retype(userEvent, 'Qty', '10,5');
      await expect(sum('Subtotal')).toHaveTextContent('R$ 1.849,95');
      await expect(sum('Total')).toHaveTextContent('R$ 2.204,56');
      await userEvent.click(button('Save'));
      await waitFor(async () => expect((await invoiceOnServer(4987)).invoice.total).toBe(2204.56));
      await waitFor(() => expect(button('Save')).toHaveAttribute('aria-disabled', 'true'));
    });
  },
};

export const AMistakeIsNotSaved: Story = {
  tags: ['core'],
  play: async ({ userEvent, step }) => {
    await loaded();
    await step('nothing to save, nothing pressed', async () => {
      await expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('focus goes to the first mistake', async () => {
      await userEvent.clear(field('Cost', 1));
      await userEvent.clear(field('Qty', 1));
      await userEvent.click(button('Save'));
      await waitFor(() => expect(field('Cost', 1)).toHaveFocus());
      await expect(screen.getByText('Enter a quantity.')).toBeVisible();
      await expect(screen.getByText('Correct the marked items.')).toBeVisible();
    });
  },
};

export const TheSwitchesChangeThePrintedInvoice: Story = {
  play: async ({ userEvent, step }) => {
    await loaded();
    await userEvent.click(screen.getByRole('switch', { name: 'Payment Stub' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Client Notes' }));
    await retype(userEvent, 'Cost', '1.000,00');
    await step('also in a preview of what is not saved', async () => {
      await userEvent.click(button('Preview'));
      const sheet = within(await screen.findByRole('dialog', { name: 'Preview' }));
      await expect(await sheet.findByText('Payment stub')).toBeInTheDocument();
      await expect(sheet.queryByText(/Thank you for travelling/)).toBeNull();
      await expect(sheet.getAllByText(/R\$\s10\.801,00/).length).toBeGreaterThan(0);
      await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    });
    await step('and on the server', async () => {
      await userEvent.click(button('Save'));
      await waitFor(async () =>
        expect((await invoiceOnServer(4987)).document.shows).toEqual({ terms: true, notes: false, stub: true }),
      );
    });
  },
};

export const TheSheetFollowsWhatIsTyped: Story = {
  parameters: {
    viewport: { options: { desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    await loaded();
    const sheet = () => canvasElement.querySelector<HTMLElement>('[inert] [data-sheet]');
    await waitFor(() => expect(sheet()).toHaveTextContent('Invoice #4987'));
    await retype(userEvent, 'Salesperson', 'Bruno Castro');
    await waitFor(() => expect(sheet()).toHaveTextContent('Bruno Castro'));
  },
};

export const TheActionsStandBelowTheInvoice: Story = {
  tags: ['INV-12'],
  play: async ({ msw, userEvent, step }) => {
    await loaded();
    await step('sending saves what was typed first', async () => {
      await expect(button('Send Invoice')).toHaveAccessibleDescription('All changes are saved.');
      await retype(userEvent, 'Salesperson', 'Bruno Castro');
      await expect(button('Send Invoice')).toHaveAccessibleDescription('Sending saves your changes first.');
      await userEvent.click(button('Send Invoice'));
      const panel = await screen.findByRole('dialog', { name: /Send/ });
      await waitFor(() => expect(panel).toBeVisible());
      await expect((await invoiceOnServer(4987)).document.salesperson).toBe('Bruno Castro');
      await userEvent.click(within(panel).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a payment lowers the balance at once, and what is paid is not paid again', async () => {
      const held = Promise.withResolvers<undefined>();
      msw.use(http.post('/apps/invoice/pay', () => held.promise));
      await userEvent.click(button('Add Payment'));
      const panel = await screen.findByRole('dialog', { name: /Payment/ });
      await waitFor(() => expect(panel).toBeVisible());
      await userEvent.click(within(panel).getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(sum('Balance')).toHaveTextContent('R$ 0,00'));
      await expect(button('Add Payment')).toHaveAttribute('aria-disabled', 'true');
      held.resolve(undefined);
      await waitFor(async () => expect((await invoiceOnServer(4987)).payments).toHaveLength(2));
    });
    await step('ways to pay, and the parts of the printed invoice', async () => {
      for (const name of ['Debit Card', 'Credit Card', 'PayPal', 'Internet Banking', 'UPI Transfer']) {
        await expect(screen.getByRole('checkbox', { name })).toBeVisible();
      }
      await expect(screen.getByRole('switch', { name: 'Payment Terms' })).toBeChecked();
      await expect(screen.getByRole('switch', { name: 'Client Notes' })).toBeChecked();
      await expect(screen.getByRole('switch', { name: 'Payment Stub' })).not.toBeChecked();
      await expect(button('Preview')).toBeVisible();
      await expect(button('Save')).toBeVisible();
    });
  },
};

export const LeavingWithChangesAsks: Story = {
  tags: ['core'],
  play: async (context) => {
    const { userEvent, step } = context;
    await loaded();
    await retype(userEvent, 'Salesperson', 'Bruno Castro');
    const leave = () => storyOf(context).router.navigate('/apps/invoice/list');
    const answer = async (name: string) => {
      const dialog = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(within(dialog).getByRole('button', { name }));
    };
    await step('and stays on request', async () => {
      await leave();
      await answer('Keep editing');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(addressOf(context)).toBe('/apps/invoice/edit/4987');
      await expect(field('Salesperson')).toHaveValue('Bruno Castro');
    });
    await step('or goes', async () => {
      await leave();
      await answer('Discard');
      await waitFor(() => expect(addressOf(context)).toBe('/apps/invoice/list'));
    });
  },
};

export const ARefusalKeepsWhatWasTyped: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.saveFailed),
  play: async ({ userEvent }) => {
    await loaded();
    await retype(userEvent, 'Salesperson', 'Bruno Castro');
    await userEvent.click(button('Save'));
    await expect(await screen.findByText("Couldn't save the invoice")).toBeVisible();
    await expect(field('Salesperson')).toHaveValue('Bruno Castro');
    await expect(button('Save')).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const AnUnknownInvoiceLeadsToTheList: Story = {
  tags: ['INV-09'],
  parameters: { route: '/apps/invoice/edit/1' },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Invoice not found');
    await expect(within(alert).getByRole('link', { name: 'list of invoices' })).toHaveAttribute(
      'href',
      '/apps/invoice/list',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.invoiceStillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading invoice…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit invoice' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const OnAPhoneFromRightToLeft: Story = {
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await loaded();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
