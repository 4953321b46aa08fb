import type { CSSProperties } from 'react';
import type { PinSide } from './column-layout.ts';
import type { Slot } from './slots.ts';

/** How wide one column of the grid is. */
export interface SlotWidth {
  /** In px. */
  width: number;
  /** Whether it takes a share of the room that is left, which is not known yet. */
  isGrowing: boolean;
}

/** The columns as CSS writes them. Until the room is known they share it by themselves, so that the first rows need not wait. */
export function gridColumns(widths: readonly SlotWidth[]): string {
  return widths.map(({ width, isGrowing }) => (isGrowing ? `minmax(${width}px, ${width}fr)` : `${width}px`)).join(' ');
}

interface GridWidths<Item> {
  slots: readonly Slot<Item>[];
  /** Those of the slots. */
  widths: readonly SlotWidth[];
  /** The width that all of them share, in px; 0 until it is known. */
  room: number;
}

/**
 * The CSS variables of the column widths. Heads and rows refer to them, so that changing a width renders none of them.
 */
export function widthVariables<Item>({ slots, widths, room }: GridWidths<Item>): CSSProperties {
  const widthOf = (index: number) => widths[index]?.width ?? 0;
  const sum = (indexes: readonly number[]) => indexes.reduce((total, index) => total + widthOf(index), 0);
  const all = [...slots.keys()];
  const at = (side: PinSide) => all.filter((index) => slots[index]?.pinned === side);
  const [start, end] = [at('start'), at('end')];
  const variables: Record<`--${string}`, string> = {
    '--grid-columns': gridColumns(widths),
    '--grid-width': `${sum(all)}px`,
    '--seen': `${room}px`,
    '--pinned-start': `${sum(start)}px`,
    '--pinned-end': `${sum(end)}px`,
    ...Object.fromEntries(start.map((index, position) => [insetName(index), `${sum(start.slice(0, position))}px`])),
    ...Object.fromEntries(end.map((index, position) => [insetName(index), `${sum(end.slice(position + 1))}px`])),
  };
  return variables;
}

/** How far a pinned column stands from its edge, as a custom property. */
export const insetName = (index: number) => `--inset-${index}`;
