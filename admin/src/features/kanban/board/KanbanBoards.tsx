import { Button, EmptyState, focusWhenLost, IconButton, Menu } from '@embarque/design-system';
import { KanbanBoard, type KanbanColumn, type KanbanMove, TaskCard } from '@embarque/design-system/kanban';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrushCleaning, Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { AddBoard } from './AddBoard.tsx';
import { AddTask } from './AddTask.tsx';
import { BoardTitle } from './BoardTitle.tsx';
import { createColumns, type TaskItem } from './kanban.columns.ts';
import { countFilters, isDone, type KanbanFilter } from '../filter/kanban.filter.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { positionBeside } from '../model/kanban.state.ts';
import { labelTone } from '../kanban.labels.ts';
import { useTaskFilter } from '../filter/useTaskFilter.ts';

export interface KanbanBoardsProps {
  actor: KanbanActor;
  filter: KanbanFilter;
  onClearFilter: () => void;
  onOpen: (taskId: number) => void;
}

type Column = KanbanColumn<TaskItem>;

/** The boards side by side, or what stands in their place: no board yet, no task that is asked for. */
export function KanbanBoards({ actor, filter, onClearFilter, onOpen }: KanbanBoardsProps) {
  const { t } = useLingui();
  const state = useActorState(actor, ({ context }) => context.shown);
  const [columnsOf] = useState(createColumns);
  const [renamed, setRenamed] = useState<string>();
  const isShown = useTaskFilter(filter);
  const columns = useMemo(() => columnsOf(state, isShown), [columnsOf, state, isShown]);
  const isFiltered = countFilters(filter) > 0;
  const hasNoMatch = isFiltered && state.tasks.length > 0 && columns.every(({ items }) => items.length === 0);
  const clearFilter = useFocusWithoutMatch(hasNoMatch);
  const noBoards = useRef<HTMLDivElement>(null);
  const move = ({ itemId, to }: KanbanMove) => {
    const taskId = Number(itemId);
    const shown = columns.find(({ id }) => id === to.column)?.items.map(({ task }) => task.id) ?? [];
    const position = positionBeside(state, { taskId, boardId: to.column, shown, index: to.index });
    actor.send({ type: 'task moved', taskId, ...position });
  };

  // The same functions as before: a column is drawn again where another one is passed.
  const columnTitle = useCallback(
    (column: Column) => (
      <BoardTitle
        actor={actor}
        boardId={column.id}
        title={column.title}
        isEditing={renamed === column.id}
        onEditingChange={({ isEditing }) => setRenamed(isEditing ? column.id : undefined)}
      />
    ),
    [actor, renamed],
  );
  const columnActions = useCallback(
    (column: Column) => (
      <BoardMenu
        actor={actor}
        column={column}
        onRename={() => setRenamed(column.id)}
        // A board hands the focus on to its neighbour; the last one has none.
        onDelete={() => focusWhenLost(() => noBoards.current?.querySelector('button'))}
      />
    ),
    [actor],
  );
  const columnFooter = useCallback(
    (column: Column) => <AddTask actor={actor} boardId={column.id} boardTitle={column.title} />,
    [actor],
  );

  if (hasNoMatch) return <NoMatch ref={clearFilter} onClear={onClearFilter} />;
  if (columns.length === 0) return <NoBoards ref={noBoards} actor={actor} />;
  return (
    <KanbanBoard
      aria-label={t`Boards`}
      role="group"
      columns={columns}
      onMove={move}
      onOpen={({ item }) => onOpen(item.task.id)}
      onDelete={({ item }) => actor.send({ type: 'task deleted', taskId: item.task.id })}
      emptyHint={isFiltered ? t`No task here matches.` : undefined}
      itemLabel={titleOf}
      renderCard={drawTask}
      columnTitle={columnTitle}
      columnActions={columnActions}
      columnFooter={columnFooter}
      boardFooter={<AddBoard actor={actor} />}
    />
  );
}

const titleOf = ({ task }: TaskItem) => task.title;

const drawTask = ({ task }: TaskItem) => (
  <TaskCard
    title={task.title}
    labels={task.labels.map((text) => ({ text, tone: labelTone(text) }))}
    cover={task.coverImage}
    attachments={task.attachments.length}
    comments={task.comments.length}
    due={task.dueDate}
    isDone={isDone(task)}
    assignees={task.assignedTo.map(({ title, img }) => ({ name: title, src: img }))}
  />
);

interface BoardMenuProps {
  actor: KanbanActor;
  column: Column;
  onRename: () => void;
  /** Called before the board goes. */
  onDelete: () => void;
}

function BoardMenu({ actor, column: { id, title }, onRename, onDelete }: BoardMenuProps) {
  const { t } = useLingui();
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t`Actions for ${title}`} size="small" />}
      placement="bottom end"
      items={[
        { id: 'rename', label: t`Rename`, icon: PencilLine, onAction: onRename },
        {
          id: 'clear',
          label: t`Clear tasks`,
          icon: BrushCleaning,
          tone: 'danger',
          onAction: () => actor.send({ type: 'board cleared', boardId: id }),
        },
        {
          id: 'delete',
          label: t`Delete board`,
          icon: Trash2,
          tone: 'danger',
          onAction: () => {
            onDelete();
            actor.send({ type: 'board deleted', boardId: id });
          },
        },
      ]}
    />
  );
}

/** Moves focus to "clear filter" when the last task that the filter shows is deleted or no longer matches. */
function useFocusWithoutMatch(hasNoMatch: boolean) {
  const wayOut = useRef<HTMLButtonElement>(null);
  const hadNoMatch = useRef(hasNoMatch);
  useEffect(() => {
    const isEmptied = hasNoMatch && !hadNoMatch.current;
    hadNoMatch.current = hasNoMatch;
    return isEmptied ? focusWhenLost(() => wayOut.current) : undefined;
  }, [hasNoMatch]);
  return wayOut;
}

function NoMatch({ ref, onClear }: { ref: Ref<HTMLButtonElement>; onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={2}
      title={t`No task matches`}
      actions={
        <Button ref={ref} variant="soft" onClick={onClear}>
          <Trans>Clear filter</Trans>
        </Button>
      }
    >
      <Trans>Try another search, or remove a label, a person or the date.</Trans>
    </EmptyState>
  );
}

function NoBoards({ ref, actor }: { ref: Ref<HTMLDivElement>; actor: KanbanActor }) {
  const { t } = useLingui();
  return (
    <EmptyState ref={ref} headingLevel={2} title={t`No boards yet`} actions={<AddBoard actor={actor} />}>
      <Trans>Boards group tasks by stage, for example To do.</Trans>
    </EmptyState>
  );
}
