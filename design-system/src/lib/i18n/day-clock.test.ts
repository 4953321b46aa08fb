import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDays } from './day-clock.ts';
import { dayFromToday } from './day-from-today.ts';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  const listening = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  vi.stubGlobal('document', listening);
  vi.stubGlobal('addEventListener', listening.addEventListener);
  vi.stubGlobal('removeEventListener', listening.removeEventListener);
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:30') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The days that a listener saw begin. */
function watching() {
  const days: string[] = [];
  return { days, stop: watchDays(() => days.push(dayFromToday())) };
}

describe('the clock of days', () => {
  it('turns at midnight, for all by one timer', () => {
    const [one, other] = [watching(), watching()];
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(29_999);
    expect(one.days).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([one.days, other.days]).toEqual([['2026-11-22'], ['2026-11-22']]);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(one.days).toEqual(['2026-11-22', '2026-11-23']);

    one.stop();
    other.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['visibilitychange', 'pageshow', 'focus'])('turns on waking after midnight: %s', (type) => {
    const { days, stop } = watching();
    vi.setSystemTime(new Date('2026-11-24T08:00:00'));
    page.dispatchEvent(new Event(type));
    page.dispatchEvent(new Event(type));

    expect(days).toEqual(['2026-11-24']);
    stop();
  });
});
