import { expect, type FrameLocator, type Page } from '@playwright/test';
import { readStoryIndex } from '../storybook.ts';
import { leftOutStories, visitedStories } from './visited.ts';
import { test } from './visitor.ts';

for (const [file, stories] of Map.groupBy(visitedStories(readStoryIndex(), leftOutStories()), ({ file }) => file)) {
  test.describe(file, () => {
    // In one window, which has loaded what they share.
    test.describe.configure({ mode: 'default' });

    for (const { id, isJourney } of stories) {
      test(id, async ({ visitor: { open, problems, story } }) => {
        expect(await open(id)).toEqual([]);
        if (!isJourney) return;
        await walk(story);
        expect(problems()).toEqual([]);
      });
    }
  });
}

/** Goes through a journey to its end, step by step. */
async function walk(story: Page | FrameLocator): Promise<void> {
  const bar = story.getByRole('region', { name: 'Journey' });
  const done = bar.locator('b');
  const next = bar.getByRole('button', { name: /^(Next: |The end$)/ });
  while ((await next.textContent()) !== 'The end') {
    const before = (await done.textContent()) ?? '';
    await next.click();
    await expect(bar.getByText('Step failed').or(done.filter({ hasNotText: before }))).toBeVisible({
      timeout: 60_000,
    });
    await expect(bar.getByText('Step failed')).toBeHidden();
  }
}
