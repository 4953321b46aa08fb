import { useEffect } from 'react';
import type { ChatActor } from '../machine/chat.machine.ts';

const WINDOW_EVENTS = ['focus', 'blur', 'online', 'offline'] as const;

/** Says whether the page is shown, focused and online: messages are read only where a person can see them. */
export function usePageState(actor: ChatActor): void {
  useEffect(() => {
    const report = () =>
      actor.send({
        type: 'page changed',
        isShown: document.visibilityState === 'visible',
        isFocused: document.hasFocus(),
        isOnline: navigator.onLine,
      });
    report();
    document.addEventListener('visibilitychange', report);
    for (const name of WINDOW_EVENTS) addEventListener(name, report);
    return () => {
      document.removeEventListener('visibilitychange', report);
      for (const name of WINDOW_EVENTS) removeEventListener(name, report);
    };
  }, [actor]);
}
