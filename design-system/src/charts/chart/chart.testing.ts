import { expect } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';

/** Asserts what a chart announces after moving to its second value by keyboard. */
export function saysAtItsSecondValue(chart: string, text: string) {
  return async ({ canvas, userEvent }: StoryContext) => {
    const surface = await canvas.findByRole('application', { name: chart });

    surface.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
  };
}
