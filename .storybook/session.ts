import type { LoaderFunction } from 'storybook/internal/types';
import type { StorySession } from './story-session.ts';

let last: StorySession | undefined;

/**
 * Gives each story of a feature a session of its own, as `parameters.session` says. Play functions find it as
 * `loaded.story`; what it stores and which other tabs it has is not real.
 */
export const sessionOfFeatures: LoaderFunction = async ({ title, parameters }) => {
  if (title.startsWith('Design system/')) return {};
  const { openStorySession } = await import('./story-session.ts');
  last?.close();
  last = openStorySession(parameters.session ?? 'admin');
  return { story: last };
};
