import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { focusedElement } from '#storybook/testing/required.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { moveCard } from './moves/kanban.moves.ts';
import { type SampleTask, travelApp } from './kanban.samples.ts';
import { faceOf, handleOf } from './kanban.stories.testing.ts';
import type { KanbanColumn } from './kanban.types.ts';
import { KanbanBoard } from './KanbanBoard.tsx';

type Columns = readonly KanbanColumn<SampleTask>[];
type Trip = (typeof cities)[number]['items'][number];

/** A board whose owner does something to the cards by itself when the button is pressed. */
function Owned({ label, change }: { label: string; change: (now: Columns, atFirst: Columns) => Columns }) {
  const [atFirst] = useState<Columns>(travelApp);
  const [columns, setColumns] = useState(atFirst);
  // A refusal arrives after focus has moved elsewhere.
  const act = () => {
    setColumns(change(columns, atFirst));
    (document.activeElement as HTMLElement | null)?.blur();
  };
  return (
    <>
      <Button variant="outline" onClick={act}>
        {label}
      </Button>
      <KanbanBoard
        columns={columns}
        onMove={(move) => setColumns(moveCard(columns, move))}
        itemLabel={({ title }) => title}
        renderCard={({ title }) => title}
        columnTitle={({ title }) => <Button variant="ghost">{title}</Button>}
      />
    </>
  );
}

const meta = { component: Owned, tags: ['!autodocs'] } satisfies Meta<typeof Owned>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesThatARefusedCardIsBack: Story = {
  args: { label: 'Refuse', change: (_, atFirst) => atFirst },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(faceOf(context, 'price-list')).toBeVisible());
    handleOf(context, 'price-list').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(canvas.getByText(/^Put down/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));

    await expect(canvas.getByText(/is back where it was\.$/)).toBeInTheDocument();
  },
};

export const ACardThatGoesHandsTheFocusToItsNeighbour: Story = {
  args: {
    label: 'Remove',
    change: (now) => now.map((column, index) => (index === 0 ? { ...column, items: column.items.slice(1) } : column)),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(faceOf(context, 'price-list')).toBeVisible());
    const [first] = travelApp;
    const next = first?.items[1]?.id ?? '';
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(handleOf(context, next)).toHaveFocus());
  },
};

export const AColumnThatGoesHandsTheFocusToItsNeighbour: Story = {
  args: { label: 'Remove', change: (now) => now.slice(1) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(faceOf(context, 'price-list')).toBeVisible());
    const [, second] = travelApp;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(canvas.getByRole('button', { name: second?.title ?? '' })).toHaveFocus());
  },
};

const addLast = (now: Columns, ids: readonly string[]) =>
  now.map((column, index) => {
    const [card] = column.items;
    return index === 0 && card
      ? { ...column, items: [...column.items, ...ids.map((id) => ({ ...card, id, title: id }))] }
      : column;
  });
const manyCards = Array.from({ length: 30 }, (_, index) => `card-${index}`);

export const ACardThatIsAddedAtTheEndComesIntoSight: Story = {
  args: {
    label: 'Add',
    change: (now) => addLast(now, now === travelApp ? manyCards : ['written-last']),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(faceOf(context, 'price-list')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(faceOf(context, 'card-0')).toBeVisible());
    await expect(() => faceOf(context, 'card-29')).toThrow();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));

    await waitFor(() => expect(faceOf(context, 'written-last')).toBeVisible());
  },
};

const cities = Array.from({ length: 60 }, (_, index) => ({
  id: `city-${index}`,
  title: `City ${index}`,
  items: [{ id: `trip-${index}`, title: `Trip ${index}` }],
}));

/** A board that is drawn one column a frame, which takes it a second, and can be used meanwhile. */
export const ACardKeepsTheFocusInAColumnThatIsYetToBeDrawn: StoryObj<typeof KanbanBoard<Trip>> = {
  render: () => (
    <KanbanBoard
      columns={cities}
      onMove={() => undefined}
      itemLabel={({ title }) => title}
      renderCard={({ title }) => title}
    />
  ),
  play: async (context) => {
    await waitFor(() => expect(faceOf(context, 'trip-0')).toBeVisible());
    handleOf(context, 'trip-0').focus();
    for (const key of [' ', ...cities.slice(1).map(() => 'ArrowRight')]) {
      // At once: a person is not so fast, but their machine may be slower.
      await fireEvent.keyDown(focusedElement(), { key });
    }

    await waitFor(() => expect(handleOf(context, 'trip-0')).toHaveFocus());
    await expect(faceOf(context, 'trip-0').closest('section')).toHaveAccessibleName('City 59');
  },
};
