import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startUndoClock } from './undo-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the time in which a change can be undone', () => {
  it('ends once, by itself', () => {
    const onEnd = vi.fn();
    startUndoClock(8000, onEnd);

    vi.advanceTimersByTime(7999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stands still while it is held, and goes on with what was left', () => {
    const onEnd = vi.fn();
    const clock = startUndoClock(8000, onEnd);

    vi.advanceTimersByTime(6000);
    clock.hold();
    vi.advanceTimersByTime(20_000);
    clock.release();
    vi.advanceTimersByTime(1999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is held for half a minute in all, however often and long', () => {
    const onEnd = vi.fn();
    const clock = startUndoClock(8000, onEnd);

    clock.hold();
    vi.advanceTimersByTime(20_000);
    clock.release();
    clock.hold();
    vi.advanceTimersByTime(10_000);
    clock.hold();
    vi.advanceTimersByTime(7999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('ends nothing once it is stopped, held or not', () => {
    const onEnd = vi.fn();
    const clocks = [startUndoClock(8000, onEnd), startUndoClock(8000, onEnd)];
    clocks[0]?.hold();
    for (const { stop } of clocks) stop();

    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
