import { useEffect } from 'react';
import { useDragWatch } from '../../../lib/drag/useDragWatch.ts';
import type { TableModel } from './useColumns.ts';

/** Leaves a column as wide as it was when the drag of its edge is aborted. */
export function useResizeAbort<Item extends object>(table: TableModel<Item>): void {
  const drag = useDragWatch();
  useEffect(() => {
    let isResizing = false;
    // The release that follows finds no column to give a width.
    const giveUp = () =>
      table.setColumnResizing((state) => ({ ...state, isResizingColumn: false, columnSizingStart: [] }));
    const { unsubscribe } = table.atoms.columnResizing.subscribe(({ isResizingColumn }) => {
      if (isResizing === Boolean(isResizingColumn)) return;
      isResizing = Boolean(isResizingColumn);
      if (isResizing) drag.begin({ needsTarget: false, onAbort: giveUp });
      else drag.end();
    });
    return unsubscribe;
  }, [table, drag]);
}
