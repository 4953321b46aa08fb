import type { RowProps } from '../grid/GridRow.tsx';
import type { DataTableModel } from '../useDataTable.ts';
import type { CellChange } from '../data-table.types.ts';

/** A value that was saved is said; of one that was refused, the editor says why. */
export function announceSaved<Item extends object>(
  model: DataTableModel<Item>,
  onEdit: NonNullable<RowProps<Item>['onEdit']>,
) {
  return async (change: CellChange<Item>) => {
    await onEdit(change);
    const header = model.columns.find(({ id }) => id === change.column)?.header ?? change.column;
    model.announce(model.messages.saved(header, model.labelOf(change.item)));
  };
}
