import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { startsWith, say } from '#storybook/appearance/say.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { inTests } from '#storybook/testing/in-tests.ts';
import { KanbanPage } from './KanbanPage.tsx';
import { sixTasks } from './machine/kanban.testing.ts';

type Context = Pick<StoryContext, 'loaded' | 'userEvent' | 'canvasElement'>;

export const priceList = 'Draft the eSIM price list';
export const tags = 'Photograph the new luggage tags';

/** The boards at the address of `parameters.route`, with six tasks. */
export const kanbanPage = {
  component: KanbanPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/kanban', world: sixTasks },
  loaders: inTests(() => import('./task/TaskPanel.tsx')),
} satisfies Meta<typeof KanbanPage>;

export const board = (name: string) => screen.findByRole('region', { name });

/** The titles on the cards of a board, from the top. */
export function titlesOn(name: string): string[] {
  const move = say('Move {label}', { label: '' });
  const lists = within(screen.getByRole('region', { name })).getAllByRole('list', { name });
  const cards = lists.flatMap((list) => [
    ...list.querySelectorAll<HTMLElement>('[data-card]:not([data-position="held"])'),
  ]);
  return cards.map(
    (card) =>
      within(card)
        .getByRole('button', { name: startsWith(move) })
        .getAttribute('aria-label')
        ?.slice(move.length) ?? '',
  );
}

/** The face of a card, with all that is on it. */
export function card(title: string): HTMLElement {
  const face = screen
    .getByRole('button', { name: say('Move {label}', { label: title }) })
    .closest('[data-card]')
    ?.querySelector<HTMLElement>('[data-face]');
  if (!face) throw new Error(`The card “${title}” is not mounted.`);
  return face;
}

/** The handle of a card, which takes its focus. */
export const handle = (title: string) => within(card(title)).getByRole('button', { name: title });

export async function boardsAreThere() {
  await screen.findByRole('region', { name: 'TODO' });
  await waitFor(() => expect(screen.getByRole('group', { name: say('Boards') })).not.toHaveAttribute('aria-busy'));
}

export async function shows(name: string, titles: string[]) {
  await waitFor(() => expect(titlesOn(name)).toEqual(titles));
}

export async function chooseInMenu(userEvent: UserEventObject, button: string, item: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export function addressOf(context: Context): string {
  const { pathname, search } = storyOf(context).router.state.location;
  return decodeURIComponent(pathname + search);
}

/** Presses a button of the toast with this message. */
export async function pressInToast(userEvent: UserEventObject, message: string | RegExp, button: string) {
  const toast = (await screen.findByText(message)).closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error(`“${message}” is in no toast.`);
  await userEvent.click(within(toast).getByRole('button', { name: button }));
}

export const undo = (userEvent: UserEventObject, message: string | RegExp) => pressInToast(userEvent, message, 'Undo');

export async function openTask(userEvent: UserEventObject, title: string) {
  await userEvent.click(handle(title));
  return screen.findByRole('dialog', { name: say('Update task') });
}

/** The file input that the browse button of a field opens. */
export function fileInput(field: string): HTMLInputElement {
  const input = screen.getByRole('group', { name: field }).querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error(`“${field}” offers no way to choose a file.`);
  return input;
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** By mouse, to below the middle of something. */
export async function drag(face: HTMLElement, onto: Element) {
  const from = middleOf(face);
  const to = middleOf(onto);
  await fireEvent.mouseDown(face, { ...from, button: 0 });
  await fireEvent.mouseMove(document, { ...from, clientX: from.clientX + 10 });
  await screen.findByText(/^Picked up/);
  await fireEvent.mouseMove(document, { ...to, clientY: to.clientY + 20 });
  await screen.findByText(/^Position/);
  await fireEvent.mouseUp(document, to);
}
