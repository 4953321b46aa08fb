import { type SalesApiServer, startSalesApi } from '@embarque/mocks/server';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type LaunchOptions,
  type Locator,
} from '@playwright/test';
import { serve, type Served } from '../serve/serve.ts';
import { demoBuild, journeyBuild, salesApiHost } from './build.setup.ts';
import { doWithoutMediaFeatures, fillAsAPerson } from './firefox.ts';
import type { Preferences } from './looks.ts';
import { watchForProblems } from './problems.ts';
import { type Say, wordsIn } from './words.ts';

export { expect };

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface TestFixtures {
  /** Email of who is signed in when the journey begins; `null` for nobody. */
  signedInAs: 'admin@demo.com' | 'client@demo.com' | null;
  /** The preferences that the person chose before. */
  preferences: Preferences;
  /** The texts of the app in the language that was chosen. */
  say: Say;
  /** A tap of a finger; a click in Firefox, where none can be had. */
  tap: (target: Locator) => Promise<void>;
  /** The sales API of this journey, as fresh as at its start. */
  salesApi: SalesApiServer;
}

interface WorkerFixtures {
  /** The built app behind the headers of production. */
  app: Served;
  /** The demo, which answers its own calls. */
  demo: Served;
  /** The sales API that the journeys of one worker share. */
  workerSalesApi: SalesApiServer;
}

/** A journey begins with fresh data, signed out unless it asks otherwise, and fails on any problem that its pages meet. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  signedInAs: [null, { option: true }],
  preferences: [{}, { option: true }],

  say: ({ preferences }, use) => use(wordsIn(preferences['embarque.language'] ?? 'en')),

  tap: ({ browserName }, use) => {
    const touch = browserName === 'firefox' ? 'click' : 'tap';
    return use((target) => target[touch]());
  },

  storageState: async ({ signedInAs, preferences, app, salesApi }, use) => {
    await use(stored(app, { ...preferences, ...(signedInAs && sessionOf(salesApi, signedInAs)) }));
  },

  workerSalesApi: [
    // Playwright reads the names of the fixtures that a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startSalesApi({ port: 0 });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  app: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const served = await serve({ folder: journeyBuild, port: 0 });
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],

  demo: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const served = await serve({ folder: demoBuild, port: 0 });
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],

  browser: [
    async ({ playwright, browserName, launchOptions, workerSalesApi }, use) => {
      const route = browserName === 'chromium' ? byName : byProxy;
      const browser = await playwright[browserName].launch({
        ...launchOptions,
        ...route(workerSalesApi, launchOptions),
      });
      doWithoutMediaFeatures(browser);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ app }, use) => use(app.url),

  salesApi: async ({ workerSalesApi }, use) => {
    await use(workerSalesApi);
    workerSalesApi.api.reset();
  },

  context: async ({ context, browserName, salesApi: _fresh }, use) => {
    if (browserName === 'firefox') await fillAsAPerson(context);
    const problems = await watchForProblems(context);
    await use(context);
    await hearOut(context);
    expect(problems).toEqual([]);
  },
});

/** Chromium finds the stand-in by the name of the sales API. */
function byName({ url }: SalesApiServer, { args = [] }: LaunchOptions): LaunchOptions {
  return { args: [...args, `--host-resolver-rules=MAP ${salesApiHost} ${new URL(url).host}`] };
}

/** The other engines cannot be given addresses of names: they ask the stand-in for whatever is not on this machine. */
function byProxy({ url }: SalesApiServer): LaunchOptions {
  return { proxy: { server: url, bypass: '127.0.0.1' } };
}

/** Asks every page for something, as its problems come before the answer: a rejection that nobody handles is told late. */
async function hearOut(context: BrowserContext): Promise<void> {
  // A page that is navigating away refuses to answer, which is fine here.
  await Promise.allSettled(context.pages().map((page) => page.evaluate(() => document.readyState)));
}

/** The values that a sign-in stores, without the detour through the form. */
function sessionOf({ api }: SalesApiServer, email: string): Record<string, string> {
  const { success: _, ...userData } = api.signIn(email);
  return {
    sessionMark: 'journey',
    sessionTokenexpiration: userData.refreshToken,
    sessionToken: userData.accessToken,
    userData: JSON.stringify(userData),
  };
}

/** A browser that holds this for the app, and nothing else. */
function stored(app: Served, entries: Record<string, string>): StorageState {
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: app.url, localStorage }] };
}
