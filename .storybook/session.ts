import type { LoaderFunction } from 'storybook/internal/types';
import { moments } from './dials.ts';
import type { ToolbarGlobals } from './globals.ts';
import type { StorySession } from './story-session.ts';

let last: StorySession | undefined;

/**
 * Gives each story of a feature fresh sample data and a session of its own, as `parameters.session` says. Play functions
 * find it by `storyOf`; what it stores and which other tabs it has is not real.
 */
export const sessionOfFeatures: LoaderFunction = async ({ title, parameters, globals }) => {
  if (title.startsWith('Design system/')) return {};
  const [{ setNow }, { enterWorld }, { openStorySession }] = await Promise.all([
    import('@embarque/mocks/clock'),
    import('@embarque/mocks/world'),
    import('./story-session.ts'),
  ]);
  const toolbar = globals as ToolbarGlobals;
  last?.close();
  setNow(moments[toolbar.clock] ?? undefined);
  enterWorld({ scale: toolbar.amount === 'tenfold' ? 10 : 1 });
  last = openStorySession(toolbar.role === 'story' ? (parameters.session ?? 'admin') : toolbar.role, toolbar);
  return { story: last };
};
