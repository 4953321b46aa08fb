import { useEffect, useId } from 'react';

const unsaved = new Set<string>();

/** Whether any form on the page holds something typed that is not saved. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** Tells the page that a form holds unsaved work: leaving asks first, and an ended session signs in over the page. */
export function useUnsavedWork(isDirty: boolean): void {
  const id = useId();

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(id);
    addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', warn);
    };
  }, [id, isDirty]);
}
