import { kanbanScenarios } from '@embarque/mocks/kanban/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { askServer, cardsOf } from '../machine/kanban.testing.ts';
import {
  board,
  boardsAreThere,
  card,
  chooseInMenu,
  drag,
  handle,
  priceList,
  shows,
  tags,
  titlesOn,
  kanbanPage,
  pressInToast,
  undo,
} from '../kanban.stories.testing.ts';

const meta = { ...kanbanPage };

export default meta;
type Story = StoryObj<typeof meta>;

const claimForm = 'Shorten the claim form to one screen';
const clinic = 'Show the nearest clinic on a map';

export const DraggingReordersAndChangesTheBoard: Story = {
  tags: ['core', 'KAN-04', 'SPEC-4.5-a', 'SPEC-4.5-b'],
  play: async ({ step }) => {
    await boardsAreThere();
    await step('inside a board it changes the order', async () => {
      await drag(card(priceList), card(tags));
      await shows('TODO', [tags, priceList]);
    });
    await step('onto another board it changes the board', async () => {
      await drag(card(tags), card(clinic));
      await shows('In Progress', [claimForm, clinic, tags]);
      await shows('TODO', [priceList]);
    });
    await step('the server has both', async () => {
      await waitFor(async () =>
        expect(cardsOf(await askServer())).toEqual({ todo: [1], 'in-progress': [3, 4, 2], done: [5, 6] }),
      );
    });
  },
};

export const MovesByKeyboardAlone: Story = {
  tags: ['core', 'KAN-10'],
  play: async ({ userEvent }) => {
    await boardsAreThere();
    handle(priceList).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowDown} ');

    await shows('In Progress', [claimForm, priceList, clinic]);
    await expect(handle(priceList)).toHaveFocus();
    await screen.findByText(`“${priceList}” moved to In Progress`);
    await expect(screen.getByText(`Put down ${priceList}. Position 2 of 3 in In Progress.`)).toBeInTheDocument();
  },
};

export const MovesByTheMenuOfTheCard: Story = {
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, `Move ${priceList}`, 'Move to Done');

    await waitFor(() => expect(titlesOn('Done').at(-1)).toBe(priceList));
    await screen.findByText(`“${priceList}” moved to Done`);
  },
};

export const IsUndoneByTheToast: Story = {
  tags: ['core'],
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, `Move ${priceList}`, 'Move to Done');
    await undo(userEvent, `“${priceList}” moved to Done`);

    await shows('TODO', [priceList, tags]);
    await waitFor(async () => expect(cardsOf(await askServer())['todo']).toEqual([1, 2]));
  },
};

export const IsUndoneByKey: Story = {
  play: async ({ userEvent }) => {
    await boardsAreThere();
    handle(tags).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await shows('TODO', [tags, priceList]);
    await screen.findByText(`“${tags}” moved to TODO`);
    await userEvent.keyboard('{Control>}z{/Control}');

    await shows('TODO', [priceList, tags]);
  },
};

const refused = /Couldn't move .* It's back where it was/;

export const MoveRefused: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.moveRejected),
  play: async ({ msw, userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, `Move ${priceList}`, 'Move to Done');
    await screen.findByText(refused);
    await shows('TODO', [priceList, tags]);
    await expect(screen.queryByText(`“${priceList}” moved to Done`)).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(screen.getByText(`${priceList} is back where it was.`)).toBeInTheDocument();

    msw.resetHandlers();
    await pressInToast(userEvent, refused, 'Try again');
    await waitFor(() => expect(titlesOn('Done').at(-1)).toBe(priceList));
  },
};

export const ARefusedReorderIsRolledBack: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.reorderRejected),
  play: async ({ userEvent }) => {
    await boardsAreThere();
    handle(tags).focus();
    await userEvent.keyboard(' {ArrowUp} ');

    await screen.findByText(/Couldn't move .* It's back where it was/);
    await shows('TODO', [priceList, tags]);
  },
};

export const MovesWaitForEachOther: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.moveStillSaving),
  play: async ({ userEvent }) => {
    await boardsAreThere();
    await chooseInMenu(userEvent, `Move ${priceList}`, 'Move to Done');
    await chooseInMenu(userEvent, `Move ${tags}`, 'Move to Done');

    await waitFor(() => expect(titlesOn('Done').slice(-2)).toEqual([priceList, tags]));
    await shows('TODO', []);
    await waitFor(async () => expect(cardsOf(await askServer())['todo']).toEqual([1, 2]));
  },
};

export const FilteredCardsKeepTheirNeighbours: Story = {
  parameters: { route: '/apps/kanban?label=UX' },
  play: async ({ userEvent }) => {
    await boardsAreThere();
    handle(tags).focus();
    await userEvent.keyboard(' {ArrowRight}{Home} ');
    await shows('In Progress', [tags, claimForm]);

    await waitFor(async () => expect(cardsOf(await askServer())['in-progress']).toEqual([2, 3, 4]));
    await expect(await board('In Progress')).toHaveTextContent('2 cards');
  },
};
