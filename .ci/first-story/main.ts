import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { firstStories, openFirst, serveStorybook } from '../../admin/bench/first-story.ts';
import { chromiumArguments, findHeadlessChromium } from '../chromium.ts';

const folder = join(import.meta.dirname, '../../dist/storybook');
if (!existsSync(folder)) throw new Error('There is no Storybook to open. Build it first: npm run build-storybook.');

// A server that waits would keep the process, should no browser start.
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArguments });
const storybook = await serveStorybook(folder);
try {
  for (const { id, limits } of firstStories) {
    const { requests, megabytes } = await openFirst(browser, storybook.url, id);
    const isOver = requests > limits.requests || megabytes > limits.megabytes;
    console.log(
      `${isOver ? '✗' : '✓'} ${id}: ${megabytes} MB in ${requests} requests, the limit is ${limits.megabytes} MB in ${limits.requests}`,
    );
    if (isOver) process.exitCode = 1;
  }
} finally {
  await Promise.all([browser.close(), storybook.close()]);
}
