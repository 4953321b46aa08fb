import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import * as examples from './Breakdowns.examples.tsx';

const meta = { loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const cardOf = ({ canvas }: Context, name: string) => within(canvas.getByRole('region', { name }));
const rowsOf = (card: ReturnType<typeof cardOf>) => card.getAllByRole('listitem').map(({ textContent }) => textContent);

async function choose({ userEvent }: Context, card: ReturnType<typeof cardOf>, period: string) {
  await userEvent.click(card.getByRole('button', { name: 'Last 7 days' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: period }));
  await card.findByRole('button', { name: period });
}

export const DevicesAndCustomers: Story = {
  render: examples.DevicesAndCustomers,
  tags: ['W-CAN-08', 'W-CAN-09'],
  play: async (context) => {
    const devices = cardOf(context, 'Session By Device');
    await expect(rowsOf(devices)).toEqual([
      'Desktop58,6%+2%+2%, better',
      'Mobile34,9%+8%+8%, better',
      'Tablet6,5%-5%-5%, worse',
    ]);
    await choose(context, devices, 'Last Month');
    await expect(rowsOf(devices)[0]).toBe('Desktop55,4%-2%-2%, worse');

    const customers = cardOf(context, 'Customers');
    await expect(rowsOf(customers)).toEqual(['New690', 'Returning258', 'Referrals149']);
    await choose(context, customers, 'Last Year');
    await expect(rowsOf(customers)).toEqual(['New30.416', 'Returning17.852', 'Referrals8.093']);
  },
};

export const OrdersAndSales: Story = {
  render: examples.OrdersAndSales,
  tags: ['W-CAN-06', 'W-CAN-10'],
  play: async (context) => {
    const orders = cardOf(context, 'Product Orders');
    await expect(rowsOf(orders)).toEqual(['Finished23.043', 'Pending14.658', 'Rejected4.758']);
    await expect(await orders.findByText('42.459')).toBeInTheDocument();
    await choose(context, orders, 'Last 28 Days');
    await expect(await orders.findByText('172.562')).toBeInTheDocument();

    const sales = cardOf(context, 'Sales');
    const chart = await sales.findByRole('application', { name: 'Sales and visits' });
    await expect(chart).toHaveAccessibleDescription(/lowest 20 \(Jun\)/);
    await choose(context, sales, 'Last Year');
    await expect(chart).toHaveAccessibleDescription(/highest 96 \(Jun\)/);
  },
};
