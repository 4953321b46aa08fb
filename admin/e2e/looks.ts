import { expect, type Page, type PlaywrightWorkerOptions, type TestDetails } from '@playwright/test';

/** A person's preferences, as local storage keeps them. */
export type Preferences = Partial<Record<'embarque.language' | 'direction', string>>;

/** The usual look and the one that is furthest from it. What works in both works in all that lie between. */
export const looks: readonly { look: string; preferences: Preferences }[] = [
  { look: 'in English', preferences: {} },
  { look: 'in Portuguese, from right to left', preferences: { 'embarque.language': 'pt-BR', direction: 'rtl' } },
];

/** A journey that runs in every engine, and not in Chromium alone. */
const everyEngine = { tag: '@engines' } as const satisfies TestDetails;

/** Of journeys that run in several looks, those in the first one do. */
export const inEveryEngine = (preferences: Preferences): TestDetails => inFirstLook(preferences, everyEngine);

/**
 * A journey that also belongs to the quick run of `JOURNEYS=smoke`, in Chromium alone: the main job of a feature or of an area.
 *
 * @param features the folders in `admin/src/features` whose main job it does
 */
export const smoke = (...features: readonly string[]) => ({ tag: ['@smoke', ...features.map((name) => `@${name}`)] });

/** A journey of the quick run that otherwise runs in every engine. */
export const smokeInEveryEngine = (...features: readonly string[]) => ({
  tag: [everyEngine.tag, ...smoke(...features).tag],
});

/** Of journeys that run in several looks, the first one is of this kind. */
export const inFirstLook = (preferences: Preferences, kind: TestDetails): TestDetails =>
  Object.keys(preferences).length === 0 ? kind : {};

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
