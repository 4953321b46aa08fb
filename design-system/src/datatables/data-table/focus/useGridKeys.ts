import type { KeyboardEvent, MouseEvent } from 'react';
import type { CellPosition } from './cell-moves.ts';
import { type CellFocus, isDetail, positionOf } from './useCellFocus.ts';
import { pressedLetter } from '../../../lib/pressed-letter.ts';
import { selectNone } from '../selection/select-none.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface GridKeysOptions<Item extends object> extends Pick<CellFocus, 'onArrow' | 'focusCell'> {
  model: DataTableModel<Item>;
  select: (press: { item: Item; index: number; isRange: boolean }) => void;
  isEditable: boolean;
}

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/** Handles keys and double clicks in the grid, after the WAI-ARIA grid pattern. */
export function useGridKeys<Item extends object>(options: GridKeysOptions<Item>) {
  const { model, onArrow, focusCell, select, isEditable } = options;
  const canSelect = model.slots[0]?.kind === 'select';
  const canOpen = model.slots.some(({ kind }) => kind === 'expand');

  const startEdit = ({ row, column: at }: CellPosition): boolean => {
    const { position, callUnsaved, begin } = model.edit;
    const isOpen = position?.row === row && position.column === at;
    if (isOpen || callUnsaved()) return true;
    const item = model.shown.itemAt(row);
    const column = model.slots[at]?.column;
    if (!isEditable || row < 0 || item === undefined || !column?.edit) return false;
    begin({ item, column });
    return true;
  };
  const selectAt = (row: number, isRange: boolean): boolean => {
    const item = model.shown.itemAt(row);
    if (!canSelect || item === undefined) return false;
    select({ item, index: row, isRange });
    return true;
  };
  const extend = (position: CellPosition, row: number): boolean => {
    const item = model.shown.itemAt(position.row);
    if (!canSelect || item === undefined || model.shown.itemAt(row) === undefined) return false;
    model.selection.begin(model.rowKey(item), model.shown.from + position.row);
    focusCell({ ...position, row });
    return selectAt(row, true);
  };

  const onCellKey = (event: KeyboardEvent, position: CellPosition, cell: HTMLElement): boolean => {
    switch (pressedLetter(event)) {
      case 'Enter':
      case 'F2':
        return startEdit(position) || goInside(cell);
      case ' ':
        return selectAt(position.row, event.shiftKey);
      case 'a':
        if (!canSelect || event.shiftKey || !(event.ctrlKey || event.metaKey)) return false;
        model.announce(model.messages.selected(model.selection.toggleAll().size));
        return true;
      case 'Escape':
        return selectNone(model);
      case 'ArrowDown':
      case 'ArrowUp':
        return event.shiftKey && extend(position, position.row + (event.key === 'ArrowDown' ? 1 : -1));
      default:
        return false;
    }
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isDetail(event.target)) return void onArrow(event);
      const position = positionOf(event.target);
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
      if (!position || !cell || event.defaultPrevented) return;

      if (isInside(event.target, cell)) {
        if (onInsideKey(event, cell)) event.preventDefault();
        return;
      }
      const isOnControl = event.target !== cell;
      const done = (!isOnControl || event.key !== ' ') && onCellKey(event, position, cell);
      if (done) takeKey(event);
      else onArrow(event);
    },
    onClick: (event: MouseEvent) => {
      const position = positionOf(event.target);
      const item = position && model.shown.itemAt(position.row);
      const isEdited = position && isEditable && model.slots[position.column]?.column?.edit;
      if (canOpen && item !== undefined && !isEdited && isPlainPress(event)) model.toggleDetail(item);
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const position = positionOf(target);
      if (position) startEdit(position);
    },
  };
}

/** A dialog around would close by the same key. */
function takeKey(event: KeyboardEvent) {
  event.preventDefault();
  if (event.key === 'Escape') event.stopPropagation();
}

/** On the row itself: not on what is to be pressed in it, nor to select words. */
function isPlainPress({ target, detail }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null;
  return detail === 1 && !isOnControl && (getSelection()?.isCollapsed ?? true);
}

/** In a cell that holds more than one control, or text and a control; the one control of a cell is the cell. */
function isInside(target: EventTarget, cell: HTMLElement): boolean {
  return target instanceof HTMLElement && target !== cell && !target.hasAttribute('data-cell-control');
}

/** Inside a cell, the keys belong to what stands there: Escape leads back to the cell, arrow keys from one button to the next. */
function onInsideKey({ key, target }: KeyboardEvent, cell: HTMLElement): boolean {
  if (key === 'Escape') {
    cell.focus();
    return true;
  }
  if (!(target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)) return false;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const controls = [...cell.querySelectorAll<HTMLElement>(focusable)];
  const isForth = (key === 'ArrowRight') === (getComputedStyle(cell).direction === 'ltr');
  controls[controls.indexOf(target) + (isForth ? 1 : -1)]?.focus();
  return true;
}

/** To the first control of a cell that is not itself one. */
function goInside(cell: HTMLElement): boolean {
  const control = cell.querySelector<HTMLElement>(focusable);
  if (!control || control.hasAttribute('data-cell-control')) return false;
  control.focus();
  return true;
}
