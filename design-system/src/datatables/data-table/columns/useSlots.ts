import { useMemo } from 'react';
import type { SlotWidth } from './grid-widths.ts';
import { type SideKind, type Slot, slotsOf, unpinned } from './slots.ts';
import { cardSlots } from '../cards/card-slots.ts';
import { type ColumnsOptions, type TableModel, useColumns } from './useColumns.ts';

interface SlotsOptions<Item extends object> extends Omit<ColumnsOptions<Item>, 'beside'> {
  /** How wide each column beside the data is, in px. */
  sides: Partial<Record<SideKind, number>>;
  /** Whether rows are cards. */
  isCards: boolean;
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
  const { sides, columns, layout, room, isCards } = options;
  const kinds = (['select', 'expand', 'actions'] as const).filter((kind) => sides[kind] !== undefined);
  const beside = kinds.reduce((sum, kind) => sum + (sides[kind] ?? 0), 0);
  const { table, widths: fitted, isNarrow } = useColumns({ ...options, beside });

  const { order, hidden, pinned } = layout;
  const kindNames = kinds.join(' ');
  const arranged = useMemo(
    () => slotsOf({ table, columns, sides: kinds }),
    // The kinds are a new list each time, and of the table it is the arrangement that counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [columns, kindNames, order, hidden, pinned],
  );
  const slots = useMemo(() => {
    if (isCards) return cardSlots(unpinned(arranged));
    return isNarrow ? unpinned(arranged) : arranged;
  }, [arranged, isNarrow, isCards]);
  const widths = slots.map(({ id, kind }): SlotWidth => {
    if (kind !== 'data') return { width: sides[kind] ?? 0, isGrowing: false };
    return { width: fitted[id] ?? 0, isGrowing: room === 0 && layout.widths[id] === undefined };
  });
  return { table, slots, widths };
}
