import { setNow } from '@embarque/mocks/clock';
import { enterWorld } from '@embarque/mocks/world';
import type { ToolbarGlobals } from '../toolbar/globals.ts';
import { keptWhileShown } from './kept-while-shown.ts';
import { worldOf } from './sample/sample-world.ts';
import { openStorySession, type StorySession } from './story-session/story-session.ts';

let last: StorySession | undefined;

const openStory = keptWhileShown(({ parameters, globals }) => {
  const toolbar = globals as ToolbarGlobals;
  last?.close();
  // It follows the page's clock, also where that was set.
  setNow();
  enterWorld(worldOf({ own: parameters['world'], amount: toolbar.amount }));
  last = openStorySession(toolbar.role === 'story' ? (parameters.session ?? 'admin') : toolbar.role);
  return { story: last };
});

/**
 * Gives each story of a feature fresh sample data and a session of its own, as `parameters.world` and `parameters.session`
 * say. Play functions find it by `storyOf`; what it stores and which other tabs it has is not real. Only the looks change while it is shown.
 */
export const sessionOfFeature = (context: Parameters<typeof openStory>[0]) => {
  const loaded = openStory(context);
  loaded.story.wear(context.globals as ToolbarGlobals);
  return loaded;
};
