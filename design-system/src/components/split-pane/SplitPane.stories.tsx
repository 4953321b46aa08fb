import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { dragInterruptions } from '#storybook/testing/layout/drag-aborts.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Button } from '../buttons/Button.tsx';
import { SplitPane, type SplitPaneProps } from './SplitPane.tsx';
import * as examples from './SplitPane.examples.tsx';
import { splitPaneKeyboard } from './split-pane.keyboard.ts';

const meta = {
  component: SplitPane,
  args: {
    label: 'Width of the list',
    first: <Button>The list</Button>,
    second: 'The sale',
    onResize: fn(),
  },
  argTypes: { first: { control: false }, second: { control: false } },
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const edgeOf = (canvas: Canvas) => canvas.getByRole('separator', { name: 'Width of the list' });

export const Playground: Story = {};
export const ListAndDetail: Story = { render: examples.ListAndDetail };
export const LeastWidths: Story = { render: examples.LeastWidths };

export const KeptWidth: Story = {
  render: examples.KeptWidth,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse the list' }));
    await expect(edgeOf(canvas)).toHaveAttribute('aria-valuenow', '0');

    edgeOf(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The list takes 50 %.')).toBeVisible();
  },
};

export const Conforms: Story = conformance<SplitPaneProps>(
  SplitPane,
  { label: 'Width of the list', first: 'The list', second: 'The sale' },
  { keyboard: splitPaneKeyboard },
);

export const GoesNoFurtherThanBothPanesBear: Story = {
  args: { minFirst: 30, minSecond: 45 },
  play: async ({ args, canvas, userEvent }) => {
    edgeOf(canvas).focus();
    await userEvent.keyboard('{End}');
    await expect(edgeOf(canvas)).toHaveAttribute('aria-valuenow', '55');
    await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');

    await expect(edgeOf(canvas)).toHaveAttribute('aria-valuenow', '30');
    await expect(args.onResize).toHaveBeenCalledTimes(2);
    await expect(args.onResize).toHaveBeenLastCalledWith({ size: 30 });
  },
};

export const FoldsTheFirstPaneOutOfReachAndBringsItBack: Story = {
  args: { defaultSize: 35 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(edgeOf(canvas));
    await expect(edgeOf(canvas)).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.queryByRole('button', { name: 'The list' })).toBeNull();

    edgeOf(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(edgeOf(canvas)).toHaveAttribute('aria-valuenow', '35');
    await expect(canvas.getByRole('button', { name: 'The list' })).toBeVisible();
  },
};

/** Drags the edge to a place along the line that the panes share. */
async function drag(edge: HTMLElement, share: number) {
  const { left } = (edge.parentElement ?? edge).getBoundingClientRect();
  await carry(edge, share);
  await fireEvent.pointerUp(edge);
  await fireEvent.pointerMove(edge, { clientX: left });
}

/** The same without letting go. */
async function carry(edge: HTMLElement, share: number) {
  const { left, width } = (edge.parentElement ?? edge).getBoundingClientRect();
  const own = edge.getBoundingClientRect();
  // The browser captures real pointers only.
  edge.setPointerCapture = () => {};
  await fireEvent.pointerDown(edge, { button: 0, clientX: own.left + own.width / 2 });
  await fireEvent.pointerMove(edge, { clientX: left + own.width / 2 + (width - own.width) * share });
}

export const IsAsWideAsItWasWhenADragIsInterrupted: Story = {
  args: { defaultSize: 45 },
  play: async ({ canvas, step }) => {
    const edge = edgeOf(canvas);
    for (const { name, abort } of dragInterruptions) {
      await step(name, async () => {
        await carry(edge, 0.7);
        await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '70'));
        await abort({ clientX: 0, clientY: 0 });
        await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '45'));
        await fireEvent.pointerMove(edge, { clientX: 0 });
        await expect(edge).toHaveAttribute('aria-valuenow', '45');
      });
    }
  },
};

export const StaysWhereItFollowedAPointerOutOfTheWindow: Story = {
  play: async ({ canvas }) => {
    const edge = edgeOf(canvas);
    await carry(edge, 2);
    await fireEvent.pointerUp(edge, { clientX: window.innerWidth + 40 });

    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '80'));
  },
};

export const FollowsThePointerUntilItLetsGo: Story = {
  play: async ({ args, canvas }) => {
    await drag(edgeOf(canvas), 0.7);

    await waitFor(() => expect(edgeOf(canvas)).toHaveAttribute('aria-valuenow', '70'));
    await expect(args.onResize).toHaveBeenCalledOnce();
  },
};

export const MirrorsFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await drag(edgeOf(canvas), 0.7);
    await waitFor(() => expect(edgeOf(canvas)).toHaveAttribute('aria-valuenow', '30'));

    edgeOf(canvas).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(edgeOf(canvas)).toHaveAttribute('aria-valuenow', '35');
  },
};

export const StandsBelowEachOtherOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { defaultSize: 0 },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'The list' }).getBoundingClientRect();

    await expect(canvas.queryByRole('separator')).toBeNull();
    await expect(canvas.getByText('The sale').getBoundingClientRect().top).toBeGreaterThanOrEqual(first.bottom);
  },
};
