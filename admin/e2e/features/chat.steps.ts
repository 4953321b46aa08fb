import type { Locator, Page } from '@playwright/test';
import type { Say } from '../words.ts';

/** The field in which a person writes to a contact. */
export const composer = (page: Page, say: Say, person: string): Locator =>
  page.getByRole('textbox', { name: say('Message to {person}', { person }) });

/** The messages with this text, each of which is named by sender, time, text and state. */
export const messages = (page: Page, text: string): Locator => page.getByRole('article', { name: text });

interface Unsent {
  contactId: number;
  clientId: string;
  message: string;
}

/** Leaves a message in the browser as a page does whose server stored it, or not, and never answered. */
export async function leaveUnconfirmed(page: Page, unsent: readonly Unsent[]): Promise<void> {
  const failed = Object.fromEntries(
    unsent.map((message) => [
      message.clientId,
      { kind: 'unknown', command: { type: 'message sent', at: new Date().toISOString(), ...message } },
    ]),
  );
  await page.evaluate(
    (stored) => localStorage.setItem('embarque.chat', stored),
    JSON.stringify({ drafts: {}, failed }),
  );
}
