import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw/http';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { addressOf, invoiceOnServer } from '../invoice.stories.testing.ts';
import { button, editorPage, field, items, loaded, newInvoice, retype } from './editor.stories.testing.tsx';

const meta = { ...editorPage, tags: ['!autodocs'], parameters: newInvoice } satisfies Meta<typeof editorPage.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const client = () => screen.getByRole('combobox', { name: 'Invoice to' });

export const ANewInvoiceGetsItsClientAndNumber: Story = {
  tags: ['core', 'INV-13'],
  globals: { clock: 'leapDay' },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await loaded();
    await step('the next number, dates from today, nothing to send', async () => {
      await expect(field('Invoice number')).toHaveValue('#5037');
      await expect(field('Invoice number')).toBeDisabled();
      await expect(screen.getByRole('group', { name: 'Date' })).toHaveTextContent(/29.*02.*2028/);
      await expect(button('Send Invoice')).toHaveAttribute('aria-disabled', 'true');
      await expect(button('Send Invoice')).toHaveAccessibleDescription('Save the invoice before you send it.');
      await expect(button('Preview')).toBeVisible();
    });
    await step('all customers, the five of the first invoices first, and one to add before them', async () => {
      await userEvent.click(client());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(6));
      const options = screen.getAllByRole('option');
      await expect(options[0]).toHaveTextContent('Add New Customer');
      await userEvent.click(options[1] as HTMLElement);
      const block = within(await canvas.findByRole('region', { name: 'Client' }));
      await expect(block.getByText('Otto Halvorsen')).toBeVisible();
    });
    await step('a customer whom nobody has billed yet is found by a few letters', async () => {
      await userEvent.clear(client());
      await userEvent.type(client(), 'raissa');
      await expect((await screen.findAllByRole('option', { name: /^Raíssa / }))[0]).toBeVisible();
    });
    await step('a new customer comes back as the client', async () => {
      await userEvent.clear(client());
      await userEvent.type(client(), 'add new');
      await userEvent.click(await screen.findByRole('option', { name: /Add New Customer/ }));
      const panel = within(await screen.findByRole('dialog', { name: 'Add New Customer' }));
      const country = panel.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
      await expect([...country.options].filter(({ hidden }) => !hidden)).toHaveLength(10);
      await userEvent.click(panel.getByRole('button', { name: 'Add' }));
      await expect(await panel.findByText('Enter a name.')).toBeVisible();
      await userEvent.type(panel.getByRole('textbox', { name: /Name/ }), 'Ana Prado');
      await userEvent.type(panel.getByRole('textbox', { name: /Email/ }), 'ana@prado.example');
      await userEvent.type(panel.getByRole('textbox', { name: 'Address' }), 'Rua do Sol 14');
      await userEvent.selectOptions(country, 'Brazil');
      await userEvent.type(panel.getByRole('textbox', { name: 'Contact' }), '555 2010');
      await expect(panel.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await userEvent.click(panel.getByRole('button', { name: 'Add' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(client()).toHaveValue('Ana Prado'));
      await expect(
        within(await canvas.findByRole('region', { name: 'Client' })).getByText('Rua do Sol 14, Brazil'),
      ).toBeVisible();
    });
    await step('saved, it has its address, and keeps what was typed meanwhile', async () => {
      const held = Promise.withResolvers<undefined>();
      context.msw.use(http.post('/api/invoice/invoices', () => held.promise));
      items()[0]?.focus();
      await userEvent.keyboard('eSIM Japan{Enter}{Tab}{Tab}24{Tab}2');
      await userEvent.click(button('Save'));
      await retype(userEvent, 'Note', 'Thank you');
      held.resolve(undefined);
      await waitFor(() => expect(addressOf(context)).toBe('/apps/invoice/edit/5037'));
      await expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
      await expect(field('Note')).toHaveValue('Thank you');
      const { document } = await invoiceOnServer(5037);
      await expect(document.client.name).toBe('Ana Prado');
      await expect(document.lines).toHaveLength(1);
    });
  },
};

export const AClientWhoIsKnownIsNotAddedAgain: Story = {
  play: async ({ userEvent }) => {
    await loaded();
    await userEvent.click(client());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /Add New Customer/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Add New Customer' }));
    await userEvent.type(panel.getByRole('textbox', { name: /Name/ }), 'otto halvorsen');
    await userEvent.type(panel.getByRole('textbox', { name: /Email/ }), 'otto.halvorsen@example.com');
    await userEvent.click(panel.getByRole('button', { name: 'Add' }));
    await expect(await panel.findByText('A client with this name and email already exists.')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('textbox', { name: /Name/ })).toHaveFocus());
  },
};

export const APanelThatWasCancelledLeavesThePageInReach: Story = {
  play: async ({ userEvent, step }) => {
    await loaded();
    for (const time of ['the first time', 'again']) {
      await step(`opened and cancelled ${time}`, async () => {
        await userEvent.click(client());
        await userEvent.keyboard('{ArrowDown}');
        await userEvent.click(await screen.findByRole('option', { name: /Add New Customer/ }));
        const panel = within(await screen.findByRole('dialog', { name: 'Add New Customer' }));
        await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(client().closest('[aria-hidden], [inert]')).toBeNull();
        await expect(button('Save').closest('[aria-hidden], [inert]')).toBeNull();
        await waitFor(() => expect(client()).toHaveFocus());
      });
    }
  },
};

export const AReloadBringsItBack: Story = {
  tags: ['core'],
  play: async (context) => {
    const { userEvent, step } = context;
    await loaded();
    await retype(userEvent, 'Note', 'Thank you');
    await waitFor(() => expect(storyOf(context).storage.read('embarque.invoice.new')).toContain('Thank you'));
    await step('with all that was typed', async () => {
      await userEvent.click(button('Reload'));
      await expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
      await expect(field('Note')).toHaveValue('Thank you');
    });
    await step('or not', async () => {
      await userEvent.click(button('Discard them'));
      await expect(field('Note')).toHaveValue('');
    });
  },
};
