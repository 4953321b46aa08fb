import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { CardBoundary } from '../../cards/card/CardBoundary.tsx';
import { Card } from '../../cards/card/Card.tsx';
import { Dialog } from '../modals/Dialog.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import * as examples from './ErrorBoundary.examples.tsx';

const broken = new RangeError('A forecast of 0 days');
const report = fn<(...parts: unknown[]) => void>();

let isBroken = true;

function Fragile() {
  if (isBroken) throw broken;
  return <p>Mostly sunny</p>;
}

const meta = {
  component: ErrorBoundary,
  args: { children: <Fragile /> },
  argTypes: { children: { control: false } },
  // React reports on the console what a boundary catches, as it does for pages.
  beforeEach: () => {
    isBroken = true;
    report.mockClear();
    const errors = spyOn(console, 'error').mockImplementation(report);
    return () => errors.mockRestore();
  },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const message = "Couldn't show thisSomething went wrong on our side. Saved data is safe.";
const again = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Try again' });

export const Playground: Story = {};
export const InACard: Story = { render: examples.InACard };
export const InPlaceOfACard: Story = { render: examples.InPlaceOfACard };

export const SaysItInPlaceAndReportsTheError: Story = {
  render: () => (
    <>
      <Card title="Weather">
        <Fragile />
      </Card>
      <Card title="Flights">On time</Card>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('region', { name: 'Weather' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
    await expect(card).toContainElement(canvas.getByRole('alert'));
    await expect(canvas.getByRole('region', { name: 'Flights' })).toHaveTextContent('On time');
    await expect(canvasElement).not.toHaveTextContent(/RangeError|forecast/);
    await expect(report).toHaveBeenCalledOnce();
    await expect(report.mock.lastCall).toContain(broken);
  },
};

export const ShowsItAgainAndMovesFocusToItsPlace: Story = {
  render: () => (
    <Card title="Weather">
      <Fragile />
    </Card>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    isBroken = false;
    await userEvent.click(again(context));

    await expect(await canvas.findByText('Mostly sunny')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Weather' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const OffersToReloadOnceTryingAgainHasNotHelped: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.queryByRole('button', { name: 'Reload page' })).toBeNull();
    await userEvent.click(again(context));

    await expect(await canvas.findByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(again(context)).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
  },
};

export const TakesTheFocusOfWhatItRemoves: Story = {
  render: examples.InPlaceOfACard,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Break the card' }));

    await waitFor(() => expect(again(context)).toHaveFocus());
  },
};

export const LeavesTheFocusWhereItIs: Story = {
  render: examples.InACard,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'No days' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(canvas.getByRole('button', { name: 'No days' })).toHaveFocus();
  },
};

export const AViewOfTabsFailsAlone: Story = {
  render: () => (
    <Tabs
      label="Trip"
      items={[
        { id: 'weather', label: 'Weather', content: <Fragile /> },
        { id: 'flights', label: 'Flights', content: 'On time' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Weather' })).toHaveTextContent(message);
    await userEvent.click(canvas.getByRole('tab', { name: 'Flights' }));

    await expect(canvas.getByRole('tabpanel', { name: 'Flights' })).toHaveTextContent('On time');
  },
};

export const ADialogCanStillBeClosed: Story = {
  args: { children: null },
  render: () => <OpenDialog />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Weather' });
    await expect(dialog).toHaveTextContent(message);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function OpenDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} title="Weather" onClose={() => setOpen(false)}>
      <Fragile />
    </Dialog>
  );
}

export const ACardThatFailsItselfIsReplaced: Story = {
  args: {
    children: (
      <CardBoundary>
        <Fragile />
      </CardBoundary>
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent("Couldn't show this"),
};
