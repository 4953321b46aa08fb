import texts from '../../locales/en/kanban.json' with { type: 'json' };
import { expect, test } from '../fixtures.ts';
import { card, drag, expectBoards, expectSpoken, place } from './kanban.steps.ts';
import { expectLook, inEveryEngine, inFirstLook, looks, smoke, smokeInEveryEngine } from '../looks.ts';
import { expectRest, tabTo } from '../session/session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

const list = 'Draft the eSIM price list';
const kayaks = 'Ask the airline about kayaks';
const todo = [
  'Photograph the new luggage tags',
  'Write the winter sports cover page',
  'Answer the airline about the late suitcases',
  'Add Cape Verde to the eSIM coverage map',
  'Explain the 24-hour activation window in the help centre',
];
const form = 'Shorten the claim form to one screen';
const inProgress = [
  'Show the nearest clinic on a map',
  'Accept PDF receipts up to 10 MB in the claim form',
  'Roaming alert at 80 % of the data plan',
  'Translate policy wording 3.2 into Portuguese',
];
const done = [
  'Review the refund rules in the app',
  'Translate the activation guide into Portuguese',
  'Refund flow for unused data plans',
  'Postcards for the destinations of the season',
  'Put the emergency number on the lock screen',
];
/** A window with room for every card: the boards hold only those in sight. */
const tall = { width: 1280, height: 1800 };
const start = { TODO: [list, ...todo], 'In Progress': [form, ...inProgress], Done: done };

for (const { look, preferences } of looks) {
  const onward = preferences.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = preferences.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';

  test.describe(`the boards ${look}, by keyboard alone`, inEveryEngine(preferences), () => {
    test.use({ preferences });

    test(
      'let a task be carried within its board and to the next one, and say where it is',
      inFirstLook(preferences, smoke('kanban')),
      async ({ page, say }) => {
        await page.setViewportSize(tall);
        await page.goto('/apps/kanban');
        await expectLook(page, preferences);
        await expectBoards(page, start);
        await tabTo(page, card(page, list));

        await page.keyboard.press('Space');
        await expectSpoken(page, say('Picked up {0}. {1}', { 0: list, 1: place(say, 1, 6, 'TODO') }));
        await page.keyboard.press('ArrowDown');
        await expectSpoken(page, place(say, 2, 6, 'TODO'));
        await page.keyboard.press(onward);
        await page.keyboard.press(onward);
        await expectSpoken(page, place(say, 2, 6, 'Done'));
        await page.keyboard.press(back);
        await expectSpoken(page, place(say, 2, 6, 'In Progress'));
        await page.keyboard.press('Space');
        await expectSpoken(page, say('Put down {0}. {1}', { 0: list, 1: place(say, 2, 6, 'In Progress') }));
        await expectBoards(page, { ...start, TODO: todo, 'In Progress': [form, list, ...inProgress] });
        await expect(card(page, list)).toBeFocused();

        await page.keyboard.press('Control+z');
        await expectBoards(page, start);
        await expect(card(page, list)).toBeFocused();
        await page.keyboard.press('Space');
        await page.keyboard.press(onward);
        await page.keyboard.press('Escape');
        await expectSpoken(page, say('{0} is back where it was.', { 0: list }));
        await expectBoards(page, start);
      },
    );

    test('let a task be written, opened, changed and sent to another board', async ({ page, say }) => {
      await page.goto('/apps/kanban');
      await tabTo(page, page.getByRole('button', { name: say('Add task to {boardTitle}', { boardTitle: 'TODO' }) }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: say('What needs to be done?') })).toBeFocused();
      await page.keyboard.type(kayaks);
      await page.keyboard.press('Control+Enter');
      await expect(card(page, kayaks)).toBeInViewport({ ratio: 1 });

      await tabTo(page, card(page, list));
      await page.keyboard.press('End');
      await expect(card(page, kayaks)).toBeFocused();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: say('Update task') });
      await expect(panel).toBeFocused();
      await tabTo(page, panel.getByRole('textbox', { name: say('Title') }));
      await page.keyboard.press('End');
      await page.keyboard.type(' and canoes');
      await page.keyboard.press('Enter');
      await expect(panel).toHaveCount(0);
      await expect(card(page, `${kayaks} and canoes`)).toBeFocused();

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      // Delete comes last.
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('menuitem', { name: say('Move to {label}', { label: 'Done' }) })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.setViewportSize(tall);
      const moved = { ...start, Done: [...done, `${kayaks} and canoes`] };
      await expectBoards(page, moved);
      await expect(card(page, `${kayaks} and canoes`)).toBeFocused();

      await expectRest(page);
      await page.reload();
      await expectBoards(page, moved);
    });
  });
}

test(
  'a task is dragged to another board by its card, and stays there',
  smokeInEveryEngine('kanban'),
  async ({ page }) => {
    await page.setViewportSize(tall);
    await page.goto('/apps/kanban');
    await expectBoards(page, start);

    await drag(page, card(page, list), card(page, inProgress[0] ?? ''));

    const moved = { ...start, TODO: todo, 'In Progress': [form, list, ...inProgress] };
    await expectBoards(page, moved);
    await expectRest(page);
    await page.reload();
    await expectBoards(page, moved);
  },
);

test('a refusal shows its message on the page that is open by then', async ({ page }) => {
  const message = "Couldn't update “{task}”. Your changes were undone.";
  const [id] = Object.entries(texts).find(([, text]) => text === message) ?? [];
  const left = {
    id: 'left',
    by: 'admin@demo.com',
    at: '2026-11-20T09:00:00Z',
    feature: 'kanban',
    scope: 'kanban',
    subjects: [],
    command: { type: 'task updated', taskId: 999, fields: { title: kayaks } },
    inverse: null,
    description: { done: null, refused: { id, values: { task: kayaks } } },
    state: 'sending',
  };
  const stored = JSON.stringify({ entries: [left], settled: [] });
  await page.addInitScript((text) => localStorage.setItem('embarque.outbox.closed', text), stored);

  await page.goto('/sales');
  await page.mouse.move(100, 100);

  await expect(page.getByText(`Couldn't update “${kayaks}”. Your changes were undone.`)).toBeVisible();
});
