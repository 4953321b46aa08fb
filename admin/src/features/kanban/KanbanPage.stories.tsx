import { kanbanScenarios } from '@embarque/mocks/kanban/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { storyOf } from '#storybook/feature/story.ts';
import {
  addressOf,
  board,
  boardsAreThere,
  card,
  priceList,
  shows,
  tags,
  titlesOn,
  kanbanPage,
  openTask,
} from './kanban.stories.testing.ts';

const meta = { ...kanbanPage };

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeBoardsSideBySide: Story = {
  tags: ['core', 'KAN-01'],
  play: async ({ canvas }) => {
    const boards = [await board('TODO'), await board('In Progress'), await board('Done')];
    const lefts = boards.map((one) => one.getBoundingClientRect().left);
    await expect(lefts.toSorted((one, other) => one - other)).toEqual(lefts);
    await expect(new Set(boards.map((one) => one.getBoundingClientRect().top)).size).toBe(1);
    await expect(getComputedStyle(canvas.getByRole('group', { name: 'Boards' })).overflowX).toBe('auto');
    await expect(canvas.getByText('3 boards · 6 tasks · none due today')).toBeVisible();
    await expect(document.title).toBe('Kanban · Embarque');
  },
};

export const ATaskThatCannotBeReadIsMarkedAndTheRestIsThere: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.oddTasks),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("1 record couldn't be read")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(canvas.getByText(/should be/)).toHaveTextContent('0.id should be number, not null.');
    await expect(await canvas.findByText('3 boards · 5 tasks · none due today')).toBeVisible();
    await expect(await canvas.findByText('Legal')).toBeVisible();
  },
};

export const ATaskIsThePrimaryAction: Story = {
  tags: ['core', 'KAN-05'],
  play: async ({ canvas, userEvent }) => {
    await boardsAreThere();
    await userEvent.click(canvas.getByRole('button', { name: 'New task' }));
    const field = await screen.findByRole('textbox', { name: 'What needs to be done?' });
    await expect(field).toHaveFocus();
    await expect(await board('TODO')).toContainElement(field);
  },
};

export const FullBoardsSayHowMuchIsDueToday: Story = {
  parameters: { world: { scale: 1 } },
  play: async ({ canvas }) => {
    await boardsAreThere();
    await expect(canvas.getByText('3 boards · 16 tasks · 2 due today')).toBeVisible();
    await expect(canvas.getAllByText('Overdue since')).toHaveLength(1);
  },
};

export const CardsShowEveryFieldOfTheirTasks: Story = {
  tags: ['KAN-03'],
  play: async () => {
    await boardsAreThere();
    const face = within(card(tags));
    await expect(face.getByText('Images')).toHaveAttribute('data-tone', 'warning');
    await expect(face.getByText('UX')).toHaveAttribute('data-tone', 'success');
    await expect(face.getByText('1 attachment')).toBeInTheDocument();
    await expect(face.getByText('0 comments')).toBeInTheDocument();
    await expect(face.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Sofia Marchetti',
      'Mateus Okafor',
    ]);
    await expect(card(tags).querySelector('img[draggable="false"]')).toBeVisible();
    await expect(within(card(priceList)).getByText('Charts & Maps')).toHaveAttribute('data-tone', 'primary');
    const todo = screen.getAllByText('App').map((one) => one.dataset['tone']);
    await expect(new Set(todo.filter(Boolean))).toEqual(new Set(['info']));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading boards…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Travel desk' })).toBeVisible();
  },
};

export const FailedAndTriedAgain: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load the boards");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await boardsAreThere();
    await expect(canvas.queryByText("Couldn't load the boards")).toBeNull();
  },
};

export const NoBoards: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.empty),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No boards yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add board' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'New board title' }), 'Claims{Enter}');

    await expect(await board('Claims')).toBeVisible();
  },
};

export const NoTasks: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.noTasks),
  play: async ({ canvas }) => {
    await boardsAreThere();
    await expect(canvas.getAllByText('No cards here yet. Drop one here.')).toHaveLength(3);
    await expect(canvas.getByText('3 boards · 0 tasks · none due today')).toBeVisible();
  },
};

export const VeryLongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.veryLongTexts),
  play: async () => {
    await boardsAreThere();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ThousandsOfTasks: Story = {
  beforeEach: ({ msw }) => msw.use(kanbanScenarios.thousandsOfRows),
  play: async ({ canvas, userEvent }) => {
    await boardsAreThere();
    const todo = await board('TODO');
    await expect(canvas.getByText(/3 boards · 5\.000 tasks/)).toBeVisible();
    await expect(document.querySelectorAll('[data-card]').length).toBeLessThan(100);
    const first = todo.querySelector<HTMLElement>('[data-face] [role="button"]');
    const title = titlesOn('TODO')[0] ?? '';
    first?.focus();
    await userEvent.keyboard(' {ArrowRight} ');

    await screen.findByText(`“${title}” moved to In Progress`);
    await waitFor(() => expect(titlesOn('In Progress')[0]).toBe(title));
    await expect(document.querySelectorAll('[data-card]').length).toBeLessThan(100);
  },
};

export const FilteredByTheAddress: Story = {
  parameters: { route: '/apps/kanban?label=UX&due=week&who=Sofia Marchetti&q=CLAIM' },
  play: async ({ canvas }) => {
    await boardsAreThere();
    await shows('In Progress', ['Shorten the claim form to one screen']);
    await waitFor(() => expect(document.querySelector('[data-card] mark')).toHaveTextContent('claim'));
    await shows('TODO', []);
    await expect(canvas.getAllByText('No task here matches.')).toHaveLength(2);
    await expect(canvas.getByRole('checkbox', { name: 'UX' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Sofia Marchetti' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Due' })).toHaveDisplayValue('In the next 7 days');
    await expect(canvas.getByRole('searchbox', { name: 'Search tasks' })).toHaveValue('CLAIM');
    await expect(canvas.getByText('4 filters applied')).toBeInTheDocument();
  },
};

export const FilterWritesTheAddress: Story = {
  tags: ['core'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await boardsAreThere();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Charts & Maps' }));
    await shows('TODO', [priceList]);
    await expect(addressOf(context)).toBe('/apps/kanban?label=Charts+&+Maps');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tasks' }), 'clinic');

    await shows('TODO', []);
    await shows('In Progress', ['Show the nearest clinic on a map']);
    await expect(addressOf(context)).toBe('/apps/kanban?q=clinic&label=Charts+&+Maps');
  },
};

export const NoTaskMatches: Story = {
  parameters: { route: '/apps/kanban?q=zeppelin' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filter' }));

    await boardsAreThere();
    await expect(addressOf(context)).toBe('/apps/kanban');
    await storyOf(context).router.navigate(-1);
    await expect(await canvas.findByRole('heading', { name: 'No task matches' })).toBeVisible();
  },
};

export const TheNumberOfFilteredTasksIsAnnounced: Story = {
  parameters: { route: '/apps/kanban?label=UX' },
  play: async ({ canvas, userEvent }) => {
    await boardsAreThere();
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('2 tasks shown'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tasks' }), 'zeppelin');

    await waitFor(() => expect(said()).toContain('No task matches'));
  },
};

export const BackFromAClosedTaskLeadsToTheBoards: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await boardsAreThere();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Charts & Maps' }));
    await openTask(userEvent, priceList);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await storyOf(context).router.navigate(-1);

    await waitFor(() => expect(addressOf(context)).not.toContain('task='));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const KeysOfThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await boardsAreThere();
    await userEvent.keyboard('n');
    const field = await canvas.findByRole('textbox', { name: 'What needs to be done?' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('nb{Escape}');
    await expect(canvas.queryByRole('textbox', { name: 'What needs to be done?' })).toBeNull();
    await userEvent.keyboard('b');
    await expect(await canvas.findByRole('textbox', { name: 'New board title' })).toHaveFocus();
    await userEvent.keyboard('{Escape}f');

    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search tasks' })).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await boardsAreThere();
    await expect(getComputedStyle(canvas.getByRole('group', { name: 'Boards' })).scrollSnapType).toMatch(/mandatory/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TheHeadKeepsItsButtonsInOneLineOnPhones: Story = {
  parameters: {
    viewport: {
      options: { ...MINIMAL_VIEWPORTS, phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await boardsAreThere();
    const filter = canvas.getByRole('button', { name: 'Filter' }).getBoundingClientRect();

    await expect(canvas.getByRole('button', { name: 'New task' }).getBoundingClientRect().top).toBe(filter.top);
  },
};
