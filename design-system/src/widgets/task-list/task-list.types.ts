import type { ComponentPropsWithoutRef, Ref } from 'react';
import type { MenuItem } from '../../components/dropdowns/menu.types.ts';
import type { RowsHandle } from '../../lib/rows/useRowsHandle.ts';
import type { Tone } from '../../theme/tones.ts';

export interface TaskTag {
  /** Tells it from the other tags. */
  id: string;
  text: string;
  /** Its colour. The text says the same. */
  tone: Tone;
}

/** The content of a row. */
export interface TaskRowContent {
  /** The title; a `HighlightScope` around marks what is searched. */
  title: string;
  isCompleted: boolean;
  isImportant: boolean;
  tags: readonly TaskTag[];
  /** The day by which it is to be done: `2026-11-21`; `null` for none. */
  due: string | null;
  /** The person who does it; `null` when there is none yet. */
  assignee: { name: string; src?: string | null } | null;
}

/** A task goes to another position among those that are listed. */
export interface TaskMove {
  id: number;
  /** The position, counted without the task itself. */
  index: number;
}

/** Moves focus in the list. */
export type TaskListHandle = RowsHandle;

export interface TaskListProps<Task extends { id: number }> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'role' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'onPointerEnter' | 'onPointerLeave'
> {
  /** The name of the list, for screen readers and for announcements: "My tasks". */
  label: string;
  /** All of them, in their order. Only those in sight are drawn. */
  tasks: readonly Task[];
  /** The content of a task's row, the same object as long as nothing of it changed. Called for visible rows only. */
  contentOf: (task: Task) => TaskRowContent;
  /** The section that a task belongs to; tasks of one section follow each other. Left out, there are no sections. */
  groupOf?: ((task: Task) => string) | undefined;
  /** The id of the task that is open. */
  openId?: number | null;
  /** Called when a task is pressed, or entered by a key. */
  onOpen: (opened: { id: number }) => void;
  /** Called when a task is completed, or is to do again. Left out, nothing can be completed here. */
  onComplete?: (change: { id: number; isCompleted: boolean }) => void;
  /** Called when a task gets or loses its star. Left out, there are no stars. */
  onStar?: (change: { id: number; isImportant: boolean }) => void;
  /** Called when a task is to be deleted, by key. */
  onDelete?: (deleted: { id: number }) => void;
  /** Called when a deleted task is to come back. With it, each row has a button for that. */
  onRestore?: (restored: { id: number }) => void;
  /** Called when a task is moved. Left out, the order stands. */
  onMove?: ((move: TaskMove) => void) | undefined;
  /** The reason why tasks cannot be moved now, shown at their handles. */
  orderReason?: string | undefined;
  /** Further items of a task's menu. */
  actionsOf?: (task: Task) => readonly MenuItem[];
  /** Called when the pointer or the focus comes into the list, and when both have left it. */
  onPresenceChange?: (change: { isInside: boolean }) => void;
  /** The handle that moves focus in the list. */
  ref?: Ref<TaskListHandle>;
}
