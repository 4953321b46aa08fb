import { expect, type Page } from '@playwright/test';
import { test } from './storybook.fixtures.ts';

/** The walk at a place of its own: no caption stands longer than its step takes. */
const walkAt = (storybookUrl: string, place: Record<string, string>) =>
  `${storybookUrl}iframe.html?${new URLSearchParams({
    id: 'start-here-release-walk--walk',
    viewMode: 'story',
    args: 'pauseMs:0',
    ...place,
  }).toString()}`;

const remarks = (page: Page) => page.getByRole('textbox', { name: 'Remarks on this journey' });

test('the walk plays every journey to its end on a phone, in Portuguese, from right to left and dark', async ({
  storybook: page,
  storybookUrl,
}) => {
  // Ten pages with forty steps.
  test.setTimeout(400_000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(walkAt(storybookUrl, { modes: 'dark.rtl.phone.pt-BR' }));
  await page.getByRole('textbox', { name: 'Your name, for the sheet' }).fill('Íris');
  await page.getByRole('button', { name: 'Start the walk' }).click();
  const frame = page.frameLocator('iframe').locator('html');
  await remarks(page).fill('Botão *Salvar* cortado');
  await expect(frame).toHaveAttribute('lang', 'pt-BR', { timeout: 60_000 });
  await expect(frame).toHaveAttribute('dir', 'rtl');
  await expect(frame).toHaveJSProperty('clientWidth', 390);
  await remarks(page).blur();

  const end = page.getByText(/(, \d+ failed, 1 with remarks\.|did not work: .*|This journey failed: .*)$/);
  await expect(end).toBeVisible({ timeout: 380_000 });
  await expect(end).toHaveText(/^(\d+) of \1 seen to the end, 0 failed/);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await page.getByText('Copied as Markdown').waitFor();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain('- **Modes:** Dark · Right to left · Phone, 390 px · Português\n');
  expect(markdown).toContain('Seen to the end.\n\n> Botão \\*Salvar\\* cortado\n> \n> — Íris\n');
});
