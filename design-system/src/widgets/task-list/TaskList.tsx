import { useEffect, useId, useMemo, useState } from 'react';
import { usePositionMessages } from '../../extensions/drag-and-drop/usePositionMessages.ts';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Ruler, Scroller } from '../mail-list/MailList.styles.ts';
import { RowGroup } from '../mail-list/RowGroup.tsx';
import { taskKeys } from './row/task-keys.ts';
import { TaskRow } from './row/TaskRow.tsx';
import { useRowEvents } from './row/useRowEvents.ts';
import type { TaskListProps } from './task-list.types.ts';
import { usePresence } from './usePresence.ts';
import { useTaskView } from './useTaskView.ts';

const loadDrag = () => import('../../extensions/drag-and-drop/rows/RowDrag.tsx');

/** The code that drags comes after the rows: nobody drags before there are some. */
function useDragLayer(isNeeded: boolean) {
  const { code, prepare } = useOnDemand(loadDrag);
  useEffect(() => {
    if (isNeeded) prepare();
  }, [isNeeded, prepare]);
  return isNeeded ? code : undefined;
}

/**
 * Tasks to complete, as many as there may be. One stop of the Tab key; arrows go from task to task. Where their order is theirs, a
 * handle moves them by pointer, finger or keys, and their menu does the same. For work that goes through stages, use `KanbanBoard`.
 */
export function TaskList<Task extends { id: number }>(props: TaskListProps<Task>) {
  const { label, tasks, contentOf, groupOf, openId = null, orderReason, ...others } = props;
  const { onOpen, onComplete, onStar, onDelete, onRestore, onMove, actionsOf, onPresenceChange, ref, ...rest } = others;
  const instructionsId = useId();
  const { instructions } = usePositionMessages();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [ruler, setRuler] = useState<HTMLElement | null>(null);
  const view = useTaskView({ label, tasks, contentOf, groupOf, openId, onMove, scroller, ruler, ref });
  const { order, shown, current, rows, heads, rowHeight, groupHeight, isNarrow, isDrawn, goTo } = view;
  const { active } = order;
  const presence = usePresence(onPresenceChange);
  const events = useRowEvents({ tasks, orderReason, order, onOpen, onComplete, onStar, onRestore, onMove, actionsOf });
  const drag = useDragLayer(isDrawn && onMove !== undefined && orderReason === undefined);
  const hasHandles = onMove !== undefined || orderReason !== undefined;
  const handle = useMemo(() => (hasHandles ? { reason: orderReason } : undefined), [hasHandles, orderReason]);

  const drawn = rows.map(({ index, start, size }, position) => {
    const task = shown[index];
    if (!task) return null;
    const isActive = task.id === active?.id;
    return (
      <TaskRow
        key={task.id}
        {...{ id: task.id, index, size, groupHeight, events, instructionsId, handle }}
        start={isActive && active.by === 'pointer' ? view.carriedTo(active) : start}
        group={heads.get(index)}
        content={contentOf(task)}
        isPictured={position < view.pictured}
        isCurrent={index === current}
        isOpen={task.id === openId}
        dragging={isActive ? active.by : undefined}
      />
    );
  });

  return (
    <>
      <Scroller
        data-sheet
        {...rest}
        {...presence.pointer}
        ref={setScroller}
        role="grid"
        aria-label={label}
        aria-rowcount={tasks.length}
        aria-busy={!isDrawn}
        onKeyDown={taskKeys({
          tasks: shown,
          current,
          rowHeight,
          order,
          goTo,
          contentOf,
          onOpen,
          ...(onComplete && { onComplete }),
          ...(onDelete && { onDelete }),
        })}
        onFocus={(event) => {
          view.onFocus(event);
          presence.onFocus();
        }}
        onBlur={(event) => {
          view.onBlur(event);
          presence.onBlur(event);
          if (active?.by === 'keyboard' && event.relatedTarget !== null) order.cancel();
        }}
        data-narrow={isNarrow || undefined}
        data-moving={active?.by}
      >
        <Ruler ref={setRuler} aria-hidden />
        <RowGroup count={tasks.length} height={view.height}>
          {drawn}
        </RowGroup>
      </Scroller>
      <VisuallyHidden id={instructionsId}>{instructions}</VisuallyHidden>
      <VisuallyHidden role="status">{order.announcement}</VisuallyHidden>
      {drag && <drag.RowDrag order={order} />}
    </>
  );
}
