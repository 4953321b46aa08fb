import type { BrowserContext, Page, Request } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { windowOf } from '../../.storybook/testing/window/story-window.ts';
import { play } from '../visitor/play.ts';
import { chosenBy, holdStill, setGlobals, settled } from './in-page.ts';
import type { Look } from './review.types.ts';

/** Against a file that never arrives. */
const MOST_WAITS = 20;

/** A Wednesday in the middle of a month, noon in São Paulo. */
const MOMENT = Date.UTC(2026, 5, 17, 15);

/** By it Storybook knows that tests run, and waits for no animation. */
export const contextOptions = {
  userAgent: 'StorybookTestRunner',
  locale: 'en-US',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
} as const;

export interface Shots {
  /** A picture for each look of this direction. */
  pictures: { look: Look; picture: Buffer }[];
  problems: string[];
}

/** Takes pictures of the stories of one Storybook, in the looks of one direction. */
export interface Camera {
  /** One page shows all stories, which saves most of the time; for a story whose pictures decide, it is loaded again. */
  shoot: (story: IndexEntry, options: { isFresh: boolean }) => Promise<Shots>;
}

export async function openCamera(context: BrowserContext, url: string, looks: readonly Look[]): Promise<Camera> {
  await context.addInitScript(holdStill, MOMENT);
  const [{ direction } = { direction: 'ltr' }] = looks;
  const page = await context.newPage();
  const isLoading = watchFiles(page);
  let isOpen = false;

  async function open() {
    await page.goto(`${url}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    await page.evaluate(setGlobals, { direction, motion: 'reduced', a11y: { manual: true } });
    isOpen = true;
  }

  return {
    async shoot({ id }, { isFresh }) {
      if (!isOpen || isFresh) await open();
      const { globals, options } = await page.evaluate(chosenBy, id);
      await page.setViewportSize(windowOf({ id, globals, parameters: { viewport: { options } } }));
      const problems = await page.evaluate(play, id);
      const pictures = [];
      for (const look of looks)
        pictures.push({ look, picture: await take(page, 'skin' in globals ? null : look, isLoading) });
      return { pictures, problems };
    },
  };
}

/** @param look that the story has not chosen itself */
async function take(page: Page, look: Look | null, isLoading: () => boolean): Promise<Buffer> {
  if (look) await page.evaluate(applySkin, look.skin);
  let tries = 0;
  do {
    await page.evaluate(settled);
    tries += 1;
  } while (isLoading() && tries < MOST_WAITS);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Tells whether a part of a page is still loading. Calls do not count: a story may wait for an answer that never comes. */
function watchFiles(page: Page): () => boolean {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch' && request.resourceType() !== 'xhr') loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return () => loading.size > 0;
}

/** One render serves both skins. Runs in the page. */
function applySkin(skin: string): void {
  document.documentElement.dataset['skin'] = skin;
}
