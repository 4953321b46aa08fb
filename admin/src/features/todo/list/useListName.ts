import { useTags } from '../tags/useTags.ts';
import { useFilterNames } from '../todo.names.ts';
import type { Todo } from '../useTodo.ts';

/** The name of the list that the URL names. */
export function useListName({ actor, place: { filter, tag } }: Pick<Todo, 'actor' | 'place'>): string {
  const names = useFilterNames();
  const tags = useTags({ actor });
  if (tag !== null) return tags.find(({ id }) => id === tag)?.title ?? tag;
  return names[filter === 'unknown' ? 'all' : filter];
}
