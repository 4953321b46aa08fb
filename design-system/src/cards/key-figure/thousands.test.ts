import { describe, expect, it } from 'vitest';
import { inThousands } from './thousands.ts';

describe('a figure in thousands', () => {
  it('stays as it is below a thousand', () => {
    expect([0, 26.8, 689, 999].map(inThousands)).toEqual(['0', '26,8', '689', '999']);
  });

  it('keeps at most two decimals, since three would read as thousands', () => {
    expect([1000, 2760, 8549, 36_900, 230_000].map(inThousands)).toEqual(['1k', '2,76k', '8,55k', '36,9k', '230k']);
  });

  it('is never a thousand thousands', () => {
    expect([999_949, 999_950, 999_999.6, 1_684_310].map(inThousands)).toEqual(['999,9k', '1M', '1M', '1,68M']);
  });

  it('keeps its sign', () => {
    expect(inThousands(-2100)).toBe('-2,1k');
  });
});
