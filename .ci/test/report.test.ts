import { describe, expect, it } from 'vitest';
import { table, total } from './report.ts';

const unit = { name: 'unit', seconds: 4.25, passed: 293, failed: 0 };
const lint = { name: 'lint', seconds: 12, passed: 0, failed: 1, remark: 'ended early' };

describe('the report', () => {
  it('has a line for every step', () => {
    expect(table([unit, lint])).toBe(
      '✓ unit     4.3 s   293 passed\n✗ lint    12.0 s   0 passed, 1 failed (ended early)',
    );
  });

  it('sums all steps up', () => {
    expect(total([unit, lint])).toEqual({ line: '293 passed, 1 failed', exitCode: 1 });
  });

  it('is content when nothing failed', () => {
    expect(total([unit])).toEqual({ line: '293 passed, 0 failed', exitCode: 0 });
  });

  it('is not content when nothing ran', () => {
    expect(total([])).toEqual({ line: '0 passed, 0 failed', exitCode: 1 });
  });
});
