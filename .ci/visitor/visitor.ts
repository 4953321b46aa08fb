import { type BrowserContext, type FrameLocator, type Page, test as base } from '@playwright/test';
import { serveStorybook } from '../storybook.ts';
import { play } from './play.ts';

/** Beside the sidebar and above the panel, it leaves 1140 × 540 px for a story. */
const browserWindow = { width: 1440, height: 880 };

/** The tests look at each story with axe themselves, in every look. */
const globals = 'motion:reduced;a11y.manual:!true';

/** By it Storybook knows that tests run, and waits for no animation. */
const userAgent = 'StorybookTestRunner';

interface Visitor {
  page: Page;
  /** The document of the story. */
  story: Page | FrameLocator;
  /** Opens a story by its id, until its play function has ended. Returns what went wrong. */
  open: (storyId: string) => Promise<string[]>;
  /** The errors that the page has reported since the story was opened. */
  problems: () => string[];
}

/** A page grows with the stories that it has shown, and slows down; another one loads all files again. */
const storiesOfPage = 200;

interface Visit {
  /** Opens one story after the other in a window of the story's own size, and nothing around it; after a failure, in another one. */
  visitor: Visitor;
}

interface Visits {
  url: string;
  /** Gives the page for the next story. */
  nextPage: () => Promise<Visitor>;
  /** A person who opens one story after the other from the sidebar. */
  reader: Visitor & { story: FrameLocator };
}

export const test = base.extend<Visit, Visits>({
  url: [
    async ({ browserName: _ }, use) => {
      const { url, close } = await serveStorybook();
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  nextPage: [
    async ({ browser, url }, use) => {
      const context = await browser.newContext({ viewport: { width: 1140, height: 540 }, userAgent });
      let visitor: Visitor | undefined;
      let shown = 0;
      await use(async () => {
        if (!visitor || shown === storiesOfPage) {
          await visitor?.page.close();
          const page = await openPage(context, url);
          visitor = visitorOn(page, page);
          shown = 0;
        }
        shown += 1;
        return visitor;
      });
      await context.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: async ({ nextPage }, give) => give(await nextPage()),
  reader: [
    async ({ browser, url }, use) => {
      const page = await browser.newPage({ viewport: browserWindow });
      const story = page.frameLocator('#storybook-preview-iframe');
      await page.goto(`${url}/?globals=${globals}`);
      await story.locator('.sb-show-main').waitFor({ timeout: 120_000 });
      await use({ ...visitorOn(page, story), story });
      await page.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.exposeFunction('setWindowSize', (size: { width: number; height: number }) => page.setViewportSize(size));
  await page.addInitScript(withoutHighlights);
  await page.goto(`${url}/iframe.html?globals=${globals}&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  return page;
}

/**
 * Turns off the part of Storybook that draws frames around elements, which no story looks at: it asks for the styles of all
 * elements with each change of the page, which takes a fifth of the time of all stories. Runs in the page.
 */
function withoutHighlights() {
  let features: object = {};
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
}

function visitorOn(page: Page, story: Visitor['story']): Visitor {
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    // A request that fails is part of many stories; the browser mentions each on the console.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`console: ${message.text()}`);
  });

  return {
    page,
    story,
    problems: () => problems,
    async open(storyId) {
      problems = [];
      const failed = await page.evaluate(play, storyId);
      return [...failed, ...problems];
    },
  };
}
