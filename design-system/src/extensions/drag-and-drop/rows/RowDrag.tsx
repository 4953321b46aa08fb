import { DndContext, type DragMoveEvent, useDndMonitor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { useEffect, useId } from 'react';
import { PointerDragSensor } from '../../../lib/drag/drag-sensors.ts';
import { silence } from '../../../lib/drag/drag-silence.ts';
import type { RowId } from './row-order.ts';
import type { RowOrder } from './useRowOrder.ts';

interface RowDragProps {
  order: Pick<RowOrder<RowId>, 'listen' | 'liftPressed' | 'carry' | 'drop' | 'cancel'>;
}

/**
 * Carries rows by mouse, pen or finger. The rows stand outside of it and it has one draggable, the pressed row, because dnd-kit
 * renders everything inside with each move of the pointer.
 */
export function RowDrag({ order }: RowDragProps) {
  const id = useId();
  const sensors = useSensors(useSensor(PointerDragSensor, pointer));
  return (
    <DndContext id={id} sensors={sensors} autoScroll={autoScroll} accessibility={silence}>
      <PressedRow order={order} />
    </DndContext>
  );
}

const pointer = { activationConstraint: { distance: 4 } };

/** Near an edge the list scrolls, faster the nearer. */
const autoScroll = { layoutShiftCompensation: false, threshold: { x: 0, y: 0.15 } };

function PressedRow({ order }: RowDragProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'active' });
  useEffect(() => {
    order.listen((row, event) => {
      setNodeRef(row);
      listeners?.['onPointerDown']?.(event);
    });
  });
  useDndMonitor({
    onDragStart: order.liftPressed,
    onDragMove: ({ delta }: DragMoveEvent) => order.carry(delta.y),
    onDragEnd: order.drop,
    onDragCancel: order.cancel,
  });
  return null;
}
