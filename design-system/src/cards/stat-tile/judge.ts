import type { Change } from './change.ts';

/** Which change is good news. */
export type Better = 'more' | 'less' | 'neither';

export interface Judgement {
  direction: 'up' | 'down' | 'level';
  verdict: 'good' | 'bad' | 'neutral';
}

/** Which way a figure changed, and whether that is good. A share that rounds to no tenth of a per cent is no change. */
export function judge(change: Change, better: Better): Judgement {
  const tenths = change === 'new' ? 1 : Math.round((change ?? 0) * 1000);
  if (tenths === 0) return { direction: 'level', verdict: 'neutral' };
  const direction = tenths > 0 ? 'up' : 'down';
  if (better === 'neither') return { direction, verdict: 'neutral' };
  return { direction, verdict: (direction === 'up') === (better === 'more') ? 'good' : 'bad' };
}
