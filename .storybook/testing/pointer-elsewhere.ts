import { userEvent } from 'storybook/test';

/** Takes the pointer off an element: that of the story, or of the person who watches it. */
export async function movePointerAway(from: Element): Promise<void> {
  await userEvent.hover(from);
  await userEvent.unhover(from);
}

const MOVES = ['pointerover', 'pointerout', 'pointerenter', 'pointerleave', 'pointermove'] as const;

/**
 * Keeps the browser's own pointer out of all stories: it moves nowhere, yet it is reported again each time that something
 * else comes to lie under it, and would end what a story does with its pointer.
 */
export function ignoreOwnPointer(): void {
  for (const move of MOVES.flatMap((type) => [type, type.replace('pointer', 'mouse')])) {
    window.addEventListener(move, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
  }
}
