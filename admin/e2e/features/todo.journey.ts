import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectLook, inEveryEngine, inFirstLook, looks, smoke } from '../looks.ts';
import { expectRest, tabTo } from '../session/session.steps.ts';
import { expectSpoken, middleOf } from './kanban.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

const speaker = 'Find a speaker for the Travel Retail Days';
const survey = 'Write three questions for the traveller survey';
const japan = 'Renew the contract with the network in Japan';
const plants = 'Water the plants';

const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

/** The list begins with these tasks. */
async function expectFirst(page: Page, titles: readonly string[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    await expect(page.locator(`[role="row"][aria-rowindex="${index + 1}"]`)).toContainText(title);
  }
}

for (const { look, preferences } of looks) {
  const onward = preferences.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

  test.describe(`the tasks ${look}, by keyboard alone`, inEveryEngine(preferences), () => {
    test.use({ preferences });

    test(
      'are ordered, completed, deleted and brought back',
      inFirstLook(preferences, smoke('todo')),
      async ({ page, say }) => {
        await page.goto('/apps/todo');
        await expectLook(page, preferences);
        const name = say('My Tasks');
        const place = (position: number) => say('Position {0} of {1} in {2}.', { 0: position, 1: 16, 2: name });
        await expectFirst(page, [speaker, survey, japan]);
        await tabTo(page, row(page, speaker));

        await page.keyboard.press(onward);
        await page.keyboard.press('Space');
        await expectSpoken(page, say('Picked up {0}. {1}', { 0: speaker, 1: place(1) }));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        await expectSpoken(page, place(3));
        await page.keyboard.press('Space');
        await expectFirst(page, [survey, japan, speaker]);
        await expect(row(page, speaker).locator('[data-handle]')).toBeFocused();
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Escape');
        await expectSpoken(page, say('{0} is back where it was.', { 0: speaker }));
        await expectFirst(page, [survey, japan, speaker]);

        await tabTo(page, row(page, speaker));
        await page.keyboard.press('Home');
        await expect(row(page, survey)).toBeFocused();
        await page.keyboard.press('Space');
        await expect(row(page, survey).getByRole('checkbox')).toBeChecked();
        await page.keyboard.press('Delete');
        await expectFirst(page, [japan, speaker]);
        await expect(row(page, japan)).toBeFocused();
        await page.keyboard.press('Control+z');
        await expectFirst(page, [survey, japan, speaker]);

        await expectRest(page);
        await page.reload();
        await expectFirst(page, [survey, japan, speaker]);
        await expect(row(page, survey).getByRole('checkbox')).toBeChecked();
      },
    );

    test('are written, opened and changed; the way back closes the panel', async ({ page, say }) => {
      await page.goto('/apps/todo');
      await expectFirst(page, [speaker]);
      await tabTo(page, page.getByRole('textbox', { name: say('Title of a new task') }));
      await page.keyboard.type(plants);
      await page.keyboard.press('Enter');
      await expectFirst(page, [plants, speaker]);

      await tabTo(page, row(page, plants));
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: say('Update Task') });
      await expect(panel).toBeVisible();
      await expect(page).toHaveURL(/task=19/);
      await page.goBack();
      await expect(panel).toHaveCount(0);
      await expect(row(page, plants)).toBeFocused();

      await page.keyboard.press('Enter');
      const title = panel.getByRole('textbox', { name: say('Title') });
      await tabTo(page, title);
      await page.keyboard.press('End');
      await page.keyboard.type(' twice');
      await page.keyboard.press('Enter');
      await expect(panel).toHaveCount(0);
      await expectFirst(page, [`${plants} twice`, speaker]);
    });
  });
}

test('the order that was chosen last is that of the next visit', async ({ page }) => {
  await page.goto('/apps/todo');
  await expectFirst(page, [speaker]);
  await page.getByRole('button', { name: 'Sort: Manual' }).click();
  await page.getByRole('menuitemradio', { name: 'Sort Z-A' }).click();
  await expectFirst(page, [survey]);
  await expectRest(page);
  await page.goto('/apps/kanban');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Todo' }).click();

  await expect(page).toHaveURL(/sort=title-desc/);
  await expectFirst(page, [survey]);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('drags on a handle, and scrolls the list on a row (XT-09)', async ({ page }) => {
    await page.goto('/apps/todo');
    await expectFirst(page, [speaker, survey]);
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: { x: number; y: number }, by: number) => {
      const at = (y: number) => [{ x: from.x, y }];
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from.y) });
      for (let step = 1; step <= 10; step += 1) {
        await client.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(from.y + (by * step) / 10),
        });
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const list = page.getByRole('grid');
    const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop);

    const { height } = (await row(page, speaker).boundingBox()) ?? { height: 0 };
    await swipe(await middleOf(row(page, speaker).locator('[data-handle]')), height * 2);
    await expectFirst(page, [survey, japan, speaker]);
    await expect.poll(scrolled).toBe(0);

    await swipe(await middleOf(row(page, japan).locator('bdi').first()), -150);
    await expect.poll(scrolled).toBeGreaterThan(50);
    await expectFirst(page, [survey, japan, speaker]);
  });
});
