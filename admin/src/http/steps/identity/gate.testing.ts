import { vi } from 'vitest';
import type { SessionGate } from '../../http.gate.ts';

/** A session that lets everything pass with the token `access-1`, unless told otherwise. */
export function aGate(changes: Partial<SessionGate> = {}): SessionGate {
  return {
    enter: () => ({ id: 1, epoch: 3, version: 1 }),
    pass: (ticket) => ({ ticket, token: 'access-1' }),
    hold: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    refusedAgain: vi.fn(),
    accepted: vi.fn(),
    ...changes,
  };
}
