import { expect, type Page, type PlaywrightWorkerOptions, type TestDetails } from '@playwright/test';

/** A person's preferences, as local storage keeps them. */
export type Preferences = Partial<Record<'embarque.language' | 'direction', string>>;

/** How the app looks to those who use it. What works in one of them works in all. */
export const looks: readonly { look: string; preferences: Preferences }[] = [
  { look: 'in English', preferences: {} },
  { look: 'in Brazilian Portuguese', preferences: { 'embarque.language': 'pt-BR' } },
  { look: 'from right to left', preferences: { direction: 'rtl' } },
];

/** The first look and the one that is furthest from it, for journeys that need no more. */
export const furthestLooks: typeof looks = [
  { look: 'in English', preferences: {} },
  { look: 'in Portuguese, from right to left', preferences: { 'embarque.language': 'pt-BR', direction: 'rtl' } },
];

/** A journey that runs in every engine, and not in Chromium alone. */
export const everyEngine = { tag: '@engines' } as const satisfies TestDetails;

/** Of journeys that run in several looks, those in the first one do. */
export const inEveryEngine = (preferences: Preferences): TestDetails =>
  Object.keys(preferences).length === 0 ? everyEngine : {};

/** A phone. Firefox has no mode for it, and is a small window instead. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: ({ browserName }: PlaywrightWorkerOptions, use: (isMobile: boolean) => Promise<void>) =>
    use(browserName !== 'firefox'),
};

/** The page wears what the person chose. */
export async function expectLook(page: Page, preferences: Preferences): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', preferences['embarque.language'] ?? 'en');
  await expect(root).toHaveAttribute('dir', preferences.direction ?? 'ltr');
}
