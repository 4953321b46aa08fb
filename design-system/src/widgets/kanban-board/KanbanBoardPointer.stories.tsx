import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import * as examples from './KanbanBoard.examples.tsx';
import { boardIsDrawn, cardsIn, drag, faceOf, middleOf, priceList, receipts, says } from './kanban.stories.testing.ts';

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

export const IsSeenOnceWhileItsPictureComesToRest: Story = {
  globals: { motion: 'system' },
  play: async (context) => {
    await boardIsDrawn(context);
    await drag(context, faceOf(context, 'receipts'), faceOf(context, 'refunds'));

    await waitFor(() => expect(cardsIn(context, 'Done')).toContain('receipts'));
    await expect(faceOf(context, 'receipts')).not.toBeVisible();
    await waitFor(() => expect(faceOf(context, 'receipts')).toBeVisible());
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
