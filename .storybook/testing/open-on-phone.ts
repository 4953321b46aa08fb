import { screen, type UserEventObject } from 'storybook/test';

/** Presses the button behind which a menu or a list hides on a phone. Where there is room, it is shown and there is no such button. */
export async function openOnPhone(userEvent: UserEventObject, name: string): Promise<void> {
  for (const button of screen.queryAllByRole('button', { name })) await userEvent.click(button);
}
