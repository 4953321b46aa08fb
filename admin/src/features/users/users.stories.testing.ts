import { expect, screen, type UserEventObject, type within } from 'storybook/test';
import { say } from '#storybook/appearance/say.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { accountCalls } from './account/account.api.ts';

export type Canvas = ReturnType<typeof within>;

export const usersTable = (canvas: Canvas) => canvas.findByRole('grid', { name: 'All users' });

/** Waits for the range that the pager names. */
export async function found(canvas: Canvas, range: string) {
  await expect(await canvas.findByText(range)).toBeVisible();
}

/** The names in the visible rows. */
export const rowNames = (canvas: Canvas): string[] =>
  [...canvas.getByRole('grid').querySelectorAll('a[href^="/apps/user/view/"]')].map((link) => link.textContent ?? '');

export async function openRowMenu(userEvent: UserEventObject, name: string) {
  await userEvent.click(screen.getByRole('button', { name: say('Actions for {0}', { 0: name }) }));
  await screen.findByRole('menu');
}

export async function chooseRowAction(userEvent: UserEventObject, name: string, action: string) {
  await openRowMenu(userEvent, name);
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
}

export const searchOf = (context: { loaded: Record<string, unknown> }): string =>
  storyOf(context).router.state.location.search;

/** The signed-in person is no administrator in the list: then the last one is somebody else. */
export async function readerIsManager() {
  await accountCalls.update({ id: 23, changes: { role: 'author' } }, 'reader is manager');
}
