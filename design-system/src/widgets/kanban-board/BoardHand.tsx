import {
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useStillness } from '../../theme/useStillness.ts';
import { CardContent } from './CardContent.tsx';
import { Face } from './KanbanBoard.styles.ts';
import { cancel, carry, drop, lift } from './kanban.actions.ts';
import { useBoard, useBoardStore } from './kanban.store.ts';

interface BoardHandProps {
  /** The ids of the columns. */
  columns: readonly string[];
}

/**
 * What takes a card by pointer or finger. The cards stand outside of it, and there is one thing to drag, which is the card that
 * was pressed: with each step of the pointer, the library draws all that stands inside of it anew.
 */
export function BoardHand({ columns }: BoardHandProps) {
  const id = useId();
  const store = useBoardStore();
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const handlers = useMemo(() => {
    const follow = ({ collisions }: Pick<DragMoveEvent, 'collisions'>) => {
      const [hit] = collisions ?? [];
      const { hand } = store.get();
      if (!hit || hand?.by !== 'pointer') return;
      const column = String(hit.id);
      const index = store.windows.get(column)?.placeAt(Number(hit.data?.['y']), hand.to);
      if (index !== undefined) carry(store, { column, index });
    };
    return {
      onDragMove: follow,
      // The columns are measured after the first move.
      onDragOver: follow,
      onDragEnd: () => drop(store),
      onDragCancel: () => cancel(store),
    };
  }, [store]);

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={columnAcross}
      autoScroll={autoScroll}
      accessibility={silence}
      {...handlers}
    >
      {columns.map((column) => (
        <DropZone key={column} column={column} />
      ))}
      <Grip />
      <InHand />
    </DndContext>
  );
}

const mouse = { activationConstraint: { distance: 6 } };
/** A finger that moves at once scrolls; one that rests takes the card. */
const touch = { activationConstraint: { delay: 180, tolerance: 8 } };

/** The card that leaves its place does not move the page; near an edge, the column or the board scrolls. */
const autoScroll = { layoutShiftCompensation: false, threshold: { x: 0.15, y: 0.2 } };

const nothing = () => undefined;
/** The board says itself which place a card has. */
const silence = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

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

/** The one thing to drag: whichever card is pressed. */
function Grip() {
  const store = useBoardStore();
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: 'hand' });
  const held = useBoard(({ hand }) => hand?.itemId);
  const pressed = useRef('');
  useEffect(() =>
    store.listen(({ itemId, face, event }) => {
      pressed.current = itemId;
      setNodeRef(face);
      listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event);
    }),
  );
  // Once the library has begun: what both draw is too much for one frame.
  const hasBegun = useDeferredValue(isDragging);
  useEffect(() => {
    if (hasBegun) lift(store, pressed.current, 'pointer');
  }, [store, hasBegun]);
  // What was dropped comes to rest where the card is now.
  const last = useRef(held);
  useLayoutEffect(() => {
    if (last.current !== undefined && held === undefined) setNodeRef(store.faces.get(last.current) ?? null);
    last.current = held;
  }, [store, held, setNodeRef]);
  return null;
}

/** The picture of the card under the pointer. */
function InHand() {
  const isStill = useStillness();
  const item = useBoard(({ hand }) => (hand?.by === 'pointer' ? hand.item : undefined));
  return (
    <DragOverlay dropAnimation={isStill ? null : undefined}>
      {item && (
        <Face aria-hidden>
          <CardContent item={item} />
        </Face>
      )}
    </DragOverlay>
  );
}
