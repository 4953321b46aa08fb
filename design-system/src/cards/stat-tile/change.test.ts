import { expect, it } from 'vitest';
import { changeOf } from './change.ts';
import { formatChange } from './format-change.ts';
import { judge } from './judge.ts';

const texts = { unknown: '—', new: 'new' };

it.each([
  [0, 0, '0%'],
  [0, 5, 'new'],
  [5, 0, '-100%'],
  [50, 100, '+100%'],
  [100, 50, '-50%'],
  [-50, 50, '—'],
  [null, 5, '—'],
  [5, null, '—'],
  [0, -5, '—'],
  [40, 47, '+17,5%'],
  [100_000, 99_999, '0%'],
])('a change from %s to %s reads %s (XD-01)', (from, to, text) => {
  expect(formatChange(changeOf(from, to), 'shortest', texts)).toBe(text);
});

it('judges what is new by its measure, and nothing that cannot be compared (XD-13)', () => {
  expect(judge(changeOf(0, 5), 'less')).toEqual({ direction: 'up', verdict: 'bad' });
  expect(judge(changeOf(10, 8), 'less')).toEqual({ direction: 'down', verdict: 'good' });
  expect(judge(changeOf(10, 8), 'more')).toEqual({ direction: 'down', verdict: 'bad' });
  expect(judge(changeOf(null, 5), 'more')).toEqual({ direction: 'level', verdict: 'neutral' });
});
