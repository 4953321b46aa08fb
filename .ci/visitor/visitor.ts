import { type FrameLocator, type Page, test as base } from '@playwright/test';
import { serveStorybook } from '../storybook.ts';
import { play } from './play.ts';
import { isEvery } from './visited.ts';

/** Beside the sidebar and above the panel, it leaves 1140 × 540 px for a story. */
const browserWindow = { width: 1440, height: 880 };

/** The tests of stories look at each with axe, in every look; here that would take as long as the rest. */
const globals = ['motion:reduced', ...(isEvery ? [] : ['a11y.manual:!true'])].join(';');

interface Visitor {
  page: Page;
  /** The document of the story. */
  story: FrameLocator;
  /** Opens a story by its id, until its play function has ended. Returns what went wrong. */
  open: (storyId: string) => Promise<string[]>;
  /** The errors that the page has reported since the story was opened. */
  problems: () => string[];
}

/** A person who opens one story after the other in the same window; after a failure, another one. */
export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use) => {
      const { url, close } = await serveStorybook();
      const page = await browser.newPage({ viewport: browserWindow });
      await page.goto(`${url}/?globals=${globals}`);
      const visitor = visitorOn(page);
      await visitor.story.locator('.sb-show-main').waitFor({ timeout: 120_000 });
      await use(visitor);
      await page.close();
      await close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

function visitorOn(page: Page): Visitor {
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    // A request that fails is part of many stories; the browser mentions each on the console.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`console: ${message.text()}`);
  });

  return {
    page,
    story: page.frameLocator('#storybook-preview-iframe'),
    problems: () => problems,
    async open(storyId) {
      problems = [];
      const failed = await page.evaluate(play, storyId);
      return [...failed, ...problems];
    },
  };
}
