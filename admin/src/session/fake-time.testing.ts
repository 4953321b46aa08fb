import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Time stands still in every test of the file unless the test lets it pass; nothing may reject unheard. */
export function useVirtualTime() {
  const unheard: unknown[] = [];
  const note = (reason: unknown) => void unheard.push(reason);

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') });
    process.on('unhandledRejection', note);
  });

  afterEach(async () => {
    vi.useRealTimers();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    process.off('unhandledRejection', note);
    expect(unheard.splice(0)).toEqual([]);
  });
}

/** Lets virtual time pass, and everything happen that is due by then. */
export async function elapse(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}
