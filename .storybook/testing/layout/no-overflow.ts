import { expect, waitFor } from 'storybook/test';

/**
 * Fails when the page scrolls sideways. What measures its own room, or waits for a font, takes it a frame after it was drawn: on a
 * busy machine that is after what the story has waited for.
 */
export const expectNoOverflow = () =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
