import { rulesOfColours } from '@embarque/design-system/conformance/appearances';
import type { StoryMode } from '../modes/story-modes.ts';
import type { FrameState } from './matrix.state.ts';
import type { Violation } from './news.ts';

/** The violations in a mode, `null` when axe has not looked at it. People choose the colours of a contrast theme themselves. */
export function foundIn({ colours }: StoryMode, frame: FrameState | undefined): Violation[] | null {
  const violations = frame?.violations ?? null;
  if (colours === 'designed') return violations;
  return violations && violations.filter(({ id }) => !rulesOfColours.includes(id));
}
