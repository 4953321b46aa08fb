import { Button, ButtonLink, EmptyState } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import type { TodoFilter } from '../model/todo.query.ts';
import type { Todo } from '../useTodo.ts';

interface TodoEmptyProps extends Pick<Todo, 'place' | 'go'> {
  /** Whether the list is that of a tag or filter that does not exist. */
  isUnknown: boolean;
  /** Whether the list has tasks, all of them completed and hidden. */
  isDone: boolean;
  onClearSearch: () => void;
  onAdd: () => void;
}

/** Why there is nothing in the list, and what to do about it. */
export function TodoEmpty({ place, go, isUnknown, isDone, onClearSearch, onAdd }: TodoEmptyProps) {
  const { t } = useLingui();
  const { q } = place;
  if (isUnknown) {
    return (
      <Empty
        title={t`This list doesn't exist`}
        action={
          <ButtonLink variant="outline" href={paths.todo}>
            <Trans>Go to My Tasks</Trans>
          </ButtonLink>
        }
      >
        <Trans>Its tag may have been deleted.</Trans>
      </Empty>
    );
  }
  if (q) {
    const action = (
      <Button variant="outline" onClick={onClearSearch}>
        <Trans>Clear search</Trans>
      </Button>
    );
    return (
      <Empty title={t`No task matches`} action={action}>
        <Trans>No task here contains “{q}”.</Trans>
      </Empty>
    );
  }
  if (isDone) {
    const action = (
      <Button variant="outline" onClick={() => go({ hidesCompleted: false })}>
        <Trans>Show completed</Trans>
      </Button>
    );
    return (
      <Empty title={t`All done`} action={action}>
        <Trans>Every task here is completed.</Trans>
      </Empty>
    );
  }
  return <NoTasks place={place} onAdd={onAdd} />;
}

function NoTasks({ place, onAdd }: Pick<TodoEmptyProps, 'place' | 'onAdd'>) {
  const { t } = useLingui();
  const hints: Record<TodoFilter | 'tag', string> = {
    all: t`Add the first one.`,
    important: t`Tasks with a star appear here.`,
    completed: t`Tasks you complete appear here.`,
    deleted: t`Tasks you delete appear here, until you delete them forever.`,
    tag: t`Tasks with this tag appear here.`,
  };
  const list = place.tag === null ? place.filter : 'tag';
  const canAdd = list === 'all' || list === 'tag';
  return (
    <Empty title={t`No tasks`} action={canAdd && <Button onClick={onAdd}>{t`Add Task`}</Button>}>
      {list === 'unknown' ? null : hints[list]}
    </Empty>
  );
}

function Empty({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <EmptyState headingLevel={2} title={title} actions={action}>
      {children}
    </EmptyState>
  );
}
