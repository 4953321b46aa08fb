import { expect } from '@playwright/test';
import { test } from './storybook.fixtures.ts';

/** A first story brings Storybook itself along, and a busy machine takes its time over it. */
const firstStory = { timeout: 120_000 };

test('a statechart follows the demo beside it, sends what can happen, and steps back', async ({
  storybook: page,
  storybookUrl,
}) => {
  await page.goto(`${storybookUrl}?path=/story/features-kanban-kanbanpage--three-boards-side-by-side`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { name: 'Travel desk' })).toBeVisible(firstStory);
  await page.getByRole('tab', { name: 'Statechart' }).click();
  const machine = page.getByRole('region', { name: 'Machine Boards' });
  const states = machine.getByRole('list', { name: 'Active states' });
  await expect(states).toContainText('Ready › New task › Closed');
  await expect(machine.getByText('All paths tested')).toBeVisible();

  await story.getByRole('button', { name: 'Add task' }).first().click();
  await expect(states).toContainText('Ready › New task › Writing a title');
  await page.getByRole('button', { name: 'Cancel the new task' }).click();
  await expect(story.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  await expect(states).toContainText('Ready › New task › Closed');

  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(states).toContainText('Ready › New task › Writing a title');
});

test('a next step with data is filled, left and sent by keyboard', async ({ storybook: page, storybookUrl }) => {
  await page.goto(`${storybookUrl}?path=/story/features-kanban-kanbanpage--three-boards-side-by-side`);
  await page.getByRole('button', { name: 'Demo view' }).click(firstStory);
  const next = page.getByRole('region', { name: 'Next steps' });
  const steps = next.getByRole('list', { name: 'Person' });
  const rename = steps.getByRole('button', { name: 'Rename a board…' });
  await rename.press('Enter');
  await expect(next.getByRole('textbox', { name: 'Board ID' })).toBeFocused();
  await expect(next.getByRole('textbox', { name: 'Board ID' })).toHaveValue('todo');
  await page.keyboard.press('Escape');
  await expect(next.getByRole('form')).toHaveCount(0);
  await expect(rename).toBeFocused();

  await page.keyboard.press('Enter');
  await next.getByRole('textbox', { name: 'Title' }).fill('Ideas');
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('region', { name: 'Ideas' })).toBeVisible();
  await expect(next.getByRole('form')).toHaveCount(0);
  await expect(rename).toBeFocused();
});

test('the story of a feature opens with its statechart, the active state in sight', async ({
  storybook: page,
  storybookUrl,
}) => {
  await page.goto(`${storybookUrl}?path=/story/features-email-compose-composeeverystate--writing-docked`);
  await expect(page.getByRole('tab', { name: 'Statechart' })).toHaveAttribute('aria-selected', 'true', firstStory);
  const machine = page.getByRole('region', { name: 'Machine New message' });
  await expect(machine.getByRole('list', { name: 'Active states' })).toHaveText('Writing › In the corner');
  await expect(machine.locator('.sc-state[data-active]:not([data-frame]) rect')).toBeInViewport({ ratio: 1 });

  await page.goto(`${storybookUrl}?path=/story/design-system-components-avatar--playground`);
  await expect(page.getByRole('tab', { name: /Controls/ })).toHaveAttribute('aria-selected', 'true');
});

test('a pattern shows its demo and its chart in words, and leads to the story', async ({
  storybook: page,
  storybookUrl,
}) => {
  await page.goto(`${storybookUrl}?path=/docs/patterns-undo-and-toasts--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('button', { name: 'Start the demo' }).first().click(firstStory);
  const demo = docs.frameLocator('iframe[title="A deleted task comes back in its place."]');
  await expect(demo.getByRole('button', { name: 'Add Task' })).toBeVisible(firstStory);
  await docs.getByText('Chart of one change').click();
  await docs.getByRole('button', { name: 'Unfold all' }).click();
  await expect(docs.getByRole('img', { name: /Chart of One change on its way/ })).toContainText(
    'Waiting within the undo time',
  );

  await docs.getByRole('link', { name: 'Open the story' }).first().click();
  await expect(page.getByRole('button', { name: 'Demo view' })).toBeVisible(firstStory);
  expect(page.url()).toContain('?path=/story/features-todo-list-todochanges--undo-brings-back-place-and-flags');
});

test('the page of a widget says whether it is ready, and shows the source of each example', async ({
  storybook: page,
  storybookUrl,
}) => {
  await page.goto(`${storybookUrl}?path=/docs/design-system-components-avatar--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByText('Ready', { exact: true })).toBeVisible(firstStory);

  const example = docs.locator('section').filter({ has: docs.getByRole('heading', { name: 'Group with more' }) });
  await example.getByText('Show code').click();
  await expect(example.locator('pre')).toContainText("import { AvatarGroup } from '@embarque/design-system';");
});

test('a story is shown in all its modes, each checked by axe, and the address says which', async ({
  storybook: page,
  storybookUrl,
}) => {
  await page.goto(`${storybookUrl}?path=/story/design-system-components-badges-badge--playground`);
  await page.getByRole('button', { name: 'All modes' }).click();
  const matrix = page.frameLocator('iframe[title="All modes"]');
  await expect(matrix.getByRole('status')).toHaveText('32 modes');
  for (const filter of ['Dark', 'RTL', '390 px', 'Compact']) await matrix.getByText(filter, { exact: true }).click();
  await expect(matrix.getByRole('status')).toHaveText('2 modes');

  await page.reload();
  const forced = matrix.getByRole('listitem').filter({ hasText: 'Dark · RTL · 390 px · Compact · Forced colours' });
  await expect(matrix.getByRole('listitem')).toHaveCount(2);
  await expect(forced.getByText('No violations beside colours')).toBeVisible({ timeout: 30_000 });
  const story = forced.frameLocator('iframe').locator('html');
  await expect(story).toHaveAttribute('dir', 'rtl');
  await expect(story).toHaveJSProperty('clientWidth', 390);
  await expect(story.locator('[data-tone]').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
});

// Drawn with a router and a session in hand: Storybook must not write these down as the code of the story.
test('the whole app runs as a story', async ({ storybook: page, storybookUrl }) => {
  await page.goto(`${storybookUrl}iframe.html?id=features-shell--counts-and-changes-the-cart&viewMode=story`);
  await expect(page.getByRole('button', { name: 'Cart, 4 items', includeHidden: true })).toBeVisible();
});
