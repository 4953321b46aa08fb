import { type RefObject, useEffect, useState } from 'react';
import { Guide } from './GridHead.styles.ts';
import type { TableModel } from '../columns/useColumns.ts';
import { useResizeAbort } from '../columns/useResizeAbort.ts';

interface ResizeGuideProps<Item extends object> {
  table: TableModel<Item>;
  grid: RefObject<HTMLElement | null>;
}

/** A line at the edge that is being dragged: the rows wait until it is let go. */
export function ResizeGuide<Item extends object>({ table, grid }: ResizeGuideProps<Item>) {
  const [position, setPosition] = useState<number>();
  useResizeAbort(table);

  useEffect(() => {
    const { unsubscribe } = table.atoms.columnResizing.subscribe(({ isResizingColumn, deltaOffset }) => {
      const frame = grid.current;
      const edge = isResizingColumn && frame?.querySelector<HTMLElement>(`[data-edge-of="${isResizingColumn}"]`);
      if (!frame || !edge) return setPosition(undefined);
      const outer = frame.getBoundingClientRect();
      const { left, right } = edge.getBoundingClientRect();
      const middle = (left + right) / 2;
      const isRtl = getComputedStyle(frame).direction === 'rtl';
      setPosition((isRtl ? outer.right - middle : middle - outer.left) + (deltaOffset ?? 0));
    });
    return unsubscribe;
  }, [table, grid]);

  return position === undefined ? null : <Guide style={{ insetInlineStart: position }} />;
}
