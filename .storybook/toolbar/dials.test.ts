import { describe, expect, it } from 'vitest';
import { fateOf, leavesCallsAlone, usualDials } from './dials.ts';

describe('the dials of the world', () => {
  it('leave calls alone as long as none is turned', () => {
    expect(leavesCallsAlone(usualDials)).toBe(true);
    expect(fateOf(usualDials, 0)).toEqual({ wait: 0, end: 'answered' });
  });

  it('fail every third call of some, and each of all', () => {
    const ends = (failures: 'some' | 'all') =>
      [0, 1, 2, 3, 4, 5].map((n) => fateOf({ ...usualDials, failures }, n).end);

    expect(ends('some')).toEqual(['answered', 'answered', 'failed', 'answered', 'answered', 'failed']);
    expect(new Set(ends('all'))).toEqual(new Set(['failed']));
  });

  it('make every call fail at once offline, with any other setting', () => {
    expect(fateOf({ ...usualDials, connection: 'offline', latency: 'never', failures: 'all' }, 0)).toEqual({
      wait: 0,
      end: 'unreachable',
    });
  });

  it('let an answer wait, for ever if need be', () => {
    expect(fateOf({ ...usualDials, latency: 'slow' }, 0).wait).toBe(800);
    expect(fateOf({ ...usualDials, latency: 'never' }, 0).wait).toBe('infinite');
  });
});
