import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPageClock } from './page-clock.ts';

const leapDay = Date.UTC(2028, 1, 29, 12);

describe('the clock of the page', () => {
  afterEach(() => {
    setPageClock(null);
    vi.restoreAllMocks();
  });

  it('stands at the moment that was chosen', () => {
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    setPageClock(leapDay);

    expect([new Date().getTime(), Date.now(), Date().slice(0, 15)]).toEqual([leapDay, leapDay, 'Tue Feb 29 2028']);
  });

  it('runs on from there, also when it is set to the same moment again', () => {
    const real = vi.spyOn(Date, 'now').mockReturnValue(1000);
    setPageClock(leapDay);
    real.mockReturnValue(1500);
    setPageClock(leapDay);

    expect(Date.now()).toBe(leapDay + 500);
  });

  it('leaves alone what a date is made of', () => {
    const earlier = new Date(2020, 0, 2);
    setPageClock(leapDay);

    expect(new Date(2020, 0, 2)).toEqual(earlier);
    expect(earlier).toBeInstanceOf(Date);
    expect(Date.parse('1970-01-01T00:00:01Z')).toBe(1000);
  });

  it('goes back to the real time', () => {
    const real = Date;
    setPageClock(leapDay);
    setPageClock(null);

    expect(Date).toBe(real);
  });
});
