import {
  pointerWithin,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';
import { sideOf } from './column-layout.ts';
import type { ColumnDeeds } from './useColumnDeeds.ts';
import type { DataTableModel } from './useDataTable.ts';

interface ColumnDragProps<Item extends object> {
  model: DataTableModel<Item>;
  deeds: ColumnDeeds;
  /** The grid, whose heads are dragged. */
  children: ReactNode;
}

/** Lets heads be dragged by mouse and finger. By keyboard, their keys and menus do the same. */
export function ColumnDrag<Item extends object>({ model, deeds, children }: ColumnDragProps<Item>) {
  const id = useId();
  // A press without a move sorts, and a finger that only scrolls must not drag.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [column, to] = [String(active.id), String(over?.id ?? active.id)];
    const layout = model.state.columns;
    if (column !== to && sideOf(layout, column) === sideOf(layout, to)) deeds.moveTo(column, to);
  };
  const ids = model.slots.filter(({ kind }) => kind === 'data').map((slot) => slot.id);

  return (
    <DndContext id={id} sensors={sensors} collisionDetection={pointerWithin} onDragEnd={drop} accessibility={silent}>
      <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The table itself says where a column went. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
