import type { Locator, Page } from '@playwright/test';
import type { Say } from '../words.ts';

/** The mails of a folder or label, once they are here. */
export function mails(page: Page, list: string): Locator {
  return page.getByRole('grid', { name: list, exact: true }).getByRole('row');
}

/** One of them, by words that it contains. */
export function mail(page: Page, list: string, words: string): Locator {
  return mails(page, list).filter({ hasText: words });
}

/** The mail that is open over the list. */
export function reader(page: Page, subject: string): Locator {
  return page.getByRole('region', { name: subject });
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
