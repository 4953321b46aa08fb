import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { wakeAt } from '#storybook/testing/turn-clock.ts';
import { invoicesOnServer } from '../invoice.stories.testing.ts';
import { InvoiceListPage } from './InvoiceListPage.tsx';

const meta = {
  component: InvoiceListPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/invoice/list?status=Sent&perPage=50' },
} satisfies Meta<typeof InvoiceListPage>;

export default meta;

export const WhatIsDueTurnsPastDue: StoryObj<typeof meta> = {
  name: 'An invoice that waits for money is past due as soon as its due day is over, while the list is open',
  play: async () => {
    const marks = (status: string) => screen.queryAllByRole('img', { name: status }).length;
    const sent = (await invoicesOnServer()).counts.Sent;
    await waitFor(() => expect([marks('Sent'), marks('Past due')]).toEqual([sent, 0]));
    wakeAt(Date.now() + 400 * 86_400_000);
    await waitFor(() => expect([marks('Sent'), marks('Past due')]).toEqual([0, sent]));
  },
};
