import { type Blocker, useBlocker } from 'react-router-dom';
import { useUnsavedWork } from '../../blocker/unsaved-work.ts';

/** Asks before the page is left with changes that are not saved. Going to another tab loses nothing. */
export function useLeavingSettings(hasChanges: boolean): Blocker {
  useUnsavedWork(hasChanges);
  return useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
}
