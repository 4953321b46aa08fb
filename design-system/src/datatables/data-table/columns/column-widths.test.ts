import { describe, expect, it } from 'vitest';
import { fitColumns } from './column-widths.ts';

const pinned = { id: 'id', width: 80, minWidth: 60, isChosen: true, isPinned: true };
const name = { id: 'name', width: 300, minWidth: 60, isChosen: false, isPinned: false };
const fit = (room: number, column: Partial<typeof name> = {}) =>
  fitColumns([pinned, { ...name, ...column }], { room, beside: 120, window: 1000 });

describe('columns beside pinned ones', () => {
  it('have room for the widest of them, or most of the grid', () => {
    const isNarrow = (room: number, width: number) => fit(room, { width, isChosen: true }).isNarrow;

    expect([400, 399].map((room) => isNarrow(room, 200))).toEqual([false, true]);
    expect([500, 499].map((room) => isNarrow(room, 900))).toEqual([false, true]);
  });

  it('are no wider than what the pinned ones leave of the room, if they may be as narrow and nobody chose more', () => {
    const widthIn = (room: number, column?: Partial<typeof name>) => fit(room, column).widths['name'];

    expect(widthIn(500, { width: 360 })).toBe(300);
    expect(widthIn(500, { width: 360, minWidth: 320 })).toBe(320);
    expect(widthIn(500, { width: 360, isChosen: true })).toBe(360);
    expect(widthIn(0, { width: 1200 })).toBe(1200);
  });
});
