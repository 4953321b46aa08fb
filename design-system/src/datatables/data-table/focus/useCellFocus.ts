import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Followed } from '../editing/useFollowedRow.ts';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { focusWhenLost } from '../../../lib/focus/focus-when-lost.ts';
import { type CellPosition, type GridSize, moveCell, within } from './cell-moves.ts';

interface CellFocusOptions {
  grid: RefObject<HTMLElement | null>;
  size: Omit<GridSize, 'screenful'>;
  /** The row of the record that was edited last, until focus goes elsewhere. */
  followed: Followed;
}

export interface CellFocus {
  /** The one cell that Tab leads to. */
  active: CellPosition;
  /** Goes to a cell as soon as it is there. */
  focusCell: (position: CellPosition) => void;
  /** Goes where the key leads to; whether it leads anywhere. */
  onArrow: (event: KeyboardEvent) => boolean;
  onFocus: (event: FocusEvent) => void;
  /** Handlers of the frame around the grid: a part of it that is removed with the focus hands it to the active cell. */
  frameHandlers: { onFocus: () => void; onBlur: () => void };
}

/** Goes through the cells with the keys of the WAI-ARIA grid; the whole table is one stop of Tab. */
export function useCellFocus({ grid, size, followed }: CellFocusOptions): CellFocus {
  const { direction } = useLocaleSettings();
  const [chosen, setChosen] = useState<CellPosition>({ row: -1, column: 0 });
  const wanted = followed.row === undefined ? chosen : { ...chosen, row: followed.row };
  const isWaiting = useRef(false);
  /** Remembers focus, because removing a focused element fires no blur. */
  const hasFocus = useRef(false);
  const active = within(wanted, size);
  const watch = useLostCell(grid);

  useLayoutEffect(() => {
    if (hasFocus.current && followed.row !== undefined) isWaiting.current = true;
  }, [followed.row]);

  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!isWaiting.current && !isLost) return;
    const cell = cellAt(grid.current, { ...wanted, ...active }) ?? cellAt(grid.current, active);
    if (!cell) return;
    isWaiting.current = false;
    targetIn(cell).focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const setActive = (position: CellPosition) => {
    followed.stop();
    setChosen(position);
  };
  const focusCell = (position: CellPosition) => {
    isWaiting.current = true;
    setActive({ ...position });
  };
  const positionAround = (target: EventTarget): CellPosition | undefined => {
    if (!isDetail(target)) return positionOf(target);
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    // One comes back to the column that one came from.
    return { row: Number(row), column: active.column, isDetail: true };
  };

  return {
    active,
    focusCell,
    onArrow: (event) => {
      const from = positionAround(event.target);
      if (!from || !grid.current) return false;
      const to = moveCell(from, event, {
        ...size,
        screenful: screenfulOf(grid.current),
        isRtl: direction === 'rtl',
        hasDetail: (row) => cellAt(grid.current, { row, column: 0, isDetail: true }) !== null,
      });
      if (!to) return false;
      event.preventDefault();
      focusCell(to);
      return true;
    },
    onFocus: ({ target }) => {
      const position = positionAround(target);
      if (position) watch(target);
      if (position && (position.row !== active.row || position.column !== active.column)) setActive(position);
    },
    frameHandlers: {
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: () => {
        hasFocus.current = false;
      },
    },
  };
}

/** Moves focus to the next cell when a row is deleted or a column is hidden, after its menu or dialog has closed. */
function useLostCell(grid: RefObject<HTMLElement | null>): (focused: Element) => void {
  const cell = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!cell.current || cell.current.isConnected) return;
    cell.current = null;
    focusWhenLost(() => stopOf(grid.current));
  });
  return (focused) => {
    cell.current = focused.closest('[data-column]');
  };
}

function cellAt(grid: HTMLElement | null, { row, column, isDetail }: CellPosition): HTMLElement | null {
  return (
    grid?.querySelector(`[data-row="${row}"] > ${isDetail ? '[data-detail]' : `[data-column="${column}"]`}`) ?? null
  );
}

/** Whether the target is the detail below a row itself. */
export function isDetail(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset['detail'] !== undefined;
}

/** The tab stop: the active cell, or the control that fills it. */
export function stopOf(grid: HTMLElement | null): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(':is([data-column], [data-column] *)[tabindex="0"]') ?? null;
}

/** A cell that is nothing but a control hands focus to it. */
function targetIn(cell: HTMLElement): HTMLElement {
  return cell.querySelector<HTMLElement>('[data-cell-control]') ?? cell;
}

/** The cell around an element of the grid. */
export function positionOf(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

/** How many whole rows can be seen at once, and at least one. */
function screenfulOf(grid: HTMLElement): number {
  const row = grid.querySelector<HTMLElement>('[data-row="0"], [data-row]:not([data-row="-1"])');
  const height = Math.min(grid.clientHeight, window.innerHeight);
  return row ? Math.max(Math.floor(height / row.offsetHeight) - 2, 1) : 1;
}
