import { useDeferredValue, useReducer } from 'react';

/** Whether something went far just now, until all that could wait for it has been drawn; and what says that it did. */
export function useJump() {
  const [jumps, noteJump] = useReducer((count: number) => count + 1, 0);
  return [useDeferredValue(jumps) !== jumps, noteJump] as const;
}
