import { useMemo } from 'react';
import { besidePinned, isTooNarrow, type SlotWidth } from './grid-widths.ts';
import { type SideKind, type Slot, slotsOf, unpinned } from './slots.ts';
import { type ColumnsOptions, type TableModel, USUAL_MIN_WIDTH, useColumns } from './useColumns.ts';

interface SlotsOptions<Item extends object> extends ColumnsOptions<Item> {
  /** How wide each column beside the data is, in px. */
  sides: Partial<Record<SideKind, number>>;
}

interface SlotsModel<Item extends object> {
  table: TableModel<Item>;
  /** The columns as they stand. They stay the same, and with them the rows, whatever their widths. */
  slots: readonly Slot<Item>[];
  /** Those of the slots. */
  widths: readonly SlotWidth[];
}

/** How the columns are laid out in the room that there is. */
export function useSlots<Item extends object>(options: SlotsOptions<Item>): SlotsModel<Item> {
  const { sides, columns, layout, room } = options;
  const kinds = (['select', 'expand', 'actions'] as const).filter((kind) => sides[kind] !== undefined);
  const beside = kinds.reduce((sum, kind) => sum + (sides[kind] ?? 0), 0);
  const { table, widths: shared } = useColumns({ ...options, room: Math.max(room - beside, 0) });

  const { order, hidden, pinned } = layout;
  const kindNames = kinds.join(' ');
  const arranged = useMemo(
    () => slotsOf({ table, columns, sides: kinds }),
    // The kinds are a new list each time, and of the table it is the arrangement that counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [columns, kindNames, order, hidden, pinned],
  );
  const widths = arranged.map(({ id, kind, column }): SlotWidth => {
    const width = kind === 'data' ? (shared[id] ?? 0) : (sides[kind] ?? 0);
    if (kind !== 'data' || layout.widths[id] !== undefined) return { width, minWidth: width, isGrowing: false };
    return { width, minWidth: column?.minWidth ?? USUAL_MIN_WIDTH, isGrowing: room === 0 };
  });
  // Until it is known, the room is no wider than the window: what stays at an edge on a phone would cover the others.
  const isNarrow = isTooNarrow(arranged, widths, room || window.innerWidth);
  const slots = useMemo(() => (isNarrow ? unpinned(arranged) : arranged), [arranged, isNarrow]);
  return { table, slots, widths: isNarrow || room === 0 ? widths : besidePinned(slots, widths, room) };
}
