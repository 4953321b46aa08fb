import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { GoalCard, type GoalCardProps } from './GoalCard.tsx';

const args: GoalCardProps = {
  title: 'Goal overview',
  caption: "of this year's target is on board.",
  data: { completed: 786_617, inProgress: 13_561, reached: 83 },
};

const meta = { component: GoalCard, args } satisfies Meta<typeof GoalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<GoalCardProps>(GoalCard, args, { keyboard: buttonKeyboard });

const boxOf = (element: Element) => element.getBoundingClientRect();
const middleOf = (element: Element) => (boxOf(element).top + boxOf(element).bottom) / 2;

export const SaysTheShareAboveItsCaption: Story = {
  args: { help: 'Paid policies count.' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Goal overview' });
    const figure = canvas.getByText('83%');
    const caption = canvas.getByText("of this year's target is on board.");
    const gauge = await canvas.findByRole('application');

    await expect(boxOf(figure).top).toBeGreaterThanOrEqual(boxOf(title).bottom);
    await expect(boxOf(caption).top).toBeGreaterThanOrEqual(boxOf(figure).bottom);
    await expect(boxOf(gauge).top).toBeGreaterThanOrEqual(boxOf(caption).bottom);
    await expect(Number.parseFloat(getComputedStyle(figure).fontSize)).toBe(40);
  },
};

export const KeepsItsButtonsInTheLineOfTheTitle: Story = {
  args: { help: 'Paid policies count.' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Goal overview' });
    const help = canvas.getByRole('button', { name: 'How Goal overview is counted' });
    const table = await canvas.findByRole('button', { name: 'Show Goal overview as table' });

    await expect(middleOf(help)).toBeCloseTo(middleOf(title), 0);
    await expect(middleOf(table)).toBe(middleOf(help));
  },
};
