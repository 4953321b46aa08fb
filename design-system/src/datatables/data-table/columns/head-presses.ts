import type { SyntheticEvent } from 'react';

export type HeadPresses = ReturnType<typeof createHeadPresses>;

/** Passes presses on column heads to the drag code, once that is loaded. */
export function createHeadPresses() {
  let onPress: ((event: SyntheticEvent) => void) | undefined;
  return {
    announce: (event: SyntheticEvent) => onPress?.(event),
    listen: (listener: (event: SyntheticEvent) => void) => {
      onPress = listener;
    },
  };
}
