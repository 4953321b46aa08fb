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

/** Its pages and steps are dealt out, so that workers share them. */
const parts = [1, 2, 3] as const;

interface Index {
  entries: Record<string, { type: string; tags?: string[] }>;
}

/** Leaves the walk every third of the journeys, from that one on. */
async function keepPart(page: Page, part: (typeof parts)[number]): Promise<void> {
  await page.route('**/index.json', async (route) => {
    const response = await route.fetch();
    const index = (await response.json()) as Index;
    const isJourney = ({ type, tags = [] }: Index['entries'][string]) => type === 'story' && tags.includes('journey');
    const journeys = Object.keys(index.entries).filter((id) => index.entries[id] && isJourney(index.entries[id]));
    const left = Object.entries(index.entries).filter(
      ([id]) => !journeys.includes(id) || journeys.indexOf(id) % parts.length === part - 1,
    );
    await route.fulfill({ response, json: { ...index, entries: Object.fromEntries(left) } });
  });
}

for (const part of parts) {
  test(`the walk plays every journey to its end on a phone, in Portuguese, from right to left and dark, part ${part}`, async ({
    storybook: page,
    storybookUrl,
  }) => {
    await keepPart(page, part);
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

    const end = page.getByText(/(, \d+ failed, 1 with remarks\.|Step failed: .*|This journey failed: .*)$/);
    await expect(end).toBeVisible({ timeout: 240_000 });
    await expect(end).toHaveText(/^(\d+) of \1 seen to the end, 0 failed/);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.getByText('Copied as Markdown').waitFor();
    const markdown = await page.evaluate(() => navigator.clipboard.readText());
    expect(markdown).toContain('- **Modes:** Dark · Right to left · Phone, 390 px · Português\n');
    expect(markdown).toContain('Seen to the end.\n\n> Botão \\*Salvar\\* cortado\n> \n> — Íris\n');
  });
}
