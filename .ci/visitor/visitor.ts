import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FrameLocator, type Page, test as base } from '@playwright/test';
import { serveStorybook } from '../../admin/bench/first-story.ts';
import type { IndexEntry } from './visited.ts';

const folder = join(import.meta.dirname, '../../dist/storybook');

/** Beside the sidebar and above the panel, it leaves 1140 × 540 px for a story. */
const browserWindow = { width: 1440, height: 880 };

/** All entries of the built Storybook. */
export function readIndex(): IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries);
}

interface Visitor {
  /** The document of the story. */
  story: FrameLocator;
  /** Opens a story by its id, until its play function has ended and axe has looked at it. Returns what went wrong. */
  open: (storyId: string) => Promise<string[]>;
  /** The errors that the page has reported since the story was opened. */
  problems: () => string[];
}

/** A person who opens one story after the other in the same window; after a failure, another one. */
export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use) => {
      const { url, close } = await serveStorybook(folder);
      const page = await browser.newPage({ viewport: browserWindow });
      await page.goto(`${url}/`);
      await page.frameLocator('#storybook-preview-iframe').locator('.sb-show-main').waitFor({ timeout: 120_000 });
      await use(visitorOn(page));
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
    story: page.frameLocator('#storybook-preview-iframe'),
    problems: () => problems,
    async open(storyId) {
      problems = [];
      const failed = await page.evaluate(untilFinished, storyId);
      return [...failed, ...problems];
    },
  };
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string; result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
}

/** Runs in the page around the story, which hears what the panel shows. */
function untilFinished(storyId: string): Promise<string[]> {
  const channelOf = (of: unknown) => (of as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const channel = channelOf(globalThis);
  const failures = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  return new Promise((resolve) => {
    const failed: string[] = [];
    const fail = (payload: unknown) => {
      const { message, description } = Object(payload) as { message?: string; description?: string };
      failed.push(message ?? description ?? JSON.stringify(payload));
    };
    const finish = ({ storyId: finished, status, reporters }: Finished) => {
      if (finished !== storyId) return;
      for (const failure of failures) channel.off(failure, fail);
      channel.off('storyFinished', finish);
      for (const { type, status: report, result } of reporters) {
        if (report !== 'failed') continue;
        const places = result?.violations?.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
        failed.push(`${type}: ${places?.join('\n') ?? 'failed'}`);
      }
      if (status === 'error' && failed.length === 0) failed.push('The story ended with an error.');
      resolve(failed);
    };
    for (const failure of failures) channel.on(failure, fail);
    channel.on('storyFinished', finish);
    // As a link in a story does.
    const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
    channelOf(frame?.contentWindow).emit('selectStory', { storyId });
  });
}
