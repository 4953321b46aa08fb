import { chromium } from 'playwright';
import { firstStories, openFirst } from '../../admin/bench/first-story.ts';
import { chromiumArguments, findHeadlessChromium } from '../chromium.ts';
import { serveStorybook } from '../storybook.ts';

// A server that waits would keep the process, should no browser start.
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArguments });
const storybook = await serveStorybook();
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
