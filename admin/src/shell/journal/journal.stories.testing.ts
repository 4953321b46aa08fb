import { kanbanSample } from '@embarque/mocks/kanban/data';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { kanbanOutbox } from '../../features/kanban/server/kanban.outbox.ts';
import type { KanbanCommand } from '../../features/kanban/model/kanban.commands.ts';
import { salesOutbox } from '../../features/sales/server/sales.outbox.ts';
import type { JournalEntry } from '../../outbox/journal/journal.types.ts';
import { entryOf } from '../../outbox/outbox.core.ts';
import type { Entry, OutboxFeature } from '../../outbox/outbox.types.ts';
import { salesAreShown } from '../../app/app.testing.tsx';

type More = Omit<Partial<JournalEntry>, 'entry'> & { entry?: Partial<Entry> };

/** A stored change of the boards, as an earlier page has left it. */
export const change = (id: string, command: KanbanCommand, more?: More): JournalEntry =>
  stored(kanbanOutbox, kanbanSample(), { id, command }, more);

/** A stored deletion of a sale. */
export const saleDeleted = (id: string, sale: string, more?: More): JournalEntry =>
  stored(salesOutbox, [], { id, command: { id: sale, isDeleted: true } }, more);

function stored<State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  state: State,
  given: { id: string; command: Command },
  { entry, ...more }: More = {},
): JournalEntry {
  const made = entryOf(feature, { ...given, state }, [], 'admin@demo.com').entry;
  return { state: 'saved', ...more, entry: { ...made, ...entry } };
}

/** Stores what the person has changed before the page loads. */
export function storeJournal(context: Pick<StoryContext, 'loaded'>, journal: readonly JournalEntry[]): void {
  storyOf(context).area.setItem('embarque.journal', JSON.stringify(journal));
}

/** Opens the panel by its keys. */
export async function openJournal(userEvent: UserEventObject): Promise<void> {
  await salesAreShown();
  await userEvent.keyboard('{Control>}j{/Control}');
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your changes' })).toBeVisible());
}

export const panel = () => within(screen.getByRole('dialog', { name: 'Your changes' }));

/** The line of a change, once it is there. */
export async function line(sentence: string): Promise<HTMLElement> {
  const text = await panel().findByText(sentence);
  const item = text.closest('li');
  if (!item) throw new Error(`"${sentence}" stands in no line.`);
  return item;
}
