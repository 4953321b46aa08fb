import { expect, it } from 'vitest';
import { judge } from './judge.ts';

it('calls more good where more is better, and bad where less is', () => {
  expect(judge(0.124, 'more')).toEqual({ direction: 'up', verdict: 'good' });
  expect(judge(0.124, 'less')).toEqual({ direction: 'up', verdict: 'bad' });
  expect(judge(-0.03, 'more')).toEqual({ direction: 'down', verdict: 'bad' });
  expect(judge(-0.03, 'less')).toEqual({ direction: 'down', verdict: 'good' });
});

it('judges no change where none is better', () => {
  expect(judge(0.08, 'neither')).toEqual({ direction: 'up', verdict: 'neutral' });
});

it('takes what rounds to nothing for no change', () => {
  expect(judge(-0.0004, 'more')).toEqual({ direction: 'level', verdict: 'neutral' });
});
