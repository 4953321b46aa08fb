import { expect, type Page } from '@playwright/test';

/** Unsaved work that pages store in the browser: `open` leads to it, `write` can run again. */
export const unsavedWork = [
  {
    what: 'a mail',
    open: async (page: Page) => {
      await page.goto('/apps/email');
      await page.getByRole('button', { name: 'Compose' }).click();
    },
    write: (page: Page, text: string) => page.getByRole('textbox', { name: 'Subject' }).fill(text),
  },
  {
    what: 'a board',
    open: (page: Page) => page.goto('/apps/kanban'),
    write: async (page: Page, text: string) => {
      await page
        .getByRole('button', { name: /^Actions for / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      const title = page.getByRole('textbox', { name: 'Board title' });
      await expect(title).toBeFocused();
      await title.fill(text);
      await page.keyboard.press('Enter');
    },
  },
  {
    what: 'an address',
    open: async (page: Page) => {
      await page.goto('/apps/ecommerce/checkout');
      await page.getByRole('button', { name: 'Continue to address' }).click();
    },
    write: (page: Page, text: string) => page.getByRole('textbox', { name: 'Full Name' }).fill(text),
  },
];
