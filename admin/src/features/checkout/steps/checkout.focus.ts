import type { RefObject } from 'react';

/** Focuses the first invalid field; the messages render with the next paint. */
export function focusOnMistake(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
