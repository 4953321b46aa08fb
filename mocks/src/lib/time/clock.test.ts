import { afterEach, describe, expect, it } from 'vitest';
import { chance, createChances, now, pick, seedChances, setNow } from './clock.ts';

const draw = (count: number, next: () => number) => Array.from({ length: count }, () => next());

afterEach(() => {
  setNow();
  seedChances();
});

describe('the clock', () => {
  it('stands still at a given moment and runs again without one', () => {
    setNow(1234);
    expect(now()).toBe(1234);

    setNow();
    expect(now()).toBeGreaterThan(1234);
  });

  it('follows a function', () => {
    let time = 1;
    setNow(() => time);
    time = 2;

    expect(now()).toBe(2);
  });
});

describe('chances', () => {
  it('are the same for the same seed and differ for another', () => {
    expect(draw(20, createChances(7))).toEqual(draw(20, createChances(7)));
    expect(draw(20, createChances(7))).not.toEqual(draw(20, createChances(8)));
  });

  it('start over when they are seeded', () => {
    seedChances(3);
    const first = draw(5, chance);
    seedChances(3);

    expect(draw(5, chance)).toEqual(first);
  });

  it('lie between 0 and 1, and reach each tenth of it', () => {
    const tenths = new Set(draw(500, createChances(1)).map((value) => Math.floor(value * 10)));

    expect([...tenths].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('pick every item sooner or later, and nothing else', () => {
    const chances = createChances(1);

    expect(new Set(draw(50, chances).map(() => pick(['a', 'b', 'c'], chances)))).toEqual(new Set(['a', 'b', 'c']));
  });
});
