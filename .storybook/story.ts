import type { Router } from './withRoute.tsx';
import type { StorySession } from './story-session.ts';

/** What the loaders made for a story of a feature: its session, and the router that stands in for the address bar. */
export interface FeatureStory extends StorySession {
  router: Router;
}

export function storyOf({ loaded }: { loaded: Record<string, unknown> }): FeatureStory {
  return { ...(loaded['story'] as StorySession), router: loaded['router'] as Router };
}
