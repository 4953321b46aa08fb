import {
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  useDndMonitor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MouseDragSensor, TouchDragSensor } from '../../../lib/drag/drag-sensors.ts';
import { silence } from '../../../lib/drag/drag-silence.ts';
import { useStillness } from '../../../theme/useStillness.ts';
import { CardContent } from '../card/CardContent.tsx';
import { Face } from '../KanbanBoard.styles.ts';
import { cancel, moveTo, drop, lift } from './kanban.actions.ts';
import { PREVIEW } from './kanban.moves.ts';
import { type Press, useBoard, useBoardStore } from './kanban.store.ts';

interface BoardOverlayProps {
  /** The ids of the columns. */
  columns: readonly string[];
}

/**
 * Lifts cards by pointer or touch. The cards stand outside of it and it has one draggable, the pressed card, because
 * dnd-kit renders everything inside with each move of the pointer.
 */
export function BoardOverlay({ columns }: BoardOverlayProps) {
  const id = useId();
  const sensors = useSensors(useSensor(MouseDragSensor, mouse), useSensor(TouchDragSensor, touch));

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={columnAcross}
      autoScroll={autoScroll}
      accessibility={silence}
    >
      {columns.map((column) => (
        <DropZone key={column} column={column} />
      ))}
      <Handle />
      <DragPreview />
    </DndContext>
  );
}

const mouse = { activationConstraint: { distance: 6 } };
/** A finger that moves at once scrolls; one that rests takes the card. */
const touch = { activationConstraint: { delay: 180, tolerance: 8 } };

/** The card that leaves its place does not move the page; near an edge, the column or the board scrolls. */
const autoScroll = { layoutShiftCompensation: false, threshold: { x: 0.15, y: 0.2 } };

/** The column across from the pointer, be the pointer beside, above or below it; its cards say the rest: see `placeAt`. */
const columnAcross: CollisionDetection = ({ droppableContainers, droppableRects, pointerCoordinates }) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  const columns = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id);
    if (!rect) return [];
    const value = Math.max(rect.left - x, x - rect.right, 0);
    return [{ id: droppableContainer.id, data: { droppableContainer, value, y } }];
  });
  return columns.toSorted((one, other) => one.data.value - other.data.value).slice(0, 1);
};

/** Tells the library where a column is: what scrolls around its list scrolls near the edges. */
function DropZone({ column }: { column: string }) {
  const store = useBoardStore();
  const { setNodeRef, active } = useDroppable({ id: column });
  useLayoutEffect(() => {
    const list = active ? store.windows.get(column)?.list : null;
    setNodeRef(list ?? null);
  }, [store, column, setNodeRef, active]);
  return null;
}

/**
 * The one thing to drag: whichever card is pressed. The board hears of it a frame after the library has begun, and a frame after
 * it has ended: what both draw is too much for one.
 */
function Handle() {
  const store = useBoardStore();
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: 'active' });
  const [pressed, setPressed] = useState<Press>();
  const release = useRef(cancel);
  useEffect(() =>
    store.listen((press) => {
      setPressed(press);
      setNodeRef(press.face);
      listeners?.[press.event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(press.event);
    }),
  );
  // Each press is another one, however soon it comes.
  const handle = useDeferredValue(isDragging ? pressed : undefined);
  useEffect(() => {
    if (!handle) return undefined;
    release.current = cancel;
    lift(store, handle.itemId, 'pointer');
    return () => release.current(store);
  }, [store, handle]);
  const follow = ({ collisions }: Pick<DragMoveEvent, 'collisions'>) => {
    const [hit] = collisions ?? [];
    const { active } = store.get();
    // The active card may be the one pressed before.
    if (!hit || active?.by !== 'pointer' || handle !== pressed) return;
    const column = String(hit.id);
    const index = store.windows.get(column)?.indexAt(Number(hit.data?.['y']), active.to);
    if (index !== undefined) moveTo(store, { column, index });
  };
  useDndMonitor({
    onDragMove: follow,
    // The columns are measured after the first move.
    onDragOver: follow,
    onDragEnd: () => {
      release.current = drop;
      // There its picture comes to rest.
      setNodeRef(store.handles.get(PREVIEW) ?? null);
    },
  });
  return null;
}

/** The picture of the card under the pointer. */
function DragPreview() {
  const isStill = useStillness();
  const store = useBoardStore();
  const item = useBoard(({ active }) => (active?.by === 'pointer' ? active.item : undefined));
  const flight = useMemo(
    () => ({
      // One of the two is enough to see.
      sideEffects: () => {
        store.set({ landing: store.get().current });
        return () => store.set({ landing: undefined });
      },
    }),
    [store],
  );
  return (
    <DragOverlay dropAnimation={isStill ? null : flight}>
      {item && (
        <Face aria-hidden>
          <CardContent item={item} />
        </Face>
      )}
    </DragOverlay>
  );
}
