import { useEffect } from 'react';
import type { Toast } from 'react-hot-toast/headless';
import { undoStepOf } from '../../../lib/pressed-letter.ts';
import { canUndo, undo } from '../undo/undo-windows.ts';

/** Escape sends the newest toast away; Ctrl+Z or ⌘Z takes back the newest change that can be. Whatever else wants the key goes first. */
export function useToastKeys(toasts: readonly Toast[], dismiss: (toastId: string) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const toast = event.defaultPrevented ? undefined : meantBy(event, toasts);
      if (!toast) return;
      event.preventDefault();
      if (event.key !== 'Escape') undo(toast.id);
      dismiss(toast.id);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

function meantBy(event: KeyboardEvent, toasts: readonly Toast[]): Toast | undefined {
  if (event.key === 'Escape') return toasts[0];
  return undoStepOf(event) === -1 && !isTyping(event.target) ? toasts.find(({ id }) => canUndo(id)) : undefined;
}

/** In a field, Ctrl+Z takes back typing. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
