import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import type { AfterEach, Globals } from 'storybook/internal/types';
import { applyAppearance, type Motion } from '../../design-system/src/theme/appearance.ts';
import type { ToolbarGlobals } from '../toolbar/globals.ts';

/** The parts of a prepared story that Storybook does not declare. */
interface Prepared {
  playFunction?: unknown;
  storyGlobals?: Globals;
}

type Shown = Pick<StoryContext, 'abortSignal' | 'globals' | 'viewMode'> & Prepared;

/** The stories that have played, by a signal that stays the same until the story is opened again. */
const played = new WeakSet<AbortSignal>();

/**
 * Whether the page may move. Nothing moves while a story plays, so that it finds in Storybook what it finds in tests; a
 * story that is about movement says so itself.
 */
export function motionOf({ abortSignal, globals, storyGlobals = {}, viewMode, playFunction }: Shown): Motion {
  const isPlaying = viewMode === 'story' && playFunction !== undefined && !played.has(abortSignal);
  return isPlaying && !('motion' in storyGlobals) ? 'reduced' : (globals as ToolbarGlobals).motion;
}

/** Lets the page move once the story has played. */
export const moveAfterPlay: AfterEach<ReactRenderer> = (context) => {
  const before = motionOf(context);
  played.add(context.abortSignal);
  const motion = motionOf(context);
  if (motion === before) return;
  applyAppearance({ motion });
  for (const animation of document.getAnimations()) if (ends(animation)) animation.finish();
};

/** Everything that enters only once has been there for as long as the story has played. */
const ends = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity;
