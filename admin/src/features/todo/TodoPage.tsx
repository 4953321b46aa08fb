import { HighlightScope, IconButton, media, OnDemand, useMediaQuery, VisuallyHidden } from '@embarque/design-system';
import { TaskBox, type TaskListHandle } from '@embarque/design-system/task-list';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { AddRow } from './add/AddRow.tsx';
import { TodoBar } from './list/TodoBar.tsx';
import { TodoList } from './list/TodoList.tsx';
import { TodoSearch } from './list/TodoSearch.tsx';
import { TodoSide } from './list/TodoSide.tsx';
import { type DeleteForever, useDeleteForever } from './list/useDeleteForever.tsx';
import { useListName } from './list/useListName.ts';
import { useTagDialogs } from './tags/useTagDialogs.tsx';
import { TodoShortcuts } from './TodoShortcuts.tsx';
import { useStoredSort } from './useStoredSort.ts';
import { type Todo, useTodo } from './useTodo.ts';
import { useTodoShortcuts } from './useTodoShortcuts.ts';
import { UnreadableRowsOf } from '../../access/UnreadableRows.tsx';
import { TASKS } from './server/todo.api.ts';

const loadTaskPanel = () => import('./panel/TaskPanel.tsx');

/** `/apps/todo`: the URL holds the filter or tag, the search, the order and the open task. */
export function TodoPage() {
  const { t } = useLingui();
  const todo = useTodo();
  const { actor, place, go } = todo;
  const list = useRef<TaskListHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const [isSideOpen, setSideOpen] = useState(false);
  const { letterKeys } = usePreferences();
  const isNarrow = useMediaQuery(media.tablet);
  const isReady = useActorState(actor, (state) => state.matches('ready'));
  const { dialog, ...forever } = useDeleteForever(actor);
  const tags = useTagDialogs(todo);
  const onSort = useStoredSort(todo);
  const closeSide = () => setSideOpen(false);
  const add = () => {
    closeSide();
    go({ task: 'new' });
  };
  // The way back leads to the list, not into what was closed.
  const close = () => go({ task: null }, { replace: true });
  useTodoShortcuts({ actor, list, search, onAdd: add });

  return (
    <>
      <TodoTitle {...todo} />
      <TaskBox
        sidebar={
          <TodoSide
            {...todo}
            onAdd={add}
            onEditTag={(tag) => {
              closeSide();
              tags.edit(tag);
            }}
            onDeleteTag={(tag) => {
              closeSide();
              tags.remove(tag);
            }}
            onFollow={closeSide}
            foot={<TodoShortcuts />}
          />
        }
        isSidebarOpen={isSideOpen}
        onSidebarOpenChange={(change) => setSideOpen(change.isOpen)}
        search={<TodoSearch {...todo} ref={search} hasShortcuts={letterKeys} />}
        actions={
          isNarrow && <IconButton variant="solid" tone="primary" icon={Plus} label={t`Add Task`} onClick={add} />
        }
      >
        <TodoBar {...todo} {...forever} onSort={onSort} />
        <UnreadableRowsOf path={TASKS} />
        {isReady && <AddRow {...todo} />}
        <HighlightScope query={place.q} by="words">
          <TodoList
            ref={list}
            {...todo}
            {...forever}
            onAdd={add}
            onClearSearch={() => {
              go({ q: '' });
              search.current?.focus();
            }}
          />
        </HighlightScope>
      </TaskBox>
      {tags.dialogs}
      <OpenTask {...todo} {...forever} onClose={close} />
      {dialog}
    </>
  );
}

interface OpenTaskProps extends Todo, Pick<DeleteForever, 'deleteForever'> {
  onClose: () => void;
}

/** The open task, or the new one. */
function OpenTask({ actor, place, deleteForever, onClose }: OpenTaskProps) {
  const { task, tag } = place;
  const isReady = useActorState(actor, (state) => state.matches('ready'));
  if (!isReady || task === null) return null;
  return (
    <OnDemand load={loadTaskPanel} onMissing={onClose}>
      {({ TaskPanel }) => <TaskPanel key={task} taskId={task} {...{ actor, tag, deleteForever, onClose }} />}
    </OnDemand>
  );
}

function TodoTitle({ actor, place }: Todo) {
  const { t } = useLingui();
  const name = useListName({ actor, place });
  return (
    <>
      <PageTitle title={[name, t`Todo`].join(' · ')} />
      <VisuallyHidden as="h1">{t`Todo: ${name}`}</VisuallyHidden>
    </>
  );
}
