import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { card, type SettingsMeta, settingsPage } from '../account.stories.testing.ts';

const meta = {
  ...settingsPage('billing'),
  tags: ['!autodocs'],
  globals: { clock: 'leapDay' },
} satisfies SettingsMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThePlanSaysWhatIsUsed: Story = {
  tags: ['core', 'ACC-09'],
  play: async ({ canvas, step, userEvent }) => {
    const plan = await card(canvas, 'Current plan');
    await step('its parts, with the true share of its days', async () => {
      await expect(await plan.findByText('Your current plan is Basic')).toBeVisible();
      await expect(plan.getByText(/^Active until \d\d\/\d\d\/\d{4}$/)).toBeVisible();
      await expect(plan.getByText(/^US\$\s0 per month$/)).toBeVisible();
      await expect(plan.queryByText('Popular')).toBeNull();
      await expect(plan.getByText(/^Your plan renews on /)).toBeVisible();
      await expect(plan.getByRole('progressbar', { name: /4 of 30 days used/ })).toHaveAttribute('aria-valuenow', '4');
      await expect(plan.getByText('26 days remaining')).toBeVisible();
    });
    await step('upgrading offers three plans by month or year, and a trial', async () => {
      await userEvent.click(plan.getByRole('button', { name: 'Upgrade plan' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Pricing plans' }));
      for (const name of ['Basic', 'Standard', 'Enterprise']) {
        await expect(await dialog.findByRole('region', { name })).toBeVisible();
      }
      await userEvent.click(dialog.getByRole('radio', { name: 'Annually' }));
      await expect(await dialog.findByText(/^US\$\s480 per year$/)).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Start your free trial' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a chosen plan is the current one, at its price', async () => {
      await userEvent.click(plan.getByRole('button', { name: 'Upgrade plan' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Pricing plans' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Upgrade to Standard' }));
      const question = within(await screen.findByRole('dialog', { name: 'Change to Standard?' }));
      await userEvent.click(question.getByRole('button', { name: 'Change plan' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change to Standard?' })).toBeNull());
      await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
      await expect(await plan.findByText('Your current plan is Standard')).toBeVisible();
      await expect(plan.getByText(/^US\$\s49 per month$/)).toBeVisible();
      await expect(plan.queryByText(/your agency agreed on/)).toBeNull();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('cancelling asks, and can be taken back', async () => {
      await userEvent.click(plan.getByRole('button', { name: 'Cancel subscription' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel your subscription?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
      await expect(await plan.findByText('It is cancelled and ends then.')).toBeVisible();
      await userEvent.click(plan.getByRole('button', { name: 'Resume subscription' }));
      await expect(await plan.findByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    });
  },
};

export const CardsAreAddedEditedAndDeleted: Story = {
  tags: ['core', 'ACC-10'],
  play: async ({ canvas, step, userEvent }) => {
    const methods = await card(canvas, 'Payment methods');
    await step('two cards, of which one is primary and one has expired', async () => {
      await expect(methods.getAllByText(/^•••• •••• •••• \d{4}$/)).toHaveLength(2);
      await expect(methods.getByText('Primary')).toBeVisible();
      await expect(methods.getByText('Expired')).toBeVisible();
      await expect(methods.getByText('Card expires in 09/30')).toBeVisible();
      const kept = methods.getByRole('button', { name: 'Delete card ending in 4444' });
      await expect(kept).toHaveAttribute('aria-disabled', 'true');
      await expect(kept).toHaveAccessibleDescription('Choose another primary card first.');
    });
    await step('a new one shows its brand, and its cancel empties the fields', async () => {
      await userEvent.click(methods.getByRole('radio', { name: 'PayPal account' }));
      await expect(await methods.findByText(/You confirm each payment at PayPal/)).toBeVisible();
      await expect(await screen.findByText('You pay with PayPal')).toBeVisible();
      await userEvent.click(methods.getByRole('radio', { name: 'Credit, debit or ATM card' }));
      const number = methods.getByRole('textbox', { name: /Card number/ });
      await userEvent.type(number, '5555');
      await expect(number.closest('form')?.querySelector('[aria-label="Mastercard"]')).toBeVisible();
      await userEvent.click(methods.getByRole('button', { name: 'Cancel' }));
      await expect(number).toHaveValue('');
      await userEvent.click(methods.getByRole('button', { name: 'Add card' }));
      await expect(methods.getAllByText('This field is required.')).toHaveLength(4);

      await userEvent.type(number, '3530111333300000');
      await userEvent.type(methods.getByRole('textbox', { name: /Name on the card/ }), 'Marina Duarte');
      await userEvent.type(methods.getByRole('textbox', { name: /Expiry date/ }), '1299');
      await userEvent.type(methods.getByRole('textbox', { name: /CVV/ }), '123');
      await expect(methods.getByRole('switch', { name: 'Save this card for later payments' })).toBeChecked();
      await userEvent.click(methods.getByRole('button', { name: 'Add card' }));
      await expect(await methods.findByText('•••• •••• •••• 0000')).toBeVisible();
    });
    await step('editing changes the name', async () => {
      await userEvent.click(methods.getByRole('button', { name: 'Edit card ending in 0000' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit card' }));
      const name = dialog.getByRole('textbox', { name: /Name on the card/ });
      await userEvent.clear(name);
      await userEvent.type(name, 'M. Duarte');
      await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
      await expect(await methods.findByText('M. Duarte')).toBeVisible();
    });
    await step('another primary card lets the first go, and it can come back', async () => {
      await userEvent.click(methods.getByRole('button', { name: 'Make primary: card ending in 0000' }));
      await waitFor(() => expect(methods.getByRole('button', { name: 'Edit card ending in 0000' })).toHaveFocus());
      await userEvent.click(methods.getByRole('button', { name: 'Delete card ending in 4444' }));
      await waitFor(() => expect(methods.queryByText('•••• •••• •••• 4444')).toBeNull());
      const toast = await screen.findByText('Card ending in 4444 deleted');
      await expect(toast).toBeVisible();
      await waitFor(() => expect(methods.getByRole('button', { name: 'Edit card ending in 4242' })).toHaveFocus());
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(await methods.findByText('•••• •••• •••• 4444')).toBeVisible();
    });
    await step('a card that is not to be saved pays once', async () => {
      await userEvent.type(methods.getByRole('textbox', { name: /Card number/ }), '4111111111111111');
      await userEvent.type(methods.getByRole('textbox', { name: /Name on the card/ }), 'Marina Duarte');
      await userEvent.type(methods.getByRole('textbox', { name: /Expiry date/ }), '1299');
      await userEvent.type(methods.getByRole('textbox', { name: /CVV/ }), '123');
      await userEvent.click(methods.getByRole('switch', { name: 'Save this card for later payments' }));
      await userEvent.click(methods.getByRole('button', { name: 'Add card' }));
      await expect(await methods.findByText(/^The card ending in 1111 pays the next bill/)).toBeVisible();
      await expect(methods.queryByText('•••• •••• •••• 1111')).toBeNull();
    });
  },
};

export const TheBillingAddressNeedsACompany: Story = {
  tags: ['ACC-11'],
  play: async ({ canvas, userEvent }) => {
    const address = await card(canvas, 'Billing address');
    const field = (name: RegExp | string) => address.getByRole('textbox', { name });
    for (const [name, value] of [
      ['Tax ID', 'TAX-875623'],
      ['VAT number', 'SDF754K77'],
      ['Mobile number', '(11) 3333-4400'],
      ['Billing street', 'Avenida Paulista, 1578'],
      ['State', 'São Paulo'],
      ['Zip code', '01310-200'],
    ] as const) {
      await expect(field(name)).toHaveValue(value);
    }
    await expect(address.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Brazil');
    await userEvent.clear(field(/Company name/));
    await userEvent.clear(field(/Billing email/));
    await userEvent.click(address.getByRole('button', { name: 'Save address' }));
    await expect(address.getByText('Enter the company name.')).toBeVisible();
    await expect(address.getByText('Enter the billing email.')).toBeVisible();
    await userEvent.click(address.getByRole('button', { name: 'Discard' }));
    await expect(field(/Company name/)).toHaveValue('Embarque');
    await userEvent.type(field(/Company name/), ' Ltda');
    await userEvent.click(address.getByRole('button', { name: 'Save address' }));
    await expect(await screen.findByText('Billing address saved')).toBeVisible();
  },
};

export const TheHistoryListsInvoices: Story = {
  tags: ['ACC-12'],
  play: async ({ canvas, userEvent }) => {
    const history = await card(canvas, 'Billing history');
    await expect(history.getAllByRole('row')).toHaveLength(6);
    const heads = history.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['#', 'Status', 'Total', 'Issued date', 'Due date', 'Balance', 'Action']);
    const [view] = history.getAllByRole('button', { name: /^View invoice EMB-\d{4}-0141$/ });
    await userEvent.click(required(view, 'invoice'));
    const preview = within(await screen.findByRole('dialog', { name: /^EMB-\d{4}-0141$/ }));
    await expect(
      preview.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/, ' ')),
    ).toContain('US$ 49,00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(history.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByRole('menuitem', { name: 'CSV' }, { timeout: 15_000 })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Excel' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
