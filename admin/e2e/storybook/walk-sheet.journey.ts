import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { hasPdfReader } from '../../../.ci/poppler.ts';
import { test } from './storybook.fixtures.ts';

const numbers = Array.from({ length: 40 }, (_, index) => String(index + 1).padStart(2, '0'));
const ids = numbers.map((number) => `features-planted--journey-${number}`);
const noteOf = (number: string) => `Nota ${number}: ${'o botão ficou fora da tela. '.repeat(9)}fim ${number}`;
const each = <Value>(valueAt: (index: number) => Value) =>
  Object.fromEntries(ids.map((id, index) => [id, valueAt(index)]));

/** A dark walk through forty journeys, with a note on each. */
const walks = {
  reviewer: 'Íris',
  byModes: {
    'dark.rtl.phone.pt-BR': {
      begunAt: Date.UTC(2028, 1, 29, 12),
      results: each((index) =>
        index === 3
          ? { status: 'failed', done: 1, total: 3, failure: 'She files it' }
          : { status: 'seen', done: 3, total: 3 },
      ),
      remarks: each((index) => noteOf(numbers[index] ?? '')),
      authors: each((index) => (index % 2 === 0 ? 'Noah' : '')),
    },
  },
};

/** The numbers that stand behind a word on a page. */
const numbersAfter = (word: string, text: string) =>
  [...text.matchAll(new RegExp(String.raw`${word}\s+(\d\d)\b`, 'g'))].map(([, number]) => number);

test('the sheet is printed light, with all that was seen, and cuts no note between two pages', async ({
  storybook: page,
  storybookUrl,
}) => {
  test.skip(!hasPdfReader(), 'Needs pdftotext (poppler-utils).');
  await page.route('**/index.json', async (route) => {
    const response = await route.fetch();
    const index = (await response.json()) as { entries: Record<string, { id: string; tags?: string[] }> };
    const own = Object.entries(index.entries).filter(([, { tags = [] }]) => !tags.includes('journey'));
    const [, story] = own.find(([id]) => id === 'start-here-release-walk--walk') ?? [];
    const planted = ids.map((id, at) => [
      id,
      { ...story, id, title: 'Features/Planted', name: `Journey ${numbers[at]}`, tags: ['journey'] },
    ]);
    await route.fulfill({ response, json: { ...index, entries: Object.fromEntries([...own, ...planted]) } });
  });
  await page.addInitScript((text) => localStorage.setItem('embarque.releaseWalk', text), JSON.stringify(walks));
  const place = new URLSearchParams({
    id: 'start-here-release-walk--walk',
    viewMode: 'story',
    globals: 'skin:dark',
    journey: 'sheet',
    modes: 'dark.rtl.phone.pt-BR',
  });
  await page.goto(`${storybookUrl}iframe.html?${place.toString()}`);
  await expect(page.getByText('39 of 40 seen to the end, 1 failed, 40 with remarks.')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByText(noteOf('01'))).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button')).toHaveCount(0);
  const path = test.info().outputPath('sheet.pdf');
  await page.pdf({ path, format: 'A4', printBackground: true });
  const corner = execFileSync('pdftoppm', ['-r', '10', '-l', '1', path]).subarray(-3);
  expect([...corner]).toEqual([255, 255, 255]);
  const pages = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1);
  const text = pages.join('\n').replaceAll(/\s+/g, ' ');

  expect(pages[0]).toMatch(/^\s*Release walk\n/);
  for (const fact of ['February 29, 2028', 'Íris', 'Dark · Right to left · Phone, 390 px · Português'])
    expect(text).toContain(fact);
  expect(text).toContain('Failed at step 2 of 3: She files it');
  expect(numbersAfter('Nota', text)).toEqual(numbers);
  expect(text).toContain(`${noteOf('01')} — Noah`);
  // Written without a name.
  expect(text).not.toContain(`${noteOf('40')} —`);
  expect(pages.length).toBeGreaterThan(2);
  for (const printed of pages) expect(numbersAfter('fim', printed)).toEqual(numbersAfter('Nota', printed));
});
