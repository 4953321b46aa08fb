import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

/** A card that shows the last 7 days asks for the last year when somebody chooses it, and shows it. */
export async function asksForTheLastYear({ args, canvas, userEvent }: StoryContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Last Year' }));

  await expect(args['onPeriodChange']).toHaveBeenCalledWith({ period: 'last year' });
  await expect(await canvas.findByRole('button', { name: 'Last Year' })).toBeVisible();
}
