import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import * as examples from './Analytics.examples.tsx';

const meta = {
  decorators: [withToaster],
  loaders: [
    () => import('../../components/dropdowns/MenuLayer.tsx'),
    () => import('../../components/popovers/PopoverLayer.tsx'),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TicketsAndGoal: Story = {
  render: examples.TicketsAndGoal,
  tags: ['W-CAN-01', 'W-CAN-04'],
  play: async ({ canvas, step, userEvent }) => {
    const tickets = within(canvas.getByRole('region', { name: 'Support Tracker' }));
    const goal = within(canvas.getByRole('region', { name: 'Goal Overview' }));

    await step('both say their figures', async () => {
      await expect(tickets.getByText('163')).toBeVisible();
      await expect(tickets.getByText('1d')).toBeVisible();
      await expect(goal.getByText('786.617')).toBeVisible();
      await expect(goal.getByText('13.561')).toBeVisible();
      await expect(await goal.findByRole('application')).toHaveAccessibleDescription(/Goal 83%/);
    });
    await step('another period has other tickets', async () => {
      await userEvent.click(tickets.getByRole('button', { name: 'Last 7 days' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Last Year' }));
      await expect(await tickets.findByText('7.942')).toBeVisible();
      await expect(tickets.getByRole('application')).toHaveAccessibleDescription(/98%/);
    });
    await step('the question mark explains how the goal is counted', async () => {
      await userEvent.click(goal.getByRole('button', { name: 'How Goal Overview is counted' }));
      await expect(await screen.findByRole('dialog')).toHaveTextContent(/Policies count from payment/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const AverageSessions: Story = {
  render: examples.AverageSessions,
  tags: ['W-CAN-02'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2,7k')).toBeVisible();
    await expect(canvas.getByText('+5,2%, better')).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar', { name: /^Goal: US\$\s100\.000$/ })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'View details' }));
    const details = within(await screen.findByRole('dialog', { name: 'Sessions' }));
    await expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '75',
      '125',
      '225',
      '175',
      '125',
      '75',
      '25',
    ]);
    await expect(details.getAllByRole('term')[0]).toHaveTextContent('domingo');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Dom')).toBeVisible();
  },
};

export const RevenueReport: Story = {
  render: examples.RevenueReport,
  tags: ['W-CAN-03'],
  play: async ({ canvas, step, userEvent }) => {
    await step('another year has other figures', async () => {
      await expect(canvas.getByText(/^US\$\s25\.852$/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Year: 2020' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: '2018' }));
      await expect(await canvas.findByText(/^US\$\s17\.965$/)).toBeVisible();
      await expect(await canvas.findByRole('application')).toHaveAccessibleDescription(/Expense: .+-110/);
    });
    await step('the budget grows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Increase budget' }));
      await expect(canvas.getByText(/^US\$\s40\.200$/)).toBeVisible();
      const toast = await canvas.findByText('The budget is 40.200 now.');
      await waitFor(() => expect(toast).toBeVisible());
    });
  },
};

export const Revenue: Story = {
  render: examples.Revenue,
  tags: ['W-CAN-05'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const ticks = () => [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    await waitFor(() => expect(ticks()).toContain('45k'));
    await expect(canvas.getByText(/^US\$\s73\.683$/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Settings of Revenue' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Axis from zero' }));
    await waitFor(() => expect(ticks()).toContain('0'));
    await userEvent.keyboard('{Escape}');
  },
};

export const SalesOfTheYear: Story = {
  render: examples.SalesOfTheYear,
  tags: ['W-CAN-07'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2.555')).toBeVisible();
    await canvas.findByRole('application');
    const line = canvasElement.querySelector('[data-part="line"]');
    await expect(line && getComputedStyle(line).stroke).toMatch(/^url\(/);
  },
};

export const Earnings: Story = { render: examples.Earnings, tags: ['W-CAN-11'] };

export const OnTheirWay: Story = {
  render: examples.OnTheirWay,
  play: async ({ canvas }) => {
    for (const name of ['Support Tracker', 'Goal Overview', 'Customers', 'Revenue']) {
      const card = within(canvas.getByRole('region', { name }));
      await expect(card.getByRole('status')).toHaveTextContent(/loading…$/);
    }
  },
};
