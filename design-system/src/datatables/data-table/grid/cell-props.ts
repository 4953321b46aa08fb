import type { CSSProperties } from 'react';
import { insetName } from '../columns/grid-widths.ts';
import type { Slot } from '../columns/slots.ts';

/** The props of every cell of a column: in the head, in the rows and in the footer. */
export function cellProps<Item>(slot: Slot<Item>, column: number, activeColumn?: number) {
  return {
    'aria-colindex': column + 1,
    'data-column': column,
    'data-align': slot.column?.align,
    'data-pinned': slot.pinned,
    'data-card': slot.card,
    'data-label': slot.card && slot.column?.header,
    'data-edge': slot.isEdge ? slot.pinned : undefined,
    // A box or a button that fills its cell takes the place of the cell.
    tabIndex: activeColumn === column && (slot.kind === 'data' || slot.kind === 'actions') ? 0 : -1,
    style: pinStyle(slot, column),
  };
}

function pinStyle<Item>({ pinned }: Slot<Item>, column: number): CSSProperties | undefined {
  if (!pinned) return undefined;
  const inset = `var(${insetName(column)})`;
  return pinned === 'start' ? { insetInlineStart: inset } : { insetInlineEnd: inset };
}
