import { useEffect, useId } from 'react';

const unsaved = new Set<string>();

/** Whether any form on the page holds something typed that is not saved. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

interface UnsavedWorkOptions {
  /**
   * Whether a reload brings it back: then leaving need not ask, and only the end of the session has to spare it.
   * @default false
   */
  isKept?: boolean;
}

/** Tells the page that a form holds unsaved work: leaving asks first, and an ended session signs in over the page. */
export function useUnsavedWork(isDirty: boolean, { isKept = false }: UnsavedWorkOptions = {}): void {
  const id = useId();

  useEffect(() => {
    if (!isDirty) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [id, isDirty]);

  useEffect(() => {
    if (!isDirty || isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty, isKept]);
}
