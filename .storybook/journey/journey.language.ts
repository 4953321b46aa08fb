import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
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
  if (isSpoken(language)) return;
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview };
  const channel = addons.getChannel();
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(deadline);
      channel.off(STORY_RENDERED, look);
      resolve();
    };
    // A drawing that began before may end first.
    const look = () => isSpoken(language) && end();
    const deadline = setTimeout(end, LONGEST_MS);
    channel.on(STORY_RENDERED, look);
    preview?.onUpdateGlobals({ globals: { language } });
  });
}

const isSpoken = (language: Language) => document.documentElement.lang === language;
