import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayFromToday } from '../i18n/day-from-today.ts';
import { type NextMoment, nextMinute, nextQuarterHour, watchClock } from './clock.ts';

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

const once =
  (moment: string): NextMoment =>
  (now) =>
    Date.parse(moment) > now ? Date.parse(moment) : Number.POSITIVE_INFINITY;

/** The times of day at which a listener was called. */
function watching(next: NextMoment) {
  const times: string[] = [];
  const stop = watchClock(() => times.push(new Date().toTimeString().slice(0, 8)), next);
  return { times, stop };
}

/** The days that a listener saw begin. */
function watchingDays() {
  const days: string[] = [dayFromToday()];
  const stop = watchClock(() => days.at(-1) !== dayFromToday() && days.push(dayFromToday()), nextQuarterHour);
  return { days, stop };
}

describe('the clock', () => {
  it('turns days at midnight, for all by one timer', () => {
    const [one, other] = [watchingDays(), watchingDays()];
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(29_999);
    expect(one.days).toEqual(['2026-11-21']);
    vi.advanceTimersByTime(1);
    expect([one.days, other.days]).toEqual([
      ['2026-11-21', '2026-11-22'],
      ['2026-11-21', '2026-11-22'],
    ]);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(one.days).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);

    one.stop();
    other.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('wakes each at the moment that matters to it, and not for the moments of others', () => {
    const [soon, later] = [watching(once('2026-11-21T23:59:37.250')), watching(once('2026-11-22T00:00:20'))];
    vi.advanceTimersByTime(7249);
    expect(soon.times).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([soon.times, later.times]).toEqual([['23:59:37'], []]);
    vi.advanceTimersByTime(20_000);
    expect([soon.times, later.times]).toEqual([['23:59:37'], []]);
    soon.stop();
    later.stop();
  });

  it('goes on for those who are left, and with a nearer moment for one who joins', () => {
    const far = watching(once('2026-11-22T00:00:29'));
    const near = watching(once('2026-11-21T23:59:40'));
    vi.advanceTimersByTime(10_000);
    near.stop();
    vi.advanceTimersByTime(49_000);
    expect([near.times, far.times]).toEqual([['23:59:40'], ['00:00:29']]);
    far.stop();
  });

  it('looks once a minute although others are called each second', () => {
    const seconds = watching((now) => now + 1000);
    const never = watching(() => Number.POSITIVE_INFINITY);
    vi.advanceTimersByTime(180_000);
    expect(never.times).toEqual(['00:00:30', '00:01:30', '00:02:30']);
    expect(seconds.times).toHaveLength(180);
    seconds.stop();
    never.stop();
  });

  it('begins each minute on its beginning', () => {
    const { times, stop } = watching(nextMinute);
    vi.advanceTimersByTime(120_000);
    expect(times.filter((time) => time.endsWith(':00'))).toEqual(['00:00:00', '00:01:00']);
    stop();
  });

  it.each(['visibilitychange', 'pageshow', 'focus'])('turns on waking after the moment: %s', (type) => {
    const { days, stop } = watchingDays();
    vi.setSystemTime(new Date('2026-11-24T08:00:00'));
    page.dispatchEvent(new Event(type));
    page.dispatchEvent(new Event(type));

    expect(days).toEqual(['2026-11-21', '2026-11-24']);
    stop();
  });

  it('notices by itself that it slept or was set back, without any event', () => {
    const { days, stop } = watchingDays();
    vi.setSystemTime(new Date('2026-11-24T08:00:00'));
    vi.advanceTimersByTime(60_000);
    expect(days).toEqual(['2026-11-21', '2026-11-24']);
    vi.setSystemTime(new Date('2026-11-23T08:00:00'));
    vi.advanceTimersByTime(60_000);
    expect(days).toEqual(['2026-11-21', '2026-11-24', '2026-11-23']);
    stop();
  });
});
