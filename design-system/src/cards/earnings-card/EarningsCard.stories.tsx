import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { EarningsCard, type EarningsCardProps } from './EarningsCard.tsx';

const args: EarningsCardProps = {
  title: 'Earnings',
  value: 4055.56,
  label: 'This month',
  note: 'More than last month.',
  parts: [
    { id: 'app', label: 'App', value: 53 },
    { id: 'service', label: 'Service', value: 16 },
  ],
};

const meta = { component: EarningsCard, args } satisfies Meta<typeof EarningsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<EarningsCardProps>(EarningsCard, args, { keyboard: buttonKeyboard });

const boxOf = (element: Element) => element.getBoundingClientRect();
const middleOf = (element: Element) => boxOf(element).top + boxOf(element).height / 2;

export const HasNoEmptyLineWhereItIsNarrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <EarningsCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const drawing = boxOf(await canvas.findByRole('application'));
    const tool = boxOf(canvas.getByRole('button', { name: 'Show Earnings as table' }));

    await expect(tool.top).toBeLessThan(boxOf(canvas.getByText('This month')).top);
    await expect(drawing.top - boxOf(canvas.getByText('More than last month.')).bottom).toBeLessThan(32);
    await expect(boxOf(canvas.getByRole('button', { name: 'App' })).top).toBeGreaterThanOrEqual(drawing.bottom);
  },
};

export const StandsInTheMiddleOfACardThatANeighbourMakesHigher: Story = {
  render: (args) => (
    <div style={{ display: 'grid', inlineSize: 800, blockSize: 460 }}>
      <EarningsCard {...args} data-testid="card" />
    </div>
  ),
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole('application');
    const card = boxOf(canvas.getByTestId('card'));
    const head = boxOf(canvas.getByRole('heading', { name: 'Earnings' }));
    const words = required(canvas.getByText('This month').parentElement?.parentElement, 'text beside the drawing');

    await expect(Math.abs(boxOf(drawing).top - head.bottom - (card.bottom - boxOf(drawing).bottom))).toBeLessThan(24);
    await expect(Math.abs(middleOf(drawing) - middleOf(words))).toBeLessThan(4);
    await expect(boxOf(canvas.getByRole('button', { name: 'App' })).left).toBeGreaterThan(boxOf(drawing).right);
  },
};

export const KeepsTheSwitchToItsTableInTheLineOfTheTitle: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('button', { name: 'Show Earnings as table' });

    await expect(middleOf(table)).toBeCloseTo(middleOf(canvas.getByRole('heading', { name: 'Earnings' })), 0);
  },
};

export const NamesTheShareOfAPartAmongThoseThatAreShown: Story = {
  args: { centre: { part: 'app' } },
  play: async ({ canvas, userEvent }) => {
    const drawing = await canvas.findByRole('application');
    await waitFor(() => expect(drawing).toHaveTextContent(/77%App/));
    await userEvent.click(canvas.getByRole('button', { name: 'Service' }));
    await waitFor(() => expect(drawing).toHaveTextContent(/100%App/));
    await userEvent.click(canvas.getByRole('button', { name: 'Service' }));
    await userEvent.click(canvas.getByRole('button', { name: 'App' }));
    await waitFor(() => expect(drawing).not.toHaveTextContent(/%App/));
  },
};
