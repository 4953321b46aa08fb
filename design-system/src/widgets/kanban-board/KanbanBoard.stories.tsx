import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { kanbanKeyboard } from './kanban.keyboard.ts';
import { type SampleTask, travelApp } from './kanban.samples.ts';
import { boardIsDrawn, cardsIn, columnOf, drag, faceOf, handleOf, priceList, says } from './kanban.stories.testing.ts';
import * as examples from './KanbanBoard.examples.tsx';
import { KanbanBoard, type KanbanBoardProps } from './KanbanBoard.tsx';
import { KanbanSkeleton } from './KanbanSkeleton.tsx';
import { TaskCard } from './card/TaskCard.tsx';

const props: KanbanBoardProps<SampleTask> = {
  columns: travelApp,
  onMove: fn(),
  itemLabel: ({ title }) => title,
  renderCard: ({ id: _, ...task }) => <TaskCard {...task} />,
};

const meta = {
  component: KanbanBoard<SampleTask>,
  subcomponents: { TaskCard, KanbanSkeleton },
  args: props,
  loaders: [() => import('../../components/dropdowns/MenuLayer.tsx')],
} satisfies Meta<typeof KanbanBoard<SampleTask>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<KanbanBoardProps<SampleTask>>;

async function press({ userEvent }: Context, keys: string) {
  await userEvent.keyboard(keys);
}

async function choose(context: Context, item: string, action: string) {
  await context.userEvent.click(context.canvas.getByRole('button', { name: `Move ${item}` }));
  await context.userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Playground: Story = {};

export const TravelApp: Story = {
  render: examples.TravelApp,
  // A card below the window is not mounted.
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await boardIsDrawn(context);
    const { canvas, step } = context;
    await step('a card is named by its title and described by its content, whose lists stay lists', async () => {
      const handle = handleOf(context, 'price-list');
      await expect(handle).toHaveAccessibleName(priceList);
      await expect(handle).toHaveAccessibleDescription(/^Forms UX 4 attachments 6 comments Due .* Press Space to lift/);
      const team = within(faceOf(context, 'price-list')).getByRole('list', { name: 'Assigned to' });
      await expect(team.closest('[role="button"]')).toBeNull();
    });
    await step('the keyboard carries a card within its column and to the next one, and says where it is', async () => {
      handleOf(context, 'price-list').focus();
      await press(context, ' {ArrowDown}');
      await says(context, 'Position 2 of 3 in TODO.');
      await press(context, '{ArrowRight}');
      await says(context, 'Position 2 of 4 in In Progress.');
      await press(context, '{Home} ');
      await says(context, `Put down ${priceList}. Position 1 of 4 in In Progress.`);
      await expect(cardsIn(context, 'In Progress')).toEqual(['price-list', 'receipts', 'roaming', 'wording']);
      await expect(cardsIn(context, 'TODO')).toEqual(['cape-verde', 'activation']);
      await expect(handleOf(context, 'price-list')).toHaveFocus();
    });
    await step('Escape takes it back, and the focus with it', async () => {
      await press(context, ' {ArrowRight}{End}');
      await says(context, 'Position 3 of 3 in Done.');
      await press(context, '{Escape}');
      await says(context, `${priceList} is back where it was.`);
      await expect(cardsIn(context, 'In Progress')[0]).toBe('price-list');
      await expect(handleOf(context, 'price-list')).toHaveFocus();
    });
    await step('without a card in hand, the arrow keys go from card to card', async () => {
      await press(context, '{ArrowRight}{ArrowDown}');
      await expect(handleOf(context, 'lounge')).toHaveFocus();
      await expect(canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(2);
    });
    await step('the menu moves it without dragging', async () => {
      await choose(context, priceList, 'Move to TODO');
      await waitFor(() => expect(cardsIn(context, 'TODO')).toEqual(['cape-verde', 'activation', 'price-list']));
      await expect(canvas.getByText(`${priceList} is at position 3 of 3 in TODO.`)).toBeInTheDocument();
      await waitFor(() => expect(handleOf(context, 'price-list')).toHaveFocus());
      await choose(context, priceList, 'Move to the start');
      await waitFor(() => expect(cardsIn(context, 'TODO')[0]).toBe('price-list'));
    });
  },
};

export const MirrorsTheArrowKeys: Story = {
  render: examples.TravelApp,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await boardIsDrawn(context);
    handleOf(context, 'price-list').focus();
    await press(context, ' {ArrowLeft}');
    await says(context, 'Position 1 of 4 in In Progress.');
    await press(context, '{ArrowRight}');
    await says(context, 'Position 1 of 3 in TODO.');
    await press(context, '{Escape}');
  },
};

export const WithActions: Story = {
  render: examples.WithActions,
  play: async (context) => {
    await boardIsDrawn(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Done' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear tasks' }));
    const hint = await canvas.findByText('No cards here yet. Drop one here.');
    await drag(context, faceOf(context, 'receipts'), hint);

    await waitFor(() => expect(cardsIn(context, 'Done')).toEqual(['receipts']));
    await expect(hint).not.toBeInTheDocument();
  },
};

export const WaitingForTheServer: Story = {
  render: examples.WaitingForTheServer,
  play: async (context) => {
    await boardIsDrawn(context);
    handleOf(context, 'roaming').focus();
    await press(context, ' {ArrowDown} ');

    await expect(cardsIn(context, 'In Progress')).toEqual(['receipts', 'roaming', 'wording']);
    await expect(faceOf(context, 'roaming')).toHaveAttribute('aria-busy', 'true');
    await expect(handleOf(context, 'roaming')).toHaveAttribute('aria-disabled', 'true');
    await expect(context.canvas.queryByRole('button', { name: /^Move Roaming/ })).toBeNull();
  },
};

export const FiveThousandCards: Story = {
  render: examples.FiveThousandCards,
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await boardIsDrawn(context);
    const { canvas } = context;
    const mounted = () => canvas.getAllByRole('listitem', { hidden: false }).filter((item) => item.dataset['card']);
    await expect(mounted().length).toBeLessThan(100);

    handleOf(context, 'task 0').focus();
    await press(context, ' {ArrowRight}{End}');
    await says(context, 'Position 1001 of 1001 in Planned.');
    await waitFor(() => expect(handleOf(context, 'task 0')).toHaveFocus());
    await waitFor(() => expect(cardsIn(context, 'Planned').indexOf('task 0')).toBeGreaterThan(3));
    await press(context, ' ');
    await expect(within(columnOf(context, 'Planned')).getByText('1.001')).toBeVisible();
    await expect(handleOf(context, 'task 0')).toHaveFocus();
    await expect(faceOf(context, 'task 0')).toBeVisible();
    await expect(mounted().length).toBeLessThan(100);
  },
};

export const Loading: Story = { render: examples.Loading };

export const OpensWithEnterAndAPress: Story = {
  args: { onOpen: fn() },
  play: async (context) => {
    await boardIsDrawn(context);
    const { args, userEvent } = context;
    const handle = handleOf(context, 'receipts');
    await userEvent.click(handle);
    handle.focus();
    await press(context, '{Enter}');

    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).toHaveBeenLastCalledWith({ item: travelApp[1]?.items[0] });
  },
};

export const Conforms: Story = conformance<KanbanBoardProps<SampleTask>>(
  KanbanBoard<SampleTask>,
  { ...props, onMove: () => {} },
  { keyboard: kanbanKeyboard, settle: boardIsDrawn },
);

function Later(board: KanbanBoardProps<SampleTask>) {
  const [isThere, setThere] = useState(false);
  return isThere ? (
    <KanbanBoard {...board} />
  ) : (
    <button type="button" onClick={() => setThere(true)}>
      Show the board
    </button>
  );
}

export const DrawsOneColumnAfterAnother: Story = {
  render: (args) => <Later {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filled = new Set<string | null>();
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isCard = [...addedNodes].some((node) => node instanceof HTMLElement && node.matches('[data-card]'));
        if (isCard && target instanceof HTMLElement) filled.add(target.getAttribute('aria-label'));
      }
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Show the board' }));

    await waitFor(() => expect([...filled]).toEqual(travelApp.map(({ title }) => title)));
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
    observer.disconnect();
  },
};

const standsInsideThePicture =
  (end: 'left' | 'right'): NonNullable<Story['play']> =>
  async (context) => {
    await boardIsDrawn(context);
    const image = context.canvasElement.querySelector('[data-face] img');
    const card = image?.closest('[data-card]');
    const [menu, edges] = [card?.querySelector('[aria-haspopup="menu"]'), image].map((each) =>
      each?.getBoundingClientRect(),
    );

    await expect((menu?.top ?? 0) - (edges?.top ?? 0)).toBe(8);
    await expect(Math.abs((menu?.[end] ?? 0) - (edges?.[end] ?? 0))).toBe(8);
  };

export const TheMenuOfACardStandsInsideItsPicture: Story = { play: standsInsideThePicture('right') };
export const TheMenuOfACardStandsInsideItsPictureFromTheRight: Story = {
  globals: { direction: 'rtl' },
  play: standsInsideThePicture('left'),
};
