import type { RefObject } from 'react';

/** Moves focus to the first field with a mistake, once it is drawn. */
export function focusFirstMistake(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
