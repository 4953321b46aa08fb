import type { ComponentPropsWithRef } from 'react';
import type { PricedItem } from './line/line-events.ts';
import type { EditableLine, LineFields } from './model/editable-line.ts';

export interface InvoiceLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'onPaste'> {
  /** The name of the lines, for screen readers: "Items of the invoice". */
  label: string;
  /** The lines. One that stays the same object is not drawn again. */
  lines: readonly EditableLine[];
  /** The price list, which items are chosen from; any other name will do as well. */
  items: readonly PricedItem[];
  /**
   * The currency's code.
   * @default 'BRL'
   */
  currency?: string;
  /**
   * Whether every mistake is shown, as after an attempt to save; else a mistake waits until its field was left.
   * @default false
   */
  showsMistakes?: boolean;
  /** Called while typing with the changed fields of a line. */
  onChange: (change: { id: string; fields: Partial<LineFields> }) => void;
  /** Called for lines at a position: one for "Add item" and Enter in the last line, with fields for pasted and duplicated ones. `replacing` is a blank line that they take the place of. */
  onAdd: (added: { index: number; lines: readonly Partial<LineFields>[]; replacing?: string }) => void;
  /** Called when lines that were pasted are taken back: so many from a position on, in place of which there were others. */
  onReplace: (replaced: { index: number; count: number; lines: readonly EditableLine[] }) => void;
  /** Called with the line that goes, and its position. */
  onRemove: (removed: { line: EditableLine; index: number }) => void;
  /** Called with the new position of a line, counted without the line itself. */
  onMove: (move: { id: string; index: number }) => void;
}
