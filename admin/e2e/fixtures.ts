import { type SalesApiServer, startSalesApi } from '@embarque/mocks/server';
import { test as base, expect } from '@playwright/test';
import { serve, type Served } from '../serve/serve.ts';
import { journeyBuild, salesApiHost } from './build.setup.ts';
import { watchForProblems } from './problems.ts';

export { expect };

interface TestFixtures {
  /** The sales API of this journey, as fresh as at its start. */
  salesApi: SalesApiServer;
}

interface WorkerFixtures {
  /** The built app behind the headers of production. */
  app: Served;
  /** The sales API that the journeys of one worker share. */
  workerSalesApi: SalesApiServer;
}

/** A journey begins signed out, with fresh data, and fails on any problem that its pages meet on the way. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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

  browser: [
    async ({ playwright, launchOptions, workerSalesApi }, use) => {
      const rule = `MAP ${salesApiHost} ${new URL(workerSalesApi.url).host}`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
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

  context: async ({ context, salesApi: _fresh }, use) => {
    const problems = await watchForProblems(context);
    await use(context);
    expect(problems).toEqual([]);
  },
});
