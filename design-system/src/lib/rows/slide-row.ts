import { prefersStillness } from '../../theme/appearance.ts';

const SLIDE_MS = 200;

/** Lets a row that was added grow to its height, or one that goes shrink from it; at once for people who prefer stillness. */
export async function slideRow(row: HTMLElement, direction: 'in' | 'out'): Promise<void> {
  if (prefersStillness()) return;
  const gone = { blockSize: '0', opacity: 0, overflow: 'clip' };
  const there = { blockSize: `${row.offsetHeight}px`, opacity: 1, overflow: 'clip' };
  const frames = direction === 'in' ? [gone, there] : [there, gone];
  await row.animate(frames, { duration: SLIDE_MS, easing: 'ease-in-out' }).finished.catch(() => undefined);
}
