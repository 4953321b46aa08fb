import { TaskSearch } from '@embarque/design-system/task-list';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSearchText } from '../../../query/useSearchText.ts';
import type { Todo } from '../useTodo.ts';

interface TodoSearchProps extends Pick<Todo, 'place' | 'go'> {
  hasShortcuts: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Filters while typing; the text of one list is not carried over to the next. */
export function TodoSearch(props: TodoSearchProps) {
  const { filter, tag } = props.place;
  return <SearchOfList key={tag === null ? filter : `tag ${tag}`} {...props} />;
}

function SearchOfList({ place, go, hasShortcuts, ref }: TodoSearchProps) {
  const { t } = useLingui();
  // Replaces the entry, or each letter would be a step back.
  const { text, setText } = useSearchText(place.q, (q) => go({ q }, { replace: true }));
  return (
    <TaskSearch
      ref={ref}
      label={t`Search tasks`}
      placeholder={place.tag === null && place.filter === 'all' ? t`Search title, tag or date` : t`Search titles`}
      shortcut={hasShortcuts ? '/' : undefined}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
