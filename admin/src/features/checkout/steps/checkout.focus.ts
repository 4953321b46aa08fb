import type { RefObject } from 'react';

/** Moves focus to the first field of a form that has a message. The messages are there after the next paint. */
export function focusOnMistake(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
