import { userEvent } from 'storybook/test';

/** Takes the pointer off the page: a browser without a window starts with it somewhere on it. */
export async function movePointerAway(from: Element): Promise<void> {
  await userEvent.hover(from);
  await userEvent.unhover(from);
}
