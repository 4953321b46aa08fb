import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether there is a document: not on a server, nor while React takes its markup over. For parts that are made of the document itself. */
export function useIsInPage(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
