import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { demoApi } from '../../../http/http.ts';
import { showsNumbers } from '../invoice.stories.testing.ts';
import { InvoiceListPage } from './InvoiceListPage.tsx';

const meta = {
  component: InvoiceListPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/invoice/list?status=Past+Due' },
} satisfies Meta<typeof InvoiceListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheQuestionBeforeAnInvoiceWithPaymentsIsDeletedHasTheFocus: Story = {
  beforeEach: async () => {
    const payment = { id: 'part', amount: 100, date: '2026-01-02', method: 'Cash', note: '' };
    await demoApi.post('/apps/invoice/pay', { payments: [{ id: 5016, payment }] });
  },
  play: async ({ userEvent }) => {
    await showsNumbers([5016, 5002, 4994]);
    await chooseByKeys(userEvent, screen.getByRole('button', { name: 'Actions for invoice 5016' }), 'Delete');
    await expectToHaveAndKeepFocus(() => screen.findByRole('alertdialog', { name: 'Delete invoice 5016?' }));
  },
};
