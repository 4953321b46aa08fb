import type { LoaderFunction } from 'storybook/internal/types';
import type { ToolbarGlobals } from './globals.ts';
import type { StorySession } from './story-session.ts';

let last: StorySession | undefined;

/**
 * Gives each story of a feature fresh sample data and a session of its own, as `parameters.session` says. Play functions
 * find it by `storyOf`; what it stores and which other tabs it has is not real.
 */
export const sessionOfFeatures: LoaderFunction = async ({ title, parameters, globals }) => {
  if (title.startsWith('Design system/')) return {};
  const [{ resetSampleData }, { openStorySession }] = await Promise.all([
    import('@embarque/mocks'),
    import('./story-session.ts'),
  ]);
  last?.close();
  resetSampleData();
  last = openStorySession(parameters.session ?? 'admin', globals as ToolbarGlobals);
  return { story: last };
};
