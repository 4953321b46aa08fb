import { TaskSide } from '@embarque/design-system/task-list';
import type { TodoTag } from '@embarque/mocks/todo/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PencilLine, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { countTasks, type Listed } from '../model/todo.list.ts';
import { FILTERS, hrefOf, isSameList } from '../model/todo.query.ts';
import { filterIcons, useFilterNames } from '../todo.names.ts';
import { useTags } from '../tags/useTags.ts';
import type { Todo } from '../useTodo.ts';

interface TodoSideProps extends Pick<Todo, 'actor' | 'place'> {
  onAdd: () => void;
  /** Called when a tag is to be added, or with one, to be changed. */
  onEditTag: (tag: TodoTag | null) => void;
  onDeleteTag: (tag: TodoTag) => void;
  /** Called when an entry is followed. */
  onFollow: () => void;
  foot: ReactNode;
}

/** Filters and tags, each with the number of tasks that its list shows. */
export function TodoSide({ actor, place, onAdd, onEditTag, onDeleteTag, onFollow, foot }: TodoSideProps) {
  const { t } = useLingui();
  const names = useFilterNames();
  const tasks = useActorState(actor, ({ context }) => context.shown.tasks);
  const tags = useTags({ actor });
  const { sort, hidesCompleted } = place;
  const lists: Listed[] = [
    ...FILTERS.map((filter) => ({ filter, tag: null, hidesCompleted })),
    ...tags.map(({ id }) => ({ filter: 'all' as const, tag: id, hidesCompleted })),
  ];
  const key = JSON.stringify(lists);
  const counts = useMemo(() => countTasks(tasks, JSON.parse(key) as Listed[]), [tasks, key]);
  const entryOf = (list: Listed, index: number) => {
    const count = counts[index] ?? 0;
    return {
      href: hrefOf({ ...list, filter: list.filter === 'unknown' ? 'all' : list.filter, sort }),
      isCurrent: isSameList(list, place),
      count,
      countLabel: t`${plural(count, { one: '# task', other: '# tasks' })}`,
    };
  };
  const tagOf = (id: string) => tags.find((tag) => tag.id === id);

  return (
    <TaskSide
      lists={FILTERS.map((filter, index) => ({
        id: filter,
        label: names[filter],
        icon: filterIcons[filter],
        ...entryOf({ filter, tag: null, hidesCompleted }, index),
      }))}
      tags={tags.map(({ id, title, tone }, index) => ({
        id,
        label: title,
        tone,
        countTone: tone,
        ...entryOf({ filter: 'all', tag: id, hidesCompleted }, FILTERS.length + index),
      }))}
      onAdd={onAdd}
      onAddTag={() => onEditTag(null)}
      tagActions={({ id }) => [
        { id: 'edit', label: t`Edit tag`, icon: PencilLine, onAction: () => onEditTag(tagOf(id) ?? null) },
        {
          id: 'delete',
          label: t`Delete tag`,
          icon: Trash2,
          tone: 'danger',
          onAction: () => {
            const tag = tagOf(id);
            if (tag) onDeleteTag(tag);
          },
        },
      ]}
      onFollow={onFollow}
      foot={foot}
    />
  );
}
