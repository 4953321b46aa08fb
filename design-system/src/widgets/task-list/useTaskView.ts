import type { Ref } from 'react';
import { type ActiveRow, positionAt } from '../../extensions/drag-and-drop/rows/row-order.ts';
import { useRowOrder } from '../../extensions/drag-and-drop/rows/useRowOrder.ts';
import { useCurrentRow } from '../../lib/rows/useCurrentRow.ts';
import { useRowFocus } from '../../lib/rows/useRowFocus.ts';
import { useRowGroups } from '../../lib/rows/useRowGroups.ts';
import { useRowsHandle } from '../../lib/rows/useRowsHandle.ts';
import { useRowSize } from '../../lib/rows/useRowSize.ts';
import { useRowWindow } from '../../lib/rows/useRowWindow.ts';
import type { TaskListHandle, TaskListProps } from './task-list.types.ts';

/** 48 and 88 px with letters of the usual size. */
const HEIGHTS = { wide: 3, narrow: 5.5 };

interface TaskViewOptions<Task extends { id: number }> extends Pick<
  TaskListProps<Task>,
  'label' | 'tasks' | 'contentOf' | 'groupOf' | 'onMove'
> {
  openId: number | null;
  scroller: HTMLDivElement | null;
  ruler: HTMLElement | null;
  ref: Ref<TaskListHandle> | undefined;
}

/** The rows that are drawn and their places, the one that has focus, and the one that is being moved. */
export function useTaskView<Task extends { id: number }>(options: TaskViewOptions<Task>) {
  const { label, tasks, contentOf, groupOf, onMove, openId, scroller, ruler, ref } = options;
  const { rowHeight, groupHeight, isNarrow } = useRowSize(ruler, HEIGHTS);
  const titleOf = (task: Task) => contentOf(task).title;
  const order = useRowOrder<number, Task>({
    label,
    rows: tasks,
    titleOf,
    positionAt: (from, offset) => positionAt(from * rowHeight + offset, rowHeight, tasks.length),
    root: scroller,
    onMove,
  });
  const { active, order: shown } = order;
  const [current, onCurrent] = useCurrentRow(shown, openId);
  const { heads, sizeOf } = useRowGroups({ rows: shown, groupOf, rowHeight, groupHeight });
  const { virtualizer, rows, pictured, isDrawn } = useRowWindow({
    all: shown,
    current: active ? active.to : current,
    sizeOf,
    rowHeight,
    scroller,
  });
  const onShow = (position: number) => virtualizer.scrollToIndex(position);
  const { goTo, hasFocus, onFocus, onBlur } = useRowFocus({ rows: shown, current, scroller, onShow, onCurrent });
  useRowsHandle({ ref, rows: shown, current, openId, isDrawn, hasFocus, goTo, onMove: undefined, onShow });

  const end = (shown.length - 1) * rowHeight;
  const placeOf = ({ index }: { index: number }) => tasks.findIndex(({ id }) => id === shown[index]?.id);
  return {
    order,
    shown,
    current,
    // While one is being moved, no row moves within the document: it would lose focus and the pointer.
    rows: active ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows,
    heads,
    height: virtualizer.getTotalSize(),
    rowHeight,
    groupHeight,
    isNarrow,
    pictured,
    isDrawn,
    goTo,
    onFocus,
    onBlur,
    /** The place of a row that a pointer carries. */
    carriedTo: ({ from, offset }: ActiveRow) => Math.max(0, Math.min(from * rowHeight + offset, end)),
  };
}
