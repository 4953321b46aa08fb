import type { Browser, BrowserContext } from 'playwright';

/** A real sign-in with the demo account; what it leaves in storage opens the pages behind it. */
export async function signIn(browser: Browser, appUrl: string): ReturnType<BrowserContext['storageState']> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${appUrl}/login`);
  await page.getByLabel('Email').fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const state = await context.storageState();
  await context.close();
  return state;
}
