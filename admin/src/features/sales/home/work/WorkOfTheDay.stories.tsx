import { workdaySample } from '@embarque/mocks/workday/data';
import { workdayScenarios } from '@embarque/mocks/workday/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { SalesPage } from '../../SalesPage.tsx';

const meta = {
  component: SalesPage,
  title: 'sales/WorkOfTheDay',
  tags: ['!autodocs'],
  globals: { clock: 'leapDay' },
  parameters: { route: '/sales' },
} satisfies Meta<typeof SalesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const work = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Work of the day' }));

export const CountsWhatItsListsHold: Story = {
  tags: ['core'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { departures, claims } = workdaySample();
    const card = await work(canvas);
    const leaving = await card.findByRole('link', { name: /^Leaving within 24 hours without an active eSIM/ });
    await expect(leaving).toHaveTextContent(new RegExp(`${departures.length}$`));
    await expect(card.getByRole('link', { name: /^Claims that wait for you/ })).toHaveTextContent(
      new RegExp(`${claims.length}$`),
    );
    await userEvent.click(leaving);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Leaving within 24 hours without an active eSIM' }),
    );
    await expect(dialog.getAllByRole('link')).toHaveLength(departures.length);
    const { saleId, customer } = required(departures[0], 'departure');
    await userEvent.click(dialog.getByRole('link', { name: new RegExp(customer) }));
    await waitFor(() => expect(storyOf(context).router.state.location.search).toBe(`?sale=${saleId}`));
  },
};

export const LeadsToTheInvoicesThatArePastDue: Story = {
  play: async ({ canvas }) => {
    const invoices = await (await work(canvas)).findByRole('link', { name: /^Invoices past due/ });
    await expect(invoices).toHaveAttribute('href', '/apps/invoice/list?status=Past+Due');
    await expect(invoices).toHaveTextContent(/3$/);
  },
};

export const NothingWaits: Story = {
  beforeEach: ({ msw }) => msw.use(workdayScenarios.nothingWaits),
  play: async ({ canvas }) => {
    const card = await work(canvas);
    await expect(await card.findByText('No one leaves within 24 hours without an active eSIM')).toBeVisible();
    await expect(card.getByText('No claim waits for you')).toBeVisible();
  },
};

export const StillLoading: Story = {
  beforeEach: ({ msw }) => msw.use(workdayScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Sales' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Work of the day' })).toBeNull();
  },
};

export const CanBeLoadedAgain: Story = {
  beforeEach: ({ msw }) => msw.use(workdayScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    const card = await work(canvas);
    await expect(await card.findByRole('alert')).toHaveTextContent("Couldn't load the work of the day");
    msw.resetHandlers();
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^Claims that wait for you/ })).toBeVisible();
  },
};

const room = (canvas: ReturnType<typeof within>) =>
  canvas
    .findByRole('region', { name: 'Work of the day' })
    .then((card: HTMLElement) => card.parentElement?.clientHeight);

export const TakesTheRoomThatIsKeptForIt: Story = {
  play: async ({ canvas }) => {
    await (await work(canvas)).findByRole('link', { name: /^Claims that wait for you/ });
    await expect(await room(canvas)).toBe(126);
  },
};

export const TakesTheRoomThatIsKeptForItOnPhones: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await (await work(canvas)).findByRole('link', { name: /^Claims that wait for you/ });
    await expect(await room(canvas)).toBe(240);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
