import { describe, expect, it } from 'vitest';
import { planOf } from './plan.ts';

describe('a run of the tests', () => {
  it('proves what a change can have touched, unless everything is asked for', () => {
    expect(planOf([])).toEqual({ isAll: false, shard: null, steps: [] });
    expect(planOf(['--all'])).toEqual({ isAll: true, shard: null, steps: [] });
  });

  it('takes steps, and a part of everything', () => {
    expect(planOf(['unit', 'lint']).steps).toEqual(['unit', 'lint']);
    expect(planOf(['--all', '--shard', '2/4']).shard).toEqual({ index: 2, count: 4 });
    expect(planOf(['--all', '--shard=4/4']).shard).toEqual({ index: 4, count: 4 });
  });

  it.each(['0/4', '5/4', '1', '1/', 'a/b', '1/4/4'])('refuses the shard %s', (shard) => {
    expect(() => planOf(['--all', `--shard=${shard}`])).toThrow(`"${shard}" is no shard`);
  });

  it('refuses a part of what a change can have touched, and what it does not know', () => {
    expect(() => planOf(['--shard', '1/4'])).toThrow('add --all');
    expect(() => planOf(['--every'])).toThrow(/--every.*npm test -- \[--all\]/s);
  });
});
