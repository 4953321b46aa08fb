import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';

/** Presses the button behind which a menu or a list hides on a phone. Where there is room, it is shown and there is no such button. */
export async function openOnPhone(userEvent: UserEventObject, name: string): Promise<void> {
  // The page behind a drawer that closes is out of reach until it has gone.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const button of screen.queryAllByRole('button', { name })) await userEvent.click(button);
}
