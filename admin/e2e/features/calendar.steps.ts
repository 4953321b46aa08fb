import { expect, type Locator, type Page } from '@playwright/test';

/** The part of an event that takes the focus; an event of several weeks has several. */
export function event(page: Page, title: string): Locator {
  return page.locator('[data-event]').filter({ hasText: title }).first();
}

/** The day or slot that has focus in the grid. */
export function cursor(page: Page): Locator {
  return page.locator('[data-cursor]');
}

/** The day in which an event is drawn, once the server and the page agree. */
export async function expectDay(page: Page, title: string, day: string): Promise<void> {
  await expect(page.locator(`.ec-cell[data-date="${day}"] [data-event]`).filter({ hasText: title })).toBeVisible();
}

/** The panel with the form of an event. */
export function panel(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}
