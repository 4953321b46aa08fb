import { useEffect } from 'react';

/** The key code that browsers give every key that an input method takes for itself. */
const TAKEN_BY_INPUT_METHOD = 229;

type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method, as when Enter takes over what was composed. Safari reports that Enter after the end of
 * the composition, so that its code alone tells.
 */
export function isComposing({ isComposing: composes, keyCode }: Pressed): boolean {
  return composes || keyCode === TAKEN_BY_INPUT_METHOD;
}

/** Keeps the keys of an input method from every field of the page: Enter, Escape and the arrows act on what is composed alone. */
export function useCompositionGuard(): void {
  useEffect(() => {
    const guard = (event: KeyboardEvent) => {
      if (!isComposing(event) || !isField(event.target)) return;
      event.stopPropagation();
      // A browser that is done composing would send the form.
      if (!event.isComposing) event.preventDefault();
    };
    document.addEventListener('keydown', guard, { capture: true });
    return () => document.removeEventListener('keydown', guard, { capture: true });
  }, []);
}

/** An editor of formatted text composes by itself, and has to see its keys. */
function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLElement && target.isContentEditable && !target.closest('[role="textbox"]');
}
