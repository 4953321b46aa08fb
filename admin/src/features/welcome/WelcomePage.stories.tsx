import { find } from '@embarque/mocks/find';
import { invoiceScenarios } from '@embarque/mocks/invoice/scenarios';
import { ownCoverSample } from '@embarque/mocks/own-cover/data';
import { ownCoverScenarios } from '@embarque/mocks/own-cover/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { WelcomePage } from './WelcomePage.tsx';

const meta = {
  component: WelcomePage,
  globals: { clock: 'leapDay' },
  parameters: { route: '/welcome', session: 'client' },
} satisfies Meta<typeof WelcomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ACustomerSeesTheirOwnPoliciesEsimsOrdersAndInvoices: Story = {
  tags: ['core'],
  play: async ({ canvas, userEvent }) => {
    const { policies, esims, orders } = ownCoverSample('client@demo.com');
    const listed = async (name: string) =>
      within(await canvas.findByRole('region', { name })).findAllByRole('listitem');
    await expect(await listed('Your policies')).toHaveLength(Math.min(6, policies.length));
    await expect(await listed('Your eSIMs')).toHaveLength(Math.min(6, esims.length));
    await expect(await listed('Your orders')).toHaveLength(Math.min(6, orders.length));
    const { invoices } = find('customer', ({ name }) => name === 'Tomás Figueiredo');
    const latest = required(invoices.at(-1), 'invoice');
    await expect((await listed('Your invoices'))[0]).toHaveTextContent(
      new RegExp(`^#${latest.id} · ${latest.service}.*${latest.balance === 0 ? 'Paid' : '(Open|Past due)'}$`),
    );
    await expect((await listed('Your eSIMs'))[0]).toHaveTextContent(/(Active|Not active yet)/);
    await expect(canvas.queryByRole('link', { name: 'Open session' })).toBeNull();
    await expect(canvas.getByText('see access control and see your own account')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what your role allows' })).toBeVisible();

    const [code] = canvas.getAllByRole('button', { name: /^Show the QR code of / });
    await userEvent.click(required(code, 'QR code'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('img', { name: /^QR code of eSIM/ })).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AnEsimOfAnUnknownStatusHidesNoOther: Story = {
  beforeEach: ({ msw }) => msw.use(ownCoverScenarios.oddStatus),
  play: async ({ canvas }) => {
    const [odd, ...others] = ownCoverSample('client@demo.com').esims;
    const card = within(await canvas.findByRole('region', { name: 'Your eSIMs' }));
    await expect(card.getAllByRole('listitem')).toHaveLength(others.length);
    await expect(card.queryByText(new RegExp(required(odd, 'eSIM').id))).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Your policies' })).toBeVisible();
  },
};

export const NothingBoughtYet: Story = {
  beforeEach: ({ msw }) => msw.use(ownCoverScenarios.nothingBought),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No policies yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No eSIMs yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  },
};

export const InvoicesCanBeLoadedAgain: Story = {
  beforeEach: ({ msw }) => msw.use(invoiceScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Your invoices' }));
    await card.findByRole('heading', { name: "Couldn't load your invoices" });
    msw.resetHandlers();
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await expect(await card.findByText(/^#\d{4}/)).toBeVisible();
  },
};

export const CanBeLoadedAgain: Story = {
  beforeEach: ({ msw }) => msw.use(ownCoverScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', { name: "Couldn't load your policies and eSIMs" });
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Your policies' })).toBeVisible();
  },
};
