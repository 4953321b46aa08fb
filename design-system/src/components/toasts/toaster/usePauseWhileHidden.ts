import { useEffect, useEffectEvent } from 'react';
import { type Holder, holdUndo } from '../undo/undo-windows.ts';

interface Pause {
  /** Ids of those that a person would see. */
  toasts: readonly string[];
  hold: (by: Holder) => void;
  release: (by: Holder) => void;
}

/** Time stands still for toasts while nobody sees the page: behind another tab, or on a locked phone. */
export function usePauseWhileHidden({ toasts, hold, release }: Pause): void {
  const follow = useEffectEvent(() => {
    for (const id of toasts) holdUndo(id, 'hidden page', document.hidden);
    if (document.hidden) hold('hidden page');
    else release('hidden page');
  });

  useEffect(() => {
    if (document.hidden) follow();
    const onChange = () => follow();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  // One that comes meanwhile waits as well.
  useEffect(() => {
    if (document.hidden) for (const id of toasts) holdUndo(id, 'hidden page', true);
  }, [toasts]);
}
