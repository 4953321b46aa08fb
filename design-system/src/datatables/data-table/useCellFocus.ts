import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocaleSettings } from '../../behaviour/LocaleProvider.tsx';
import { type CellPlace, type GridSize, moveCell, within } from './cell-moves.ts';

interface CellFocusOptions {
  grid: RefObject<HTMLElement | null>;
  size: Pick<GridSize, 'rows' | 'columns'>;
}

export interface CellFocus {
  /** The one cell that Tab leads to. */
  active: CellPlace;
  /** Goes to a cell as soon as it is there. */
  focusCell: (place: CellPlace) => void;
  /** Goes where the key leads to; whether it leads anywhere. */
  onArrow: (event: KeyboardEvent) => boolean;
  onFocus: (event: FocusEvent) => void;
}

/** Goes through the cells with the keys of the WAI-ARIA grid; the whole table is one stop of Tab. */
export function useCellFocus({ grid, size }: CellFocusOptions): CellFocus {
  const { direction } = useLocaleSettings();
  const [wanted, setActive] = useState<CellPlace>({ row: -1, column: 0 });
  const isWaiting = useRef(false);
  const active = within(wanted, size);

  useLayoutEffect(() => {
    if (!isWaiting.current) return;
    const cell = cellAt(grid.current, active);
    if (!cell) return;
    isWaiting.current = false;
    targetIn(cell).focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const focusCell = (place: CellPlace) => {
    isWaiting.current = true;
    setActive({ ...place });
  };

  return {
    active,
    focusCell,
    onArrow: (event) => {
      const from = placeOf(event.target);
      if (!from || !grid.current) return false;
      const to = moveCell(from, event, { ...size, screenful: screenfulOf(grid.current), isRtl: direction === 'rtl' });
      if (!to) return false;
      event.preventDefault();
      focusCell(to);
      return true;
    },
    onFocus: ({ target }) => {
      const place = placeOf(target);
      if (place && (place.row !== active.row || place.column !== active.column)) setActive(place);
    },
  };
}

function cellAt(grid: HTMLElement | null, { row, column }: CellPlace): HTMLElement | null {
  return grid?.querySelector(`[data-row="${row}"] > [data-column="${column}"]`) ?? null;
}

/** A cell that is nothing but a control hands focus to it. */
function targetIn(cell: HTMLElement): HTMLElement {
  return cell.querySelector<HTMLElement>('[data-cell-control]') ?? cell;
}

/** The cell around an element of the grid. */
export function placeOf(target: EventTarget): CellPlace | undefined {
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
