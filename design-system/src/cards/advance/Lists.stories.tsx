import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import * as examples from './Lists.examples.tsx';

const meta = {
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const linesOf = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent?.replaceAll(/\s/g, ' '));

export const EmployeeTasks: Story = {
  render: examples.EmployeeTasks,
  tags: ['W-CAD-03'],
  play: async ({ canvas }) => {
    const rings = canvas.getAllByRole('meter').map(({ ariaValueText }) => ariaValueText);

    await expect(rings).toEqual(['45%', '65%', '60%', '35%', '65%', '80%']);
    await expect(canvas.getByRole('meter', { name: 'Done by Ahmed Osman' })).toBeVisible();
    await expect(canvas.getByText('2 h 15 min')).toHaveAttribute('datetime', 'PT135M');
  },
};

export const MoneyInAndOut: Story = {
  render: examples.MoneyInAndOut,
  tags: ['W-CAD-07'],
  play: async ({ canvas }) => {
    await expect(linesOf(canvas)).toEqual([
      'WalletTravel advance-R$ 74,00',
      'Bank transferAirline refund+R$ 480,00',
      'PixFamily policy+R$ 590,00',
      'CardClaim paid-R$ 23,00',
      'TransferLounge pass-R$ 98,00',
    ]);
    const [paid, received] = [canvas.getByText(/74,00/), canvas.getByText(/480,00/)].map(
      (amount) => getComputedStyle(amount).color,
    );
    await expect(paid).not.toBe(received);
  },
};

export const LatestActivity: Story = {
  render: examples.LatestActivity,
  tags: ['W-CAD-09'],
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'User Timeline' }));

    await expect(card.getByText('invoices.pdf')).toBeVisible();
    await expect(card.getByRole('img', { name: 'Marina Duarte' }).closest('li')).not.toBeNull();
  },
};

export const SharesOfThePeriod: Story = {
  render: examples.SharesOfThePeriod,
  tags: ['W-CAD-12'],
  play: async ({ canvas, step, userEvent }) => {
    const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

    await step('shows the last seven days at first', async () => {
      await expect(linesOf(canvas)).toEqual([
        'Phone browser54,4%',
        'Tablet browser6,1%',
        'Desktop browser14,6%',
        'Airport kiosk4,2%',
        'Partner app8,4%',
        'Other12,3%',
      ]);
    });
    await step('asks for other days, and says which', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
      await screen.findByRole('menu');
      await expect(offered()).toEqual(['Last 28 Days', 'Last Month', 'Last Year']);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Last Year' }));

      await expect(await canvas.findByRole('button', { name: 'Last Year' })).toBeVisible();
      await expect(canvas.getByText('40,1%')).toBeVisible();
    });
  },
};
