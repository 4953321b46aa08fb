import type { Language } from '../appearance/language.ts';

/** How long a page may take to be drawn in another language, in milliseconds. */
const LONGEST_MS = 5000;

interface Preview {
  onUpdateGlobals: (update: { globals: Record<string, string> }) => unknown;
}

/**
 * Has the page drawn in a language, in place: only texts change. Over Storybook's channel a page around this frame, such as the
 * release walk, would change with it.
 */
export async function speak(language: Language): Promise<void> {
  if (document.documentElement.lang === language) return;
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview };
  preview?.onUpdateGlobals({ globals: { language } });
  const end = performance.now() + LONGEST_MS;
  while (document.documentElement.lang !== language && performance.now() < end) await drawing();
  // The language is said while React draws; then the texts follow.
  await drawing();
}

const drawing = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
