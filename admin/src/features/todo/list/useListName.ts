import { useActorState } from '../../../app-state/useActorState.ts';
import { tagOf } from '../model/todo.state.ts';
import { useFilterNames } from '../todo.names.ts';
import type { Todo } from '../useTodo.ts';

/** The name of the list that the URL names. */
export function useListName({ actor, place: { filter, tag } }: Pick<Todo, 'actor' | 'place'>): string {
  const names = useFilterNames();
  const title = useActorState(actor, ({ context }) => (tag === null ? undefined : tagOf(context.shown, tag)?.title));
  if (tag !== null) return title ?? tag;
  return names[filter === 'unknown' ? 'all' : filter];
}
