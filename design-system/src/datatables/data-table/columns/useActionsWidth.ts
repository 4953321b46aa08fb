import { useMediaQuery } from '../../../lib/react/useMediaQuery.ts';
import { media } from '../../../theme/media.ts';
import { overrides, tokens } from '../../../theme/tokens.ts';

/** How wide the last column is for so many small buttons, in px: with the gaps between them, the padding around, and its edge. */
export function useActionsWidth(count: number): number {
  const isTouched = useMediaQuery(media.coarsePointer);
  const { size, space } = tokens;
  const button = isTouched ? overrides['pointer-coarse'].size.target : size.controlSmall;
  return count * px(button) + (count - 1) * px(space.xs) + px(space.m) + px(space.card) + EDGE;
}

const EDGE = 1;

const px = (length: string) => Number.parseFloat(length);
