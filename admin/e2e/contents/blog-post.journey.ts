import { expect, test } from '../fixtures.ts';

test.use({ signedInAs: 'admin@demo.com' });

test('a card with a film leads to its post, where it plays with captions (BLG-01, BLG-04)', async ({ page }) => {
  await page.goto('/pages/blog/list?q=train+window');
  await page.getByRole('link', { name: /^Watch: Filming from a train window/ }).click();
  await expect(page).toHaveURL('/pages/blog/detail/5');
  const film = page.getByLabel('Filming from a train window without the reflections');
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length)).toBe(2);
});
