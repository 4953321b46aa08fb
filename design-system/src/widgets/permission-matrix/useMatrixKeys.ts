import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { undoStepOf } from '../../lib/pressed-letter.ts';

/** A box by its line and its place there; 0 is the head. */
export interface BoxIndex {
  row: number;
  column: number;
}

interface MatrixKeys {
  rows: number;
  columns: number;
  /** Presses the box at an index. */
  onPress: (index: BoxIndex) => void;
  onUndo: (() => void) | undefined;
  /** Called before the box at an index takes focus. */
  onReach: (index: BoxIndex) => void;
}

/** One tab stop for all boxes, as the WAI-ARIA grid pattern has it. */
export function useMatrixKeys({ rows, columns, onPress, onUndo, onReach }: MatrixKeys) {
  const [active, setActive] = useState<BoxIndex>({ row: 0, column: 0 });

  const onFocus = (event: FocusEvent) => {
    const index = indexOf(event.target);
    if (index && (index.row !== active.row || index.column !== active.column)) setActive(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    if (!index) return;
    if (event.key === ' ' && (event.shiftKey || event.ctrlKey)) {
      event.preventDefault();
      onPress(event.shiftKey ? { ...index, column: 0 } : { ...index, row: 0 });
      return;
    }
    if (undoStepOf(event) === -1 && onUndo) {
      event.preventDefault();
      onUndo();
      return;
    }
    const next = nextIndex(event, index, { rows, columns });
    if (!next) return;
    event.preventDefault();
    const { currentTarget } = event;
    onReach(next);
    boxAt(currentTarget, next)?.focus();
  };

  // Firefox presses a box when the key is released.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && (event.shiftKey || event.ctrlKey)) event.preventDefault();
  };

  return { active: { row: Math.min(active.row, rows), column: active.column }, onFocus, onKeyDown, onKeyUp };
}

export function indexOf(target: EventTarget): BoxIndex | null {
  if (!(target instanceof HTMLElement) || target.dataset['row'] === undefined) return null;
  return { row: Number(target.dataset['row']), column: Number(target.dataset['column']) };
}

function boxAt(grid: HTMLElement, { row, column }: BoxIndex): HTMLElement | null {
  return grid.querySelector(`[data-row="${row}"][data-column="${column}"]`);
}

function nextIndex(
  { key, ctrlKey, currentTarget }: KeyboardEvent<HTMLElement>,
  { row, column }: BoxIndex,
  { rows, columns }: Pick<MatrixKeys, 'rows' | 'columns'>,
): BoxIndex | null {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(rows, row + 1), column };
    case 'ArrowRight':
      return { row, column: clamp(column + forward, columns) };
    case 'ArrowLeft':
      return { row, column: clamp(column - forward, columns) };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? rows : row, column: columns };
    default:
      return null;
  }
}

const clamp = (value: number, last: number) => Math.min(last, Math.max(0, value));
