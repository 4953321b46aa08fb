import type { Browser } from 'playwright';
import { preview } from 'vite';

/**
 * Serves a built page while it is looked at.
 *
 * @param look gets the address of the page
 */
export async function served(outDir: string, look: (url: string) => Promise<void>): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    await look(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

/**
 * Opens a page and uses it.
 *
 * @returns what it wrote to the console, and how it failed
 */
export async function opened(browser: Browser, url: string, look: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  try {
    await page.goto(url);
    await look(page);
  } finally {
    await page.close();
  }
  return lines;
}

export type Page = Awaited<ReturnType<Browser['newPage']>>;
