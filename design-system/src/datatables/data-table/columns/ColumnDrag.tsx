import {
  DndContext,
  type DragEndEvent,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { MouseDragSensor, TouchDragSensor } from '../../../lib/drag/drag-sensors.ts';
import { silence } from '../../../lib/drag/drag-silence.ts';
import { sideOf } from './column-layout.ts';
import type { HeadPresses } from './head-presses.ts';
import type { ColumnActions } from './useColumnActions.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface ColumnDragProps<Item extends object> {
  model: DataTableModel<Item>;
  columnActions: ColumnActions;
  grid: RefObject<HTMLElement | null>;
  presses: HeadPresses;
}

/**
 * Lets heads be dragged by mouse and finger. By keyboard, their keys and menus do the same. There is one thing to drag, the head
 * that was pressed, and heads are places to drop it only meanwhile: a table waits for none of this.
 */
export function ColumnDrag<Item extends object>({ model, columnActions, grid, presses }: ColumnDragProps<Item>) {
  const id = useId();
  const [dragged, setDragged] = useState('');
  // A press without a move sorts, and a finger that only scrolls must not drag.
  const sensors = useSensors(
    useSensor(MouseDragSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchDragSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const drop = ({ over }: DragEndEvent) => {
    if (over) columnActions.moveTo(dragged, String(over.id));
  };
  const layout = model.state.columns;
  const columns = model.slots.flatMap(({ id: column, kind }) => (kind === 'data' ? [column] : []));
  // Those that are pinned stay together.
  const places = columns.filter((column) => column !== dragged && sideOf(layout, column) === sideOf(layout, dragged));

  return (
    <DndContext id={id} sensors={sensors} collisionDetection={pointerWithin} onDragEnd={drop} accessibility={silence}>
      <Handle presses={presses} onTake={setDragged}>
        {places.map((column) => (
          <DropZone
            key={column}
            column={column}
            landsAt={columns.indexOf(column) < columns.indexOf(dragged) ? 'start' : 'end'}
            grid={grid}
          />
        ))}
      </Handle>
    </DndContext>
  );
}

interface HandleProps {
  presses: HeadPresses;
  /** Called with the column whose head is pressed. */
  onTake: (column: string) => void;
  /** The column heads that it can be dropped on. */
  children: ReactNode;
}

function Handle({ presses, onTake, children }: HandleProps) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: 'head' });
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    presses.listen((event) => {
      const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-head]') : null;
      if (!head) return;
      pressed.current = head;
      onTake(head.dataset['head'] ?? '');
      setNodeRef(head);
      listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event);
    });
  });
  useLayoutEffect(() => {
    const head = pressed.current;
    head?.toggleAttribute('data-dragged', isDragging);
    return () => head?.removeAttribute('data-dragged');
  }, [isDragging]);
  return isDragging && children;
}

interface DropZoneProps {
  column: string;
  /** At which of its edges the dragged column would come to stand. */
  landsAt: 'start' | 'end';
  grid: RefObject<HTMLElement | null>;
}

/** The head of another column, which shows whether the dragged one would come there. */
function DropZone({ column, landsAt, grid }: DropZoneProps) {
  const { setNodeRef, isOver } = useDroppable({ id: column });
  useLayoutEffect(() => {
    const head = grid.current?.querySelector<HTMLElement>(`[data-head="${CSS.escape(column)}"]`);
    setNodeRef(head ?? null);
    if (isOver) head?.setAttribute('data-drop', landsAt);
    return () => head?.removeAttribute('data-drop');
  }, [column, landsAt, grid, setNodeRef, isOver]);
  return null;
}
