import { expect, test } from '../fixtures.ts';
import { smoke } from '../looks.ts';
import { allExamples } from './routes.ts';

test.use({ signedInAs: 'admin@demo.com' });

test('an address opens the UI kit at an example, with the code that one would copy', smoke(), async ({ page }) => {
  await page.goto('/components/buttons#sizes');
  const sizes = page.locator('#sizes');
  await expect(sizes).toBeInViewport();
  await expect(page).toHaveTitle('Buttons · Embarque');

  await sizes.getByRole('button', { name: 'Show code' }).click();
  await expect(sizes.locator('pre')).toContainText(/export (const|function) Sizes/);

  await page.getByRole('searchbox', { name: 'Search examples' }).fill('icon');
  await expect(page).toHaveURL(/\?q=icon/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Icon only' })).toBeVisible();
  await expect(sizes).toHaveCount(0);
});

test('an address leads to its example in a tab that showed another page before', async ({ page }) => {
  await page.goto('/sales');
  await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
  await page.goto('/components/buttons#sizes');

  await expect(page.locator('#sizes')).toBeInViewport();
});

test('a page of the UI kit that comes in steps is whole for people who come back to it', async ({ page }) => {
  await page.goto('/components/buttons');
  await allExamples(page);
  const last = page.getByRole('region', { name: 'Icon only' });
  await last.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);

  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await page.reload();
  await expect(last).toBeInViewport();
});

test('a page of the UI kit loads its own examples, and none of the heavy ones', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/components/buttons');
  await expect(page.getByRole('region', { name: 'Sizes' })).toBeVisible();

  expect(files.some((file) => file.includes('Button.examples'))).toBe(true);
  const others = files.filter(
    (file) => /examples|sources/.test(file) && !/(Button|ButtonGroup)\.examples|sources-components-buttons/.test(file),
  );
  expect(others).toEqual([]);
});

for (const path of ['/forms/elements/number-input', '/forms/elements/pickers']) {
  test(`arrow keys change numbers, dates and times under the headers of production: ${path}`, async ({ page }) => {
    await page.goto(path);
    const field = page.getByRole('main').locator('[role="spinbutton"], input[aria-roledescription]').first();
    await field.focus();
    const before = await field.evaluate(written);

    // Three steps, since the second one can take back the value of the first.
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    expect(await field.evaluate(written)).not.toBe(before);
  });
}

const written = (field: Element) => (field instanceof HTMLInputElement ? field.value : field.textContent);
