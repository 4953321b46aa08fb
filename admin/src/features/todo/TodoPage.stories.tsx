import { todoScenarios } from '@embarque/mocks/todo/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import {
  addressOf,
  baggage,
  beginsWith,
  button,
  choose,
  count,
  japan,
  list,
  madrid,
  row,
  speaker,
  survey,
  tick,
  titles,
  todoPage,
  visa,
} from './todo.stories.testing.tsx';

const meta = { ...todoPage };

export default meta;
type Story = StoryObj<typeof meta>;

const entriesOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const entry = (name: RegExp) => screen.getByRole('link', { name });

export const FiltersAndTagsBesideTheTasks: Story = {
  tags: ['core', 'TDO-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await list();
    await expect(button('Add Task')).toBeVisible();
    await expect(entriesOf('Lists')).toEqual([
      'My Tasks1616 tasks',
      'Important66 tasks',
      'Completed66 tasks',
      'Deleted22 tasks',
    ]);
    await expect(entriesOf('Tags')).toEqual([
      'Team55 tasks',
      'Low44 tasks',
      'Medium44 tasks',
      'High55 tasks',
      'Update44 tasks',
    ]);
    const dots = within(canvas.getByRole('navigation', { name: 'Tags' }))
      .getAllByRole('link')
      .map((link) => link.querySelector('i')?.dataset['tone']);
    await expect(dots).toEqual(['primary', 'success', 'warning', 'danger', 'info']);
    await expect(button('New tag')).toBeVisible();
    await expect(entry(/^My Tasks/)).toHaveAttribute('aria-current', 'page');
    await expect(document.title).toBe('My Tasks · Todo · Embarque');

    await userEvent.click(entry(/^High/));
    await list('High');
    await expect(addressOf(context)).toBe('/apps/todo/tag/high');
    await expect(entry(/^High/)).toHaveAttribute('aria-current', 'page');
    await expect(entry(/^My Tasks/)).not.toHaveAttribute('aria-current');
  },
};

export const TheSidebarIsADrawerBelowLg: Story = {
  tags: ['TDO-01'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ userEvent }) => {
    await list();
    await expect(screen.queryByRole('navigation', { name: 'Lists' })).toBeNull();
    await userEvent.click(button('Lists and tags'));
    const drawer = await screen.findByRole('dialog', { name: 'Lists and tags' });
    await userEvent.click(within(drawer).getByRole('link', { name: /^Completed/ }));
    await list('Completed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const CountsAreThoseOfTheOpenedLists: Story = {
  parameters: { route: '/apps/todo?completed=hidden' },
  play: async ({ userEvent }) => {
    await list();
    for (const name of ['My Tasks', 'Important', 'Completed', 'Deleted', 'Team', 'Low', 'Medium', 'High', 'Update']) {
      const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
      const shown = Number(/(\d+)\1 tasks?$/.exec(link.textContent)?.[1]);
      await userEvent.click(link);
      await expect(await count(name)).toBe(shown);
    }
  },
};

export const SearchesAndSorts: Story = {
  tags: ['core', 'TDO-02'],
  play: async (context) => {
    const { userEvent, step } = context;
    await list();
    await step('the menu offers the orders', async () => {
      await userEvent.click(button('Sort: Manual'));
      const menu = await screen.findByRole('menu');
      const items = [...menu.querySelectorAll('[role^="menuitem"]')].map(({ textContent }) => textContent.trim());
      await expect(items).toEqual(['Manual', 'Sort A-Z', 'Sort Z-A', 'Sort Assignee', 'Sort Due Date', 'Reset Sort']);
      await userEvent.keyboard('{Escape}');
    });
    await step('A-Z and Z-A', async () => {
      await choose(userEvent, 'Sort: Manual', 'Sort A-Z');
      await beginsWith('Answer the consumer protection office', 'Approve the refunds above the limit');
      await expect(addressOf(context)).toBe('/apps/todo?sort=title-asc');
      await choose(userEvent, 'Sort: Sort A-Z', 'Sort Z-A');
      await beginsWith(survey);
    });
    await step('assignee and due date', async () => {
      await choose(userEvent, 'Sort: Sort Z-A', 'Sort Assignee');
      await beginsWith(baggage);
      await choose(userEvent, 'Sort: Sort Assignee', 'Sort Due Date');
      await beginsWith(madrid);
    });
    await step('Reset Sort returns to the order of the tasks', async () => {
      await choose(userEvent, 'Sort: Sort Due Date', 'Reset Sort');
      await beginsWith(speaker, survey, japan);
      await expect(addressOf(context)).toBe('/apps/todo');
    });
    await step('the field searches', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'INES');
      await waitFor(() => expect(titles()).toEqual([visa]));
      await waitFor(() => expect(row(visa).querySelector('mark')).toHaveTextContent('Inês'));
      await expect(addressOf(context)).toBe('/apps/todo?q=INES');
      await expect(screen.getByText('1 task matches')).toBeVisible();
    });
  },
};

export const RowsShowTheirTasks: Story = {
  tags: ['core', 'TDO-03'],
  beforeEach: ({ msw }) => msw.use(todoScenarios.nobodyAssigned),
  play: async () => {
    await list();
    const struckThrough = (title: string) =>
      getComputedStyle(tick(title).closest('[role="row"]')?.querySelector('bdi')?.parentElement ?? row(title))
        .textDecorationLine;
    await expect(tick(visa)).toBeChecked();
    await expect(struckThrough(visa)).toBe('line-through');
    await expect(tick(speaker)).not.toBeChecked();
    await expect(struckThrough(speaker)).toBe('none');
    await expect(within(row(speaker)).getByRole('button', { name: `Move “${speaker}”` })).toBeVisible();
    await expect(within(row(speaker)).getByRole('img', { name: 'Not assigned' })).toBeVisible();
    await expect(row(speaker).querySelector('time')?.textContent).toMatch(/^\d\d \p{L}{3}/u);
    const tones = [...document.querySelectorAll<HTMLElement>('[data-row-id] [data-tone]')];
    const byText = new Map(tones.map((pill) => [pill.textContent, pill.dataset['tone']]));
    const wanted = { Team: 'primary', Low: 'success', Medium: 'warning', High: 'danger', Update: 'info' };
    for (const [text, tone] of Object.entries(wanted)) await expect(byText.get(text)).toBe(tone);
  },
};

export const APersonWithoutAPictureHasInitials: Story = {
  tags: ['TDO-03'],
  play: async () => {
    await list();
    const face = within(row(speaker)).getByRole('img', { name: 'Júlia Prates' });
    await expect(face).toHaveTextContent('JP');
    await expect(face.querySelector('img')).toBeNull();
    await waitFor(() =>
      expect(within(row(survey)).getByRole('img', { name: 'Sofia Marchetti' }).querySelector('img')).toBeVisible(),
    );
  },
};

export const DeletedTasksAreShownWhereTheyAreAskedForOnly: Story = {
  tags: ['TDO-10'],
  play: async (context) => {
    const { userEvent, step } = context;
    const search = () => screen.getByRole('searchbox', { name: 'Search tasks' });
    await list();
    await step('the plain list has none of them, and searches title, tags and date', async () => {
      await expect(await count()).toBe(16);
      await userEvent.type(search(), 'projector');
      await screen.findByRole('heading', { name: 'No task matches' });
      await userEvent.clear(search());
      await userEvent.type(search(), 'medium');
      await waitFor(() => expect(titles()).toHaveLength(4));
      await userEvent.clear(search());
      await list();
      const date = row(speaker).querySelector('time')?.getAttribute('datetime') ?? '';
      await userEvent.type(search(), date);
      await waitFor(() => expect(titles()).toEqual([speaker]));
    });
    await step('Deleted has them alone', async () => {
      await userEvent.click(entry(/^Deleted/));
      await list('Deleted');
      await expect(titles()).toEqual(['Return the borrowed projector', 'Order badges for the two new claims handlers']);
    });
    await step('Completed and Important leave them out', async () => {
      await userEvent.click(entry(/^Completed/));
      await expect(await count('Completed')).toBe(6);
      await expect(titles()).not.toContain('Order badges for the two new claims handlers');
      await userEvent.click(entry(/^Important/));
      await expect(await count('Important')).toBe(6);
    });
    await step('and a tag is searched by title alone', async () => {
      await storyOf(context).router.navigate('/apps/todo/tag/high?q=high');
      await screen.findByRole('heading', { name: 'No task matches' });
    });
  },
};

export const EmptyTextsDiffer: Story = {
  tags: ['TDO-09'],
  parameters: { route: '/apps/todo' },
  beforeEach: ({ msw }) => msw.use(todoScenarios.empty),
  play: async (context) => {
    const { router } = storyOf(context);
    const heading = (name: string) => screen.findByRole('heading', { name });
    await heading('No tasks');
    await expect(screen.getByText('Add the first one.')).toBeVisible();
    await router.navigate('/apps/todo/important');
    await screen.findByText('Tasks with a star appear here.');
    await router.navigate('/apps/todo/deleted');
    await screen.findByText('Tasks you delete appear here, until you delete them forever.');
    await router.navigate('/apps/todo?q=zeppelin');
    await heading('No task matches');
    await router.navigate('/apps/todo/attic');
    await heading("This list doesn't exist");
    await router.navigate('/apps/todo/tag/attic');
    await heading("This list doesn't exist");
  },
};

export const AllDone: Story = {
  parameters: { route: '/apps/todo/tag/team?completed=hidden' },
  play: async ({ userEvent }) => {
    await list('Team');
    for (const title of titles()) await userEvent.click(tick(title));
    await userEvent.hover(screen.getByRole('searchbox'));
    (document.activeElement as HTMLElement).blur();
    await screen.findByRole('heading', { name: 'All done' }, { timeout: 4000 });
    await userEvent.click(required(screen.getAllByRole('button', { name: 'Show completed' })[1], 'second button'));

    await expect(await count('Team')).toBe(5);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(todoScenarios.stillLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading tasks…')).toBeInTheDocument();
  },
};

export const FailedAndTriedAgain: Story = {
  beforeEach: ({ msw }) => msw.use(todoScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load your tasks");
    msw.resetHandlers();
    await userEvent.click(button('Try again'));

    await expect(await count()).toBe(16);
  },
};

export const VeryLongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(todoScenarios.veryLongTexts),
  play: async () => {
    await list();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    await list();
    const { height } = row(madrid).getBoundingClientRect();
    await expect(height).toBeGreaterThan(70);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PortugueseFromRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'pt-BR' },
  parameters: { route: '/apps/todo?sort=due-date' },
  play: async () => {
    await list('Minhas tarefas');
    const { left } = handleOf(madrid);
    await expect(left).toBeGreaterThan(row(madrid).querySelector('time')?.getBoundingClientRect().left ?? 0);
    await expect(within(row(madrid)).getByText('Hoje')).toBeVisible();
  },
};

const handleOf = (title: string) =>
  within(row(title))
    .getByRole('button', { name: `Mover “${title}”` })
    .getBoundingClientRect();
