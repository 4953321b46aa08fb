import { expect } from '@playwright/test';
import { JOURNEY_TAG } from '../../.storybook/release-walk/news/news.ts';
import { visitedStories } from './visited.ts';
import { readIndex, test } from './visitor.ts';

for (const { id, tags = [] } of visitedStories(readIndex())) {
  test(id, async ({ visitor }) => {
    const problems = await visitor.open(id);
    expect(problems).toEqual([]);
    if (!tags.includes(JOURNEY_TAG)) return;

    const bar = visitor.story.getByRole('region', { name: 'Journey' });
    const next = bar.getByRole('button', { name: /^(Next: |The end$)/ });
    while ((await next.textContent()) !== 'The end') {
      const before = await bar.locator('b').textContent();
      await next.click();
      await expect(bar.getByText('did not work').or(bar.locator('b').filter({ hasNotText: before ?? '' }))).toBeVisible(
        { timeout: 60_000 },
      );
      expect(visitor.problems()).toEqual([]);
    }
  });
}
