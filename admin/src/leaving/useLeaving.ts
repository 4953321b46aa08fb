import { useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { useUnsavedWork } from './unsaved-work.ts';

interface Leaving {
  /** The way out that was stopped, for `LeaveDialog`. */
  leaving: Blocker;
  /** Lets the next way out pass: what was typed is saved, or is to go. */
  letGo: () => void;
}

/** Stops every way out of a form while what was typed into it is not saved. */
export function useLeaving(isDirty: boolean): Leaving {
  // Known at once, not with the next render: a form closes in the same step as the server's answer arrives.
  const isDone = useRef(false);
  const leaving = useBlocker(() => isDirty && !isDone.current);
  useUnsavedWork(isDirty);

  return {
    leaving,
    letGo: () => {
      isDone.current = true;
    },
  };
}
