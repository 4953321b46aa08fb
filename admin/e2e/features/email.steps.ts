import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../words.ts';

function grid(page: Page, list: string): Locator {
  return page.getByRole('grid', { name: list, exact: true });
}

/** The mails of a folder or label that are in sight, once they are here. */
export function mails(page: Page, list: string): Locator {
  return grid(page, list).getByRole('row');
}

/** A folder or label holds that many mails, in sight or not. */
export async function expectMails(page: Page, list: string, count: number): Promise<void> {
  await expect(grid(page, list)).toHaveAttribute('aria-busy', 'false');
  await expect(grid(page, list)).toHaveAttribute('aria-rowcount', String(count));
}

/** One of them, by words that it contains. */
export function mail(page: Page, list: string, words: string): Locator {
  return mails(page, list).filter({ hasText: words });
}

/** The mail that is open beside the list, or over it where there is less room. */
export function reader(page: Page, subject: string): Locator {
  return page.getByRole('region', { name: subject });
}

/** The answer that is written under its mail. */
export function answer(open: Locator, subject: string): Locator {
  return open.getByRole('group', { name: subject });
}

/** The window in which a mail is written. */
export function composer(page: Page, subject: string): Locator {
  return page.getByRole('dialog', { name: subject });
}

/** The entry of a folder or a label beside the mails. */
export function entry(page: Page, say: Say, kind: 'Folders' | 'Labels', name: string): Locator {
  return page
    .getByRole('navigation', { name: say(kind) })
    .getByRole('link', { name: say(name, {}, kind === 'Folders' ? 'folder' : '') });
}

/** How many mails are being written in windows of this browser, whichever tab they are in. */
export function mailsInHand(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name?.startsWith('embarque.mail.')).length;
  });
}
