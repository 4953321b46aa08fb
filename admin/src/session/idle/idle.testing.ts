import { vi } from 'vitest';
import { createActor } from 'xstate';
import { createSafeStorage } from '../../storage/storage.ts';
import { createFakeArea } from '../testing/fake-browser.testing.ts';
import { createIdleMachine, type IdleEvent } from './idle.machine.ts';

/** One browser whose tabs share the last activity of one session. */
export function openBrowser() {
  const area = createFakeArea();

  function openTab({ minutes = 15, hearsOthers = true, isBlocked = false } = {}) {
    const listeners = new Set<(type: IdleEvent['type']) => void>();
    const hear = (type: IdleEvent['type']) => {
      for (const listener of listeners) listener(type);
    };
    const view = area.openView(() => hearsOthers && hear('look again'));
    const [onWarning, onExpired] = [vi.fn(), vi.fn()];
    const watch = (onEvent: (type: IdleEvent['type']) => void) => {
      listeners.add(onEvent);
      return () => void listeners.delete(onEvent);
    };
    const storage = createSafeStorage(() => {
      if (isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
      return view.area;
    });
    const ports = { minutes, sessionId: 'session-0', storage, now: Date.now, watch, onWarning, onExpired };
    const actor = createActor(createIdleMachine(ports)).start();
    return {
      actor,
      onWarning,
      onExpired,
      listenerCount: () => listeners.size,
      use: () => hear('person was active'),
      lookAgain: () => hear('look again'),
      state: () => {
        const { value } = actor.getSnapshot();
        return typeof value === 'string' ? value : value.watching;
      },
    };
  }
  return { area, openTab };
}
