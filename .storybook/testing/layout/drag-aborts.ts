import { fireEvent } from 'storybook/test';

/** A pointer that has left the window by its left edge. */
const outside = { pointerId: 1, isPrimary: true, button: 0, clientX: -40, clientY: 60 };

/** All that ends a drag while the button is down, each as the browser reports it. */
const interruptions = [
  { name: 'Escape', abort: () => fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' }) },
  { name: 'a lost window', abort: () => fireEvent.blur(window) },
  { name: 'a pointer that the system takes away', abort: () => fireEvent.pointerCancel(document, { pointerId: 1 }) },
];

export interface DragAbort {
  name: string;
  /** Ends the drag, which is released at a point of the window if it was not already released outside of it. */
  abort: (at: { clientX: number; clientY: number }) => Promise<void>;
}

/** The ends of a drag of something that needs a target: all that interrupt it, and a release outside of the window. */
export const dragAborts: readonly DragAbort[] = [
  { name: 'a release outside of the window', abort: () => release(outside) },
  ...interruptions.map(({ name, abort }) => ({
    name,
    abort: async (at: { clientX: number; clientY: number }) => {
      await abort();
      await release({ ...outside, ...at });
    },
  })),
];

/** The same without the release: what follows the pointer stays where it could follow to. */
export const dragInterruptions = dragAborts.slice(1);

async function release(at: typeof outside) {
  await fireEvent.pointerUp(document, at);
  await fireEvent.mouseUp(document, at);
}
