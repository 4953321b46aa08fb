import { describe, expect, it } from 'vitest';
import { rowsFrom } from './sample-rows.ts';

describe('rows from samples', () => {
  const rows = (samples: string[], count: number) =>
    rowsFrom(samples, count, (sample, { index, round }) => `${sample}${index}${round}`);

  it('begin again when the samples are used up', () => {
    expect(rows(['a', 'b'], 5)).toEqual(['a00', 'b10', 'a21', 'b31', 'a42']);
  });

  it('are cut off when fewer are asked for', () => {
    expect(rows(['a', 'b'], 1)).toEqual(['a00']);
    expect(rows(['a', 'b'], 0)).toEqual([]);
  });

  it('are none without samples', () => {
    expect(rows([], 3)).toEqual([]);
  });
});
