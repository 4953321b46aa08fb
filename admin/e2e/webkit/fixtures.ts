import { test as base, expect } from '@playwright/test';
import { serve, type Served } from '../../serve/serve.ts';
import { demoBuild } from '../build.setup.ts';
import { Tab } from './tab.ts';
import { startWebKit, type WebKit } from './web-driver.ts';
import { withWitness } from './witness.ts';

export { expect };

interface TestFixtures {
  /** A window of WebKit, fresh and signed out; its test fails on any problem that its pages meet. */
  tab: Tab;
}

interface WorkerFixtures {
  webkit: WebKit;
  /** The demo behind the headers of production, with what was reported against them. */
  site: Served & { reports: string[] };
}

/** A test in the WebKit of this machine, which Playwright cannot drive. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  webkit: [
    // Playwright reads the names of the fixtures that a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const webkit = await startWebKit();
      await use(webkit);
      webkit.close();
    },
    { scope: 'worker' },
  ],

  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const build = withWitness(demoBuild);
      const reports: string[] = [];
      const served = await serve({ folder: build.folder, port: 0, onReport: (report) => reports.push(report) });
      await use({ ...served, reports });
      await served.close();
      build.remove();
    },
    { scope: 'worker' },
  ],

  tab: async ({ webkit, site }, use, testInfo) => {
    const send = await webkit.openSession();
    await send('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 900 });
    const tab = new Tab(send, site.url);
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('page', { body: await tab.screenshot(), contentType: 'image/png' });
    const problems = await tab.takeProblems();
    await tab.close();
    expect([...problems, ...site.reports.splice(0)]).toEqual([]);
  },
});
