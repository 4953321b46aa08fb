import { setImmediate as turn } from 'node:timers/promises';
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
    vi.restoreAllMocks();
    await turn();
    process.off('unhandledRejection', note);
    expect(unheard.splice(0)).toEqual([]);
  });
}

/** Lets virtual time pass, and everything happen that is due by then. */
export async function elapse(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Lets virtual time pass until something has happened that needs real work too, such as reading a file. */
export async function elapseUntil(hasHappened: () => boolean): Promise<void> {
  for (let round = 0; round < 100 && !hasHappened(); round += 1) {
    await elapse(10);
    await turn();
  }
}
