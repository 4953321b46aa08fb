import { todoScenarios } from '@embarque/mocks/todo/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import {
  addressOf,
  askServer,
  baggage,
  beginsWith,
  button,
  choose,
  count,
  handle,
  japan,
  list,
  madrid,
  pressInToast,
  row,
  speaker,
  survey,
  tick,
  todoPage,
} from '../todo.stories.testing.tsx';

const meta = { ...todoPage };

export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const pointer = (at: { clientX: number; clientY: number }) => ({
  ...at,
  pointerId: 1,
  isPrimary: true,
  button: 0,
  buttons: 1,
});
const announced = (text: string | RegExp) => screen.findByText(text);

/** By its handle, to the middle of another row. */
async function drag(title: string, onto: string) {
  const from = middleOf(handle(title));
  const to = middleOf(row(onto));
  await fireEvent.pointerDown(handle(title), pointer(from));
  await fireEvent.pointerMove(document, pointer({ ...from, clientY: from.clientY + 8 }));
  await announced(/^Picked up/);
  await fireEvent.pointerMove(document, pointer({ ...from, clientY: to.clientY }));
}
const drop = () => fireEvent.pointerUp(document, pointer({ clientX: 0, clientY: 0 }));
const orderOnServer = async () => (await askServer()).map(({ title }) => title);
/** The library that drags comes after the rows. */
const canDrag = () => waitFor(() => expect(document.querySelector('[id^="DndLiveRegion"]')).toBeInTheDocument());

export const TickingCompletesAndTheHandleMoves: Story = {
  name: 'Ticking Completes And The Handle Moves (TDO-04)',
  tags: ['core', 'TDO-04'],
  play: async (context) => {
    const { userEvent, step } = context;
    await list();
    await step('the checkbox completes without opening the task', async () => {
      await userEvent.click(tick(speaker));
      await expect(tick(speaker)).toBeChecked();
      await userEvent.click(tick(speaker));
      await expect(tick(speaker)).not.toBeChecked();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(addressOf(context)).toBe('/apps/todo');
    });
    await step('the handle moves it, also for the server', async () => {
      await canDrag();
      await drag(japan, speaker);
      await announced('Position 1 of 16 in My Tasks.');
      await drop();
      await beginsWith(japan, speaker, survey);
      await waitFor(async () => expect((await orderOnServer()).slice(0, 3)).toEqual([japan, speaker, survey]));
    });
    await step('which can be undone', async () => {
      await pressInToast(userEvent, `“${japan}” moved`, 'Undo');
      await beginsWith(speaker, survey, japan);
    });
  },
};

export const EscapeAbortsADrag: Story = {
  play: async () => {
    await list();
    await canDrag();
    await drag(japan, speaker);
    await fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' });
    await announced(`${japan} is back where it was.`);
    await beginsWith(speaker, survey, japan);
  },
};

export const OnlyTheHandleKeepsAFingerFromScrolling: Story = {
  name: 'Only The Handle Keeps A Finger From Scrolling (XT-09)',
  play: async () => {
    await list();
    await expect(getComputedStyle(handle(speaker)).touchAction).toBe('none');
    await expect(getComputedStyle(row(speaker)).touchAction).toBe('auto');
  },
};

export const MovesByKeysAndSaysWhere: Story = {
  tags: ['core'],
  play: async ({ userEvent, step }) => {
    await list();
    await step('Space lifts, arrows move, Space drops', async () => {
      row(speaker).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(handle(speaker)).toHaveFocus();
      await expect(handle(speaker)).toHaveAccessibleDescription(/Press Space to lift/);
      await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
      await announced('Position 3 of 16 in My Tasks.');
      await expect(handle(speaker)).toHaveFocus();
      await userEvent.keyboard(' ');
      await announced(`Put down ${speaker}. Position 3 of 16 in My Tasks.`);
      await beginsWith(survey, japan, speaker);
      await waitFor(() => expect(handle(speaker)).toHaveFocus());
    });
    await step('Escape returns it', async () => {
      await userEvent.keyboard(' {Home}');
      await announced('Position 1 of 16 in My Tasks.');
      await userEvent.keyboard('{Escape}');
      await announced(`${speaker} is back where it was.`);
      await beginsWith(survey, japan, speaker);
      await waitFor(() => expect(handle(speaker)).toHaveFocus());
    });
  },
};

export const MovesFromItsMenu: Story = {
  play: async ({ userEvent }) => {
    await list();
    await choose(userEvent, `Actions for “${speaker}”`, 'Move down');
    await beginsWith(survey, speaker, japan);
    await announced(`${speaker} is at position 2 of 16 in My Tasks.`);
    await choose(userEvent, `Actions for “${japan}”`, 'Move to the top');
    await beginsWith(japan, survey, speaker);
    await choose(userEvent, `Actions for “${japan}”`, 'Move to the end');
    await beginsWith(survey, speaker, baggage);
    await choose(userEvent, `Actions for “${speaker}”`, 'Move up');
    await beginsWith(speaker, survey);
  },
};

export const AmongFilteredTasksTheHiddenOnesStayInPlace: Story = {
  name: 'Among Filtered Tasks The Hidden Ones Stay In Place (XT-04)',
  parameters: { route: '/apps/todo/important' },
  play: async ({ userEvent }) => {
    await list('Important');
    const before = await orderOnServer();
    await choose(userEvent, `Actions for “${madrid}”`, 'Move to the top');
    await beginsWith(madrid, japan);
    const rest = before.filter((title) => title !== madrid);
    const wanted = rest.toSpliced(rest.indexOf(japan), 0, madrid);
    await waitFor(async () => expect(await orderOnServer()).toEqual(wanted));
    await beginsWith(madrid, japan);
  },
};

export const OrderAndSortSurviveEverything: Story = {
  name: 'Order And Sort Survive Everything (XT-05)',
  play: async (context) => {
    const { userEvent, step } = context;
    const { router } = storyOf(context);
    await list();
    await choose(userEvent, `Actions for “${japan}”`, 'Move to the top');
    await beginsWith(japan, speaker);
    await step('a new task comes before it', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Title of a new task' }), 'Newest{Enter}');
      await beginsWith('Newest', japan, speaker);
    });
    await step('another list and back', async () => {
      await userEvent.click(screen.getByRole('link', { name: /^Completed/ }));
      await list('Completed');
      await userEvent.click(screen.getByRole('link', { name: /^My Tasks/ }));
      await beginsWith('Newest', japan, speaker);
      await waitFor(async () => expect((await orderOnServer()).slice(0, 3)).toEqual(['Newest', japan, speaker]));
    });
    await step('a sort is shown at once, and kept from list to list and on another visit', async () => {
      await choose(userEvent, 'Sort: Manual', 'Sort Z-A');
      await beginsWith(survey);
      await userEvent.click(screen.getByRole('link', { name: /^Low/ }));
      await list('Low');
      await expect(addressOf(context)).toBe('/apps/todo/tag/low?sort=title-desc');
      await router.navigate('/apps/todo');
      await waitFor(() => expect(addressOf(context)).toBe('/apps/todo?sort=title-desc'));
      await beginsWith(survey);
    });
  },
};

export const UnderAnotherSortTheHandleSaysWhyItRests: Story = {
  parameters: { route: '/apps/todo?sort=title-asc' },
  play: async ({ userEvent }) => {
    await list();
    const reason = 'Choose the order “Manual” to move tasks';
    await expect(handle(speaker)).toHaveAttribute('aria-disabled', 'true');
    await expect(handle(speaker)).toHaveAccessibleDescription(reason);
    handle(speaker).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await userEvent.click(button(`Actions for “${speaker}”`));
    await expect(await screen.findByRole('menuitem', { name: reason })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
  },
};

export const ARefusedMoveReturnsWithTheReason: Story = {
  beforeEach: ({ msw }) => msw.use(todoScenarios.moveFailed),
  play: async ({ msw, userEvent }) => {
    await list();
    await choose(userEvent, `Actions for “${japan}”`, 'Move to the top');
    const message = /Couldn't move “Renew the contract.*It's back where it was/;
    await screen.findByText(message);
    await beginsWith(speaker, survey, japan);
    msw.resetHandlers();
    await pressInToast(userEvent, message, 'Try again');
    await beginsWith(japan, speaker);
  },
};

export const ThousandsOfTasks: Story = {
  beforeEach: ({ msw }) => msw.use(todoScenarios.thousandsOfRows),
  play: async ({ userEvent }) => {
    await list();
    await expect(await count()).toBeGreaterThan(4000);
    await expect(document.querySelectorAll('[data-row-id]').length).toBeLessThan(60);
    document.querySelector<HTMLElement>('[data-row-id]')?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row-id', '2'));
    await expect(document.querySelectorAll('[data-row-id]').length).toBeLessThan(60);
  },
};
