import type { MatrixCell, MatrixPosition } from './permission-matrix.types.ts';

export interface LineState {
  /** Of the cells that can be changed; of all when none can. */
  state: 'on' | 'off' | 'mixed';
  on: number;
  total: number;
  locked: number;
}

/** How the box of a row, of a column or of everything stands. */
export function lineState(cells: readonly MatrixCell[]): LineState {
  const free = cells.filter(({ lock }) => !lock);
  const counted = free.length > 0 ? free : cells;
  const ticked = counted.filter(({ isOn }) => isOn).length;
  return {
    state: ticked === 0 ? 'off' : ticked === counted.length ? 'on' : 'mixed',
    on: cells.filter(({ isOn }) => isOn).length,
    total: cells.length,
    locked: cells.length - free.length,
  };
}

export interface MatrixToggle {
  /** The cells that change, never a locked one. */
  cells: readonly MatrixPosition[];
  isOn: boolean;
}

/** The change of a press on the box of a line: everything that can be changed is granted, or taken away when it all is. */
export function toggleOf(
  positions: readonly MatrixPosition[],
  cellAt: (position: MatrixPosition) => MatrixCell,
): MatrixToggle | null {
  const free = positions.filter((position) => !cellAt(position).lock);
  if (free.length === 0) return null;
  const isOn = !free.every((position) => cellAt(position).isOn);
  return { isOn, cells: free.filter((position) => cellAt(position).isOn !== isOn) };
}
