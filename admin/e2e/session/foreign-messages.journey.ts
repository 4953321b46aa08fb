import { expect, test } from '../fixtures.ts';
import { salesTable } from '../features/sales.steps.ts';
import { openSession, refreshesOf, stored } from './session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

test('what other windows and scripts send changes nothing', async ({ page, context, salesApi }) => {
  await page.goto('/sales');
  await expect(salesTable(page)).toBeVisible();
  await expect(page.getByText('Policies sold')).toBeVisible();
  // The first move of the pointer loads the bookmarks and the reminders, which are stored.
  await page.mouse.move(1, 1);
  await expect
    .poll(async () => Object.keys(await stored(page)))
    .toEqual(expect.arrayContaining(['embarque.calendar.reminders', 'embarque.shownBookmarks']));
  const before = await stored(page);
  const calls = salesApi.api.log.entries.length;

  const other = await context.newPage();
  await other.goto('/nowhere');
  await other.evaluate(() => {
    const noise = [
      undefined,
      null,
      0,
      'signed out',
      { type: 'sign-out requested' },
      { accessToken: 'x' },
      [],
      new Date(),
    ];
    for (const name of ['embarque', 'session', 'embarque.session']) {
      const channel = new BroadcastChannel(name);
      for (const message of noise) channel.postMessage(message);
      channel.close();
    }
  });
  await page.evaluate(() => {
    for (const message of ['storage changed', { type: 'sign-out requested' }, { type: 'storage changed' }, null]) {
      window.postMessage(message, '*');
      window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://evil.example' }));
    }
  });
  await other.close();

  await openSession(page);
  await expect(page.getByRole('heading', { name: 'Session', level: 1 })).toBeVisible();
  expect(await stored(page)).toEqual(before);
  expect(refreshesOf(salesApi)).toBe(0);
  expect(salesApi.api.log.entries).toHaveLength(calls);
});
