import type { DataTableModel } from '../useDataTable.ts';

/** Deselects all rows and announces it; whether any was selected. */
export function selectNone<Item extends object>({ selection, messages, announce }: DataTableModel<Item>): boolean {
  if (selection.selected.size === 0) return false;
  selection.clear();
  announce(messages.selected(0));
  return true;
}
