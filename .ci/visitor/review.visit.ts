import { expect } from '@playwright/test';
import { tokens } from '../../design-system/src/theme/tokens.ts';
import { contextOptions } from '../review/camera.ts';
import { choosePairs } from '../review/choose-pairs.ts';
import { takePictures } from '../review/take-pictures.ts';
import { readStoryIndex } from '../storybook.ts';
import { test } from './visitor.ts';

const stories = 'design-system-components-buttons-button--solid';

test('a token with another value shows in the pictures of the stories that use it, in light alone', async ({
  browser,
  url,
}, { outputDir }) => {
  const index = readStoryIndex();
  const affected = new Set(['design-system/src/components/buttons/Button.stories.tsx']);
  const pairs = choosePairs({ before: index, now: index, affected, withTests: false, grep: stories });
  expect(pairs).toHaveLength(1);

  const reviewed = await takePictures({
    pairs,
    before: url,
    now: url,
    folder: outputDir,
    async newContext(side) {
      const context = await browser.newContext(contextOptions);
      if (side === 'now') {
        await context.route('**/*.js', async (route) => {
          const response = await route.fetch();
          const script = await response.text();
          await route.fulfill({ response, body: script.replaceAll(tokens.color.primary, '#8a2be2') });
        });
      }
      return context;
    },
  });

  expect(reviewed).toMatchObject([
    {
      id: stories,
      change: 'changed',
      problems: [],
      pictures: [{ look: 'light ltr' }, { look: 'light rtl' }],
    },
  ]);
});
