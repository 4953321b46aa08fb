/** Which change is good news. */
export type Better = 'more' | 'less' | 'neither';

export interface Judgement {
  direction: 'up' | 'down' | 'level';
  verdict: 'good' | 'bad' | 'neutral';
}

/** Which way a share changed, and whether that is good. What rounds to no tenth of a per cent is no change. */
export function judge(share: number, better: Better): Judgement {
  const tenths = Math.round(share * 1000);
  if (tenths === 0) return { direction: 'level', verdict: 'neutral' };
  const direction = tenths > 0 ? 'up' : 'down';
  if (better === 'neither') return { direction, verdict: 'neutral' };
  return { direction, verdict: (direction === 'up') === (better === 'more') ? 'good' : 'bad' };
}
