/** Runs before the dialog looks where the focus is: it takes the focus itself only when nothing in it has it. */
export function focusFirstField(content: HTMLElement | null): void {
  const fields = content?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [];
  Array.from(fields)
    .find(({ tabIndex }) => tabIndex >= 0)
    ?.focus();
}

/** The same for content that arrives later, unless the person has gone on meanwhile. */
export function focusFirstFieldLater(content: HTMLElement | null): void {
  if (document.activeElement?.getAttribute('role') === 'dialog') focusFirstField(content);
}
