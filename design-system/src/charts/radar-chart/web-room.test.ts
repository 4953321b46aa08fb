import { describe, expect, it } from 'vitest';
import { webHeight, webRadius } from './web-room.ts';

const qualities = ['Speed', 'Service', 'Languages', 'Renewals', 'Claims', 'Knowledge'];

describe('a web', () => {
  it('takes the width that the names beside it leave', () => {
    expect(Math.round(webRadius({ width: 314, height: 320, categories: qualities }))).toBe(97);
  });

  it('gives way to long names only where they stand', () => {
    const [first = '', ...others] = qualities;
    const room = { width: 314, height: 320 };

    expect(webRadius({ ...room, categories: [`${first} of every answer`, ...others] })).toBe(
      webRadius({ ...room, categories: qualities }),
    );
    expect(webRadius({ ...room, categories: [first, 'Service at the counter', ...others.slice(1)] })).toBeLessThan(
      webRadius({ ...room, categories: qualities }),
    );
  });

  it('leaves a line for the names above and below it', () => {
    expect(webRadius({ width: 1000, height: 320, categories: qualities })).toBe(160 - 12 - 8);
  });

  it('asks for no more height than its width fills', () => {
    expect(webHeight(314, qualities)).toBe(235);
    expect(webRadius({ width: 314, height: webHeight(314, qualities), categories: qualities })).toBeCloseTo(
      webRadius({ width: 314, height: Infinity, categories: qualities }),
      0,
    );
  });

  it('stays a web where there is next to no room', () => {
    expect(webRadius({ width: 60, height: 40, categories: qualities })).toBe(20);
  });
});
