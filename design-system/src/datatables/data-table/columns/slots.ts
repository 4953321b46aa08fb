import type { PinSide } from './column-layout.ts';
import type { CardPlace } from '../../../tables/table/table.types.ts';
import type { DataColumn } from '../data-table.types.ts';
import type { TableModel } from './useColumns.ts';
import { formatterOf } from '../export/formatter-of.ts';

/** The columns beside the data: row selection, expander, actions. */
export type SideKind = 'select' | 'expand' | 'actions';

/** One column of the grid as it is laid out. Nothing about its width: see `grid-widths.ts`. */
export interface Slot<Item> {
  id: string;
  kind: SideKind | 'data';
  /** The column definition, for `data` slots only. */
  column?: DataColumn<Item>;
  /** Its value in writing. */
  formatValue?: (item: Item) => string;
  /** The edge it stays at while the others scroll. */
  pinned?: PinSide;
  /** Whether it is the last one before those that scroll. */
  isEdge?: boolean;
  /** Its place on a card, while rows are cards. */
  card?: CardPlace | SideKind;
}

interface SlotsOptions<Item extends object> {
  table: TableModel<Item>;
  columns: readonly DataColumn<Item>[];
  /** The columns beside the data. */
  sides: readonly SideKind[];
}

/** All columns in the order in which they stand, those beside the data at the edges. */
export function slotsOf<Item extends object>({ table, columns, sides }: SlotsOptions<Item>): Slot<Item>[] {
  const side = (kind: SideKind): Slot<Item> => ({
    id: `:${kind}`,
    kind,
    pinned: kind === 'actions' ? 'end' : 'start',
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const data = arrangedColumns(table).flatMap((model): Slot<Item>[] => {
    const column = byId.get(model.id);
    const pinned = model.getIsPinned();
    if (!column) return [];
    return [{ id: model.id, kind: 'data', column, formatValue: formatterOf(column), ...(pinned && { pinned }) }];
  });
  const leading = sides.filter((kind) => kind !== 'actions').map(side);
  const trailing = sides.filter((kind) => kind === 'actions').map(side);
  return withEdges([...leading, ...data, ...trailing]);
}

/** The same columns, of which none stays at an edge. */
export function unpinned<Item>(slots: readonly Slot<Item>[]): Slot<Item>[] {
  return slots.map(({ pinned: _, isEdge: __, ...slot }) => slot);
}

/** As they stand from the start to the end: pinned, scrolling, pinned. */
function arrangedColumns<Item extends object>(table: TableModel<Item>) {
  return [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ];
}

function withEdges<Item>(slots: readonly Slot<Item>[]): Slot<Item>[] {
  return slots.map((slot, index) => {
    const inner = slots[index + (slot.pinned === 'start' ? 1 : -1)];
    return slot.pinned && inner?.pinned !== slot.pinned ? { ...slot, isEdge: true } : slot;
  });
}
