import { useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { useUnsavedWork } from './unsaved-work.ts';

interface UnsavedChangesBlocker {
  /** The way out that was stopped, for `UnsavedChangesDialog`. */
  blocker: Blocker;
  /** Lets the next way out pass: what was typed is saved, or is to go. */
  unblock: () => void;
}

/**
 * Stops every way out of a form while what was typed into it is not saved.
 *
 * @param isWithin whether an address belongs to the form, so that going there leaves nothing
 */
export function useUnsavedChangesBlocker(
  isDirty: boolean,
  isWithin: (pathname: string) => boolean = () => false,
): UnsavedChangesBlocker {
  // Known at once, not with the next render: a form closes in the same step as the server's answer arrives.
  const isDone = useRef(false);
  const blocker = useBlocker(({ nextLocation }) => isDirty && !isDone.current && !isWithin(nextLocation.pathname));
  useUnsavedWork(isDirty);

  return {
    blocker,
    unblock: () => {
      isDone.current = true;
    },
  };
}
