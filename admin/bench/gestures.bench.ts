import type { Locator, Page } from 'playwright';
import { median } from './median.ts';
import { signIn } from './sign-in.ts';
import type { Benchmark } from './stage.ts';
import { longestFrame } from './watch-frames.ts';

/** A frame that takes longer is seen as a stutter. */
const FRAME_MS = 50;
const SLOW_DOWN = 4;
/** Between two letters of somebody who types fast. */
const LETTER_MS = 80;

interface Gesture {
  what: string;
  path: string;
  /** Gets everything ready, and waits until it is there. */
  prepare: (page: Page) => Promise<unknown>;
  perform: (page: Page) => Promise<void>;
}

const mailSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search mail' });
const taskSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search tasks' });
const shopSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const board = (page: Page, name: string) => page.getByRole('region', { name });

const gestures: Gesture[] = [
  {
    what: 'email: type into the search',
    path: '/apps/email',
    prepare: async (page) => {
      await page.getByRole('grid', { name: 'Inbox' }).waitFor();
      await mailSearch(page).focus();
    },
    perform: (page) => type(page, 'mala', page.getByText('Sinistro da minha mala atrasada').first()),
  },
  {
    what: 'kanban: type into the filter',
    path: '/apps/kanban',
    prepare: async (page) => {
      await board(page, 'TODO').waitFor();
      await page.getByRole('button', { name: 'Filter' }).click();
      await taskSearch(page).focus();
    },
    perform: (page) => type(page, 'luggage', page.getByText('Photograph the new luggage tags').first()),
  },
  {
    what: 'kanban: drag a card over all boards',
    path: '/apps/kanban',
    prepare: (page) => board(page, 'Done').waitFor(),
    perform: drag,
  },
  {
    what: 'shop: type into the search',
    path: '/apps/ecommerce/shop',
    prepare: async (page) => {
      await page.getByRole('article').first().waitFor();
      await shopSearch(page).focus();
    },
    perform: (page) => type(page, 'japan', page.getByRole('article').filter({ hasText: 'Japan' }).first()),
  },
];

export default {
  title: 'Gestures on pages, 4 × slower processor (longest frame in milliseconds, medians)',

  async run({ app: buildApp, browser, runs }) {
    const app = await buildApp();
    const storageState = await signIn(browser, app.url);
    const rows = [];
    for (const gesture of gestures) {
      const frames: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
        frames.push(await take(await context.newPage(), app.url, gesture));
        await context.close();
      }
      rows.push({ what: gesture.what, 'longest frame': Math.round(median(frames)), budget: FRAME_MS });
    }
    return {
      rows,
      overBudget: rows
        .filter((row) => row['longest frame'] > row.budget)
        .map((row) => `${row.what}: a frame of ${row['longest frame']} ms, the budget is ${row.budget}.`),
    };
  },
} satisfies Benchmark;

async function take(page: Page, appUrl: string, { path, prepare, perform }: Gesture): Promise<number> {
  await page.goto(`${appUrl}${path}`);
  await prepare(page);
  // The parts that the frame loads later must be there before.
  await page.getByRole('navigation', { name: 'Bookmarks' }).waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return longestFrame(page, () => perform(page));
}

async function type(page: Page, words: string, found: Locator): Promise<void> {
  await page.keyboard.type(words, { delay: LETTER_MS });
  await found.waitFor();
}

/** From the first board to the last and back into the middle, up and down on the way. */
async function drag(page: Page): Promise<void> {
  const boxOf = async (name: string) => (await board(page, name).boundingBox()) ?? { x: 0, y: 0 };
  const [from, middle, to] = [await boxOf('TODO'), await boxOf('In Progress'), await boxOf('Done')];
  await page.mouse.move(from.x + 120, from.y + 120);
  await page.mouse.down();
  for (const { x, y } of [middle, to, middle]) await page.mouse.move(x + 120, y + 200, { steps: 30 });
  await page.mouse.up();
}
