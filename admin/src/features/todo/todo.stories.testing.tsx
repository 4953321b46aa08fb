import type { Meta, StoryContext } from '@storybook/react-vite';
import type { TodoTask } from '@embarque/mocks/todo/contract';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { say, type TextMatch } from '#storybook/appearance/say.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { inTests } from '#storybook/testing/in-tests.ts';
import { demoApi } from '../../http/http.ts';
import { TodoPage } from './TodoPage.tsx';

type Context = Pick<StoryContext, 'loaded'>;

export const speaker = 'Find a speaker for the Travel Retail Days';
export const survey = 'Write three questions for the traveller survey';
export const japan = 'Renew the contract with the network in Japan';
export const baggage = 'Collect questions for the airline’s baggage team';
export const madrid = 'Call back the family that missed the connection in Madrid';
export const projector = 'Return the borrowed projector';
export const visa = 'Send the visa certificate to Inês Vasconcelos';

/** The tasks at the address of `parameters.route`. */
export const todoPage = {
  component: TodoPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/todo', layout: 'fullscreen' },
  render: () => <TodoPage />,
  loaders: [
    ...inTests(() => import('./panel/TaskPanel.tsx')),
    ...inTests(() => import('@embarque/design-system/editor')),
  ],
} satisfies Meta<typeof TodoPage>;

export function addressOf(context: Context): string {
  const { pathname, search } = storyOf(context).router.state.location;
  return decodeURIComponent(pathname + search);
}

/** The list, once all of it is drawn. */
export async function list(name = say('My Tasks')): Promise<HTMLElement> {
  const grid: HTMLElement = await screen.findByRole('grid', { name });
  await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
  return grid;
}

/** The titles of the drawn rows, as they stand on screen. */
export function titles(): string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-id]')];
  const top = (row: HTMLElement) => row.getBoundingClientRect().top;
  return rows.toSorted((one, other) => top(one) - top(other)).map((row) => row.querySelector('bdi')?.textContent ?? '');
}

/** How many tasks the list has, in sight or not. */
export async function count(name?: string): Promise<number> {
  return Number((await list(name)).getAttribute('aria-rowcount'));
}

export async function beginsWith(...wanted: string[]) {
  await waitFor(() => expect(titles().slice(0, wanted.length)).toEqual(wanted));
}

export function row(title: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[data-row-id]')].find(
    (each) => each.querySelector('bdi')?.textContent === title,
  );
  if (!found) throw new Error(`The list shows no task “${title}”.`);
  return found;
}

export const tick = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: say('Complete “{title}”', { title }) });
export const handle = (title: string) => screen.getByRole('button', { name: `Move “${title}”` });
export const button = (name: string) => screen.getByRole('button', { name });

export async function choose(userEvent: UserEventObject, opener: string | RegExp, item: string) {
  await userEvent.click(screen.getByRole('button', { name: opener }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  await userEvent.click(within(menu).getByText(item));
}

export async function openTask(userEvent: UserEventObject, title: string) {
  await userEvent.click(row(title));
  return screen.findByRole('dialog', { name: say('Update Task') });
}

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export async function pressInToast(userEvent: UserEventObject, message: TextMatch, name: string) {
  const toast = (await screen.findByText(message)).closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error(`“${String(message)}” is in no toast.`);
  await userEvent.click(within(toast).getByRole('button', { name }));
}

/** The tasks of the server in their manual order, deleted ones too. */
export async function askServer(): Promise<TodoTask[]> {
  return (await demoApi.get('/apps/todo/tasks', { params: { filter: 'all', sortBy: 'manual' } })) as TodoTask[];
}

export const onServer = async (title: string) => (await askServer()).find((task) => task.title === title);
