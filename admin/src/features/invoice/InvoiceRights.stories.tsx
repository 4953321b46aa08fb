import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { chooseInMenu } from './invoice.stories.testing.ts';
import { InvoicePages } from './InvoicePages.stories.testing.tsx';

const meta = {
  component: InvoicePages,
  tags: ['!autodocs'],
} satisfies Meta<typeof InvoicePages>;

export default meta;
type Story = StoryObj<typeof meta>;

const denied = async (name: string, can: string) => {
  const button = await screen.findByRole('button', { name });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(button).toHaveAccessibleDescription(`The role Client doesn't allow you to ${can}.`));
};
const explains = (can: string) =>
  waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Not allowed for you' })).toHaveTextContent(
      `The role Client doesn't allow you to ${can}.`,
    ),
  );

export const ReadOnlyWithoutTheRight: Story = {
  name: 'Without the right, actions stay in place and explain themselves, and an address opens no panel',
  tags: ['core'],
  parameters: { route: '/apps/invoice/preview/4987?panel=send', session: 'client' },
  play: async (context) => {
    const { userEvent, step } = context;
    const { router } = storyOf(context);
    await step('on the preview', async () => {
      await denied('Send Invoice', 'edit invoices');
      await denied('Add Payment', 'edit invoices');
      await denied('Duplicate', 'create invoices');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('in the editor', async () => {
      await router.navigate('/apps/invoice/edit/4987');
      await denied('Save', 'edit invoices');
    });
    await step('in the list', async () => {
      await router.navigate('/apps/invoice/list');
      await denied('Add record', 'create invoices');
      await chooseInMenu(userEvent, 'Actions for invoice 5036', 'Delete');
      await explains('delete invoices');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Send invoice 5036' }));
      await explains('edit invoices');
    });
    await step('in a new invoice, also for a new client', async () => {
      await router.navigate('/apps/invoice/add');
      await screen.findByRole('combobox', { name: 'Invoice to' });
      await denied('Save', 'create invoices');
      await userEvent.click(screen.getByRole('combobox', { name: 'Invoice to' }));
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(await screen.findByRole('option', { name: /Add New Customer/ }));
      await explains('create invoices');
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    });
    await step('and the page stays in reach once that was explained', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const client = screen.getByRole('combobox', { name: 'Invoice to' });
      await waitFor(() => expect(client).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(await screen.findByRole('option', { name: /Otto Halvorsen/ }));
      await expect(client).toHaveValue('Otto Halvorsen');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(client.closest('[aria-hidden], [inert]')).toBeNull();
      await denied('Save', 'create invoices');
    });
  },
};
