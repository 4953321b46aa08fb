import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { dragAborts } from '#storybook/testing/layout/drag-aborts.ts';
import { required } from '#storybook/testing/required.ts';
import * as examples from './KanbanBoard.examples.tsx';
import type { KanbanColumn } from './kanban.types.ts';
import { KanbanBoard } from './KanbanBoard.tsx';
import {
  boardIsDrawn,
  cardsIn,
  carry,
  drag,
  faceOf,
  middleOf,
  priceList,
  receipts,
  says,
} from './kanban.stories.testing.ts';
import { moveCard } from './moves/kanban.moves.ts';
import { travelApp } from './kanban.samples.ts';

const meta = {
  render: examples.TravelApp,
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const touchAt = (target: Element, at: { clientX: number; clientY: number }) => ({
  touches: [new Touch({ identifier: 1, target, ...at })],
});

export const GoesWithThePointer: Story = {
  play: async (context) => {
    await boardIsDrawn(context);
    await context.step('within a column', async () => {
      await drag(context, faceOf(context, 'receipts'), faceOf(context, 'roaming'));
      await waitFor(() => expect(cardsIn(context, 'In Progress')).toEqual(['roaming', 'receipts', 'wording']));
    });
    await context.step('and to another one', async () => {
      await drag(context, faceOf(context, 'receipts'), faceOf(context, 'refunds'));
      await waitFor(() => expect(cardsIn(context, 'Done')).toEqual(['refunds', 'receipts', 'lounge']));
      await says(context, `Put down ${receipts}. Position 2 of 3 in Done.`);
    });
  },
};

export const GoesWithThePointerAgainAtOnce: Story = {
  play: async (context) => {
    await boardIsDrawn(context);
    const [first, second] = [faceOf(context, 'receipts'), faceOf(context, 'price-list')];
    const [from, other] = [middleOf(first), middleOf(second)];
    await fireEvent.mouseDown(first, { ...from, button: 0 });
    await fireEvent.mouseMove(document, { ...from, clientX: from.clientX + 10 });
    await says(context, `Picked up ${receipts}. Position 1 of 3 in In Progress.`);

    // As events that a busy browser hands out one right after the other.
    document.dispatchEvent(new MouseEvent('mouseup', from));
    second.dispatchEvent(new MouseEvent('mousedown', { ...other, button: 0, bubbles: true, cancelable: true }));
    document.dispatchEvent(new MouseEvent('mousemove', { ...other, clientX: other.clientX + 10 }));

    await says(context, `Picked up ${priceList}. Position 1 of 3 in TODO.`);
    await fireEvent.mouseUp(document, other);
    await says(context, `Put down ${priceList}. Position 1 of 3 in TODO.`);
  },
};

const onMove = fn();

export const IsBackInPlaceWhenItIsNotDropped: Story = {
  render: () => (
    <KanbanBoard
      columns={travelApp}
      onMove={onMove}
      itemLabel={({ title }) => title}
      renderCard={({ title }) => title}
    />
  ),
  beforeEach: () => void onMove.mockClear(),
  play: async (context) => {
    await boardIsDrawn(context);
    const before = cardsIn(context, 'In Progress');
    for (const { name, abort } of dragAborts) {
      await context.step(name, async () => {
        await abort(await carry(context, faceOf(context, 'receipts'), faceOf(context, 'refunds')));
        await says(context, `${receipts} is back where it was.`);
        await waitFor(() => expect(cardsIn(context, 'In Progress')).toEqual(before));
      });
    }
    await expect(onMove).not.toHaveBeenCalled();
  },
};

export const IsSeenOnceWhileItsPictureComesToRest: Story = {
  globals: { motion: 'system' },
  play: async (context) => {
    await boardIsDrawn(context);
    const looks: string[] = [];
    // Watched from the beginning: a busy machine may draw the whole flight before the story goes on.
    const observer = new MutationObserver(() => looks.push(getComputedStyle(faceOf(context, 'receipts')).opacity));
    observer.observe(context.canvasElement, { attributeFilter: ['data-dragging'], subtree: true });
    await drag(context, faceOf(context, 'receipts'), faceOf(context, 'refunds'));

    await waitFor(() => expect(looks.slice(-2)).toEqual(['0', '1']));
    observer.disconnect();
    await expect(cardsIn(context, 'Done')).toContain('receipts');
    await expect(faceOf(context, 'receipts')).toBeVisible();
  },
};

export const GoesWithARestingFinger: Story = {
  play: async (context) => {
    await boardIsDrawn(context);
    const face = faceOf(context, 'receipts');
    const [from, to] = [middleOf(face), middleOf(faceOf(context, 'refunds'))];
    await context.step('one that moves at once scrolls', async () => {
      await fireEvent.touchStart(face, touchAt(face, from));
      const moved = fireEvent.touchMove(face, touchAt(face, { ...from, clientY: from.clientY - 40 }));
      await expect(moved).toBe(true);
      await fireEvent.touchEnd(face);
    });
    await context.step('one that rests takes the card along', async () => {
      await fireEvent.touchStart(face, touchAt(face, from));
      await context.canvas.findByText(/^Picked up Claim form/);
      await fireEvent.touchMove(face, touchAt(face, { ...to, clientY: to.clientY + 20 }));
      await says(context, 'Position 2 of 3 in Done.');
      await fireEvent.touchEnd(face);
      await waitFor(() => expect(cardsIn(context, 'Done')).toEqual(['refunds', 'receipts', 'lounge']));
    });
  },
};

const titles = ['Ideas', 'TODO', 'In Progress', 'Review', 'Ready', 'Done'];

const sixColumns: readonly KanbanColumn<{ id: string }>[] = titles.map((title, column) => ({
  id: title,
  title,
  items: Array.from({ length: title === 'In Progress' ? 40 : 2 }, (_, item) => ({ id: `${column}-${item}` })),
}));

/** More columns than the board has room for; the third scrolls itself. */
function SixColumns() {
  const [columns, setColumns] = useState(sixColumns);
  return (
    <div style={{ display: 'flex', inlineSize: '56rem', blockSize: '30rem' }}>
      <KanbanBoard
        columns={columns}
        onMove={(move) => setColumns(moveCard(columns, move))}
        itemLabel={({ id }) => `Task ${id}`}
        renderCard={({ id }) => `Task ${id}`}
        columnTitle={({ title }) => title}
      />
    </div>
  );
}

export const ScrollsSidewaysOverAColumnThatScrollsItself: Story = {
  name: 'Scrolls Sideways Over A Column That Scrolls Itself (BR2-24)',
  render: () => <SixColumns />,
  play: async (context) => {
    await boardIsDrawn(context);
    const face = faceOf(context, '0-0');
    const board = required(scrollerOf(face), 'board');
    const { left, right, top, height } = board.getBoundingClientRect();
    const at = (clientX: number) => ({ clientX, clientY: top + height / 2 });
    const end = board.scrollWidth - board.clientWidth;
    await expect(end).toBeGreaterThan(100);

    await fireEvent.mouseDown(face, { ...middleOf(face), button: 0 });
    await fireEvent.mouseMove(document, at(left + 100));
    await says(context, /^Picked up/);
    await fireEvent.mouseMove(document, at(right - 4));
    await waitFor(() => expect(board.scrollLeft).toBeGreaterThanOrEqual(end - 1));
    await fireEvent.mouseMove(document, at(left + 4));
    await waitFor(() => expect(board.scrollLeft).toBe(0));
    await fireEvent.mouseUp(document, at(left + 100));
  },
};

/** The nearest ancestor that is wider than it shows. */
function scrollerOf(element: Element): Element | null {
  const parent = element.parentElement;
  return parent && parent.scrollWidth <= parent.clientWidth + 1 ? scrollerOf(parent) : parent;
}
