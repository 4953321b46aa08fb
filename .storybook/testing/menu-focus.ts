import { expect, screen, waitFor, within } from 'storybook/test';
import { focusedElement } from './required.ts';

/** The focus that a menu gives back comes a frame after it is gone. */
export const frames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => (count > 1 ? void frames(count - 1).then(resolve) : resolve()));
  });

/** The keyboard of a story's own user, or of the one that all stories share. */
interface Keys {
  keyboard: (keys: string) => Promise<unknown>;
}

/** Opens the menu behind a button and chooses an item of it, by keys alone. */
export async function chooseByKeys(userEvent: Keys, button: HTMLElement, name: string | RegExp) {
  button.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toContainElement(focusedElement() as HTMLElement));
  const item = within(menu).getByRole('menuitem', { name });
  const items = menu.querySelectorAll('[role^="menuitem"]');
  for (let steps = 0; steps < items.length && focusedElement() !== item; steps += 1) {
    await userEvent.keyboard('{ArrowDown}');
  }
  await expect(item).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(menu).not.toBeInTheDocument());
}

/** Fails unless the focus comes to what was opened, or into it, and stays there once the menu is gone. */
export async function expectToHaveAndKeepFocus(opened: () => Promise<HTMLElement>) {
  const hasFocus = async () => expect(await opened()).toContainElement(focusedElement() as HTMLElement);
  await waitFor(hasFocus);
  await frames(3);
  await hasFocus();
}
