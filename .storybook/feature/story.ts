import type { Router } from './withRoute.tsx';
import type { StorySession } from './story-session/story-session.ts';

/** The session and router that the loaders made for a story of a feature; the router stands in for the address bar. */
export interface FeatureStory extends StorySession {
  router: Router;
}

export function storyOf({ loaded }: { loaded: Record<string, unknown> }): FeatureStory {
  return { ...(loaded['story'] as StorySession), router: loaded['router'] as Router };
}

/**
 * `parameters.docs` of stories that draw with what `storyOf` gives them. To write a router or a session down as the code of a
 * story takes a minute, and all the memory of the page.
 */
export const codeAsWritten = { source: { type: 'code' } };
