import type { SyntheticEvent } from 'react';

export type HeadPresses = ReturnType<typeof createHeadPresses>;

/** Hands presses on the heads of a table to whoever drags them, once there is somebody. */
export function createHeadPresses() {
  let onPress: ((event: SyntheticEvent) => void) | undefined;
  return {
    announce: (event: SyntheticEvent) => onPress?.(event),
    listen: (listener: (event: SyntheticEvent) => void) => {
      onPress = listener;
    },
  };
}
