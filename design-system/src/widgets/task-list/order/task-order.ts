/** A task that is being moved. */
export interface ActiveTask {
  id: number;
  /** Its position at the beginning, and where it would land, both counted without itself. */
  from: number;
  to: number;
  by: 'pointer' | 'keyboard';
  /** How far a pointer has carried it, in pixels. */
  offset: number;
}

/** The order on screen while one task is being moved; the same array when none is. */
export function orderDuring<Task extends { id: number }>(
  tasks: readonly Task[],
  activeId: number | null,
  to: number,
): readonly Task[] {
  const task = tasks.find(({ id }) => id === activeId);
  if (!task) return tasks;
  return tasks.filter(({ id }) => id !== task.id).toSpliced(to, 0, task);
}

/** The position over which a carried row stands: the nearest one. */
export function positionAt(start: number, rowHeight: number, count: number): number {
  return clamp(Math.round(start / rowHeight), count);
}

/** A position that exists. */
export const clamp = (position: number, count: number): number => Math.max(0, Math.min(position, count - 1));
