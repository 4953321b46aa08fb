import { ErrorState } from '@embarque/design-system';
import { TaskList, type TaskListHandle, TaskListSkeleton } from '@embarque/design-system/task-list';
import { useLingui } from '@lingui/react/macro';
import { type Ref, useDeferredValue } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useListArea } from '../../../routing/useListArea.ts';
import { useTryAgain } from '../../../session/useTryAgain.ts';
import { isListed } from '../model/todo.list.ts';
import { beforeIdAt } from '../model/todo.order.ts';
import { useTags } from '../tags/useTags.ts';
import type { Todo } from '../useTodo.ts';
import { TodoEmpty } from './TodoEmpty.tsx';
import type { DeleteForever } from './useDeleteForever.tsx';
import { useListName } from './useListName.ts';
import { useListPresence } from './useListPresence.ts';
import { useShownTasks } from './useShownTasks.ts';
import { useTaskActions } from './useTaskActions.ts';
import { useDueSections, useTaskRows } from './useTaskRows.ts';

interface TodoListProps extends Todo, Pick<DeleteForever, 'deleteForever'> {
  onClearSearch: () => void;
  onAdd: () => void;
  /** Moves focus to the tasks, or to the heading of the empty or failed list. */
  ref: Ref<TaskListHandle>;
}

/** The tasks, or an empty or failed state; focus stays within when one replaces the other. */
export function TodoList({ ref, ...rest }: TodoListProps) {
  const { rows, ...area } = useListArea(ref);
  // The box only tracks focus and takes no part in the layout.
  return (
    <div {...area} style={{ display: 'contents' }}>
      <ListContent {...rest} ref={rows} />
    </div>
  );
}

function ListContent({ actor, place, go, deleteForever, onClearSearch, onAdd, ref }: TodoListProps) {
  const { t } = useLingui();
  const state = useActorState(actor, ({ context }) => context.shown);
  const tasks = useShownTasks({ actor, place });
  const contentOf = useTaskRows(useTags({ actor }));
  const groupOf = useDueSections({ actor });
  const actionsOf = useTaskActions({ actor, go, deleteForever });
  const label = useListName({ actor, place });
  const onPresenceChange = useListPresence(actor);
  // The first rows render in slices, so that typing and pressing stay responsive.
  const isReady = useDeferredValue(useActorState(actor, (snapshot) => snapshot.matches('ready')));

  if (!isReady) return <ListOnItsWay actor={actor} />;
  if (tasks.length === 0) {
    const isUnknown =
      place.filter === 'unknown' || (place.tag !== null && state.tags.every(({ id }) => id !== place.tag));
    const hasMore = state.tasks.some((task) => isListed({ ...place, hidesCompleted: false }, task));
    return <TodoEmpty {...{ place, go, isUnknown, onClearSearch, onAdd }} isDone={hasMore && place.hidesCompleted} />;
  }

  const isDeleted = place.filter === 'deleted' && place.tag === null;
  const isManual = place.sort === 'manual';
  const move = ({ id, index }: { id: number; index: number }) => {
    const others = tasks.flatMap((task) => (task.id === id ? [] : [task.id]));
    const all = state.tasks.map((task) => task.id);
    actor.send({ type: 'task moved', taskId: id, beforeId: beforeIdAt(others, all, id, index) });
  };
  const changes = isDeleted
    ? { onRestore: ({ id }: { id: number }) => actor.send({ type: 'task restored', taskId: id }) }
    : {
        onComplete: ({ id, isCompleted }: { id: number; isCompleted: boolean }) =>
          actor.send({ type: 'task changed', taskId: id, fields: { isCompleted } }),
        onStar: ({ id, isImportant }: { id: number; isImportant: boolean }) =>
          actor.send({ type: 'task changed', taskId: id, fields: { isImportant } }),
        onDelete: ({ id }: { id: number }) => actor.send({ type: 'task deleted', taskId: id }),
        ...(isManual ? { onMove: move } : { orderReason: t`Choose the order “Manual” to move tasks` }),
      };

  return (
    <TaskList
      ref={ref}
      label={label}
      tasks={tasks}
      contentOf={contentOf}
      groupOf={place.sort === 'due-date' ? groupOf : undefined}
      openId={typeof place.task === 'number' ? place.task : null}
      onOpen={({ id }) => go({ task: id })}
      actionsOf={actionsOf}
      onPresenceChange={onPresenceChange}
      {...changes}
    />
  );
}

/** Stands where the tasks will be. */
function ListOnItsWay({ actor }: Pick<Todo, 'actor'>) {
  const { t } = useLingui();
  const error = useActorState(actor, ({ context }) => context.error);
  const isLoading = useActorState(actor, (state) => state.matches('loading'));
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  if (error === null) return <TaskListSkeleton label={t`Loading tasks…`} />;
  return (
    <ErrorState headingLevel={2} title={t`Couldn't load your tasks`} onRetry={tryAgain} isRetrying={isLoading}>
      <ErrorText error={error} />
    </ErrorState>
  );
}
