import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium, findHeadlessChromium } from '../chromium.ts';
import { serveStorybook } from '../storybook.ts';

/** A name of this machine, as far as the browser knows: pages may have service workers there. */
const HOST = 'storybook.localhost';

/** The address of each Storybook in its browser. */
export const HOST_URL = `http://${HOST}`;

/** A browser that has a Storybook at the same address as every other one: some stories write the address of their page. */
export async function openAtHost(storybook: string) {
  const server = await serveStorybook(storybook);
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium() ?? ensureChromium(),
    args: [...chromiumArguments, `--host-resolver-rules=MAP ${HOST} ${new URL(server.url).host}`],
  });
  return { browser, close: () => Promise.all([browser.close(), server.close()]) };
}
