import { describe, expect, it } from 'vitest';
import { lineState, toggleOf } from './matrix.lines.ts';
import type { MatrixCell } from './permission-matrix.types.ts';

const columns = ['read', 'write', 'create'];
const positions = columns.map((column) => ({ row: 'payroll', column }));

/** Presses the head of a row and returns its cells after it. */
function press(cells: readonly MatrixCell[]) {
  const toggle = toggleOf(positions, ({ column }) => cells[columns.indexOf(column)] ?? { isOn: false });
  const after = cells.map((cell, index) =>
    toggle?.cells.some(({ column }) => column === columns[index]) ? { ...cell, isOn: toggle.isOn } : cell,
  );
  return { after, sent: toggle?.cells.map(({ column }) => column) ?? [] };
}

describe('the head of a row', () => {
  it('grants what can be changed, then takes it away, and never touches a locked cell (XR-06)', () => {
    const cells = [{ isOn: true }, { isOn: false }, { isOn: false, lock: "You don't have this right" }];
    expect(lineState(cells)).toEqual({ state: 'mixed', on: 1, total: 3, locked: 1 });

    const once = press(cells);
    expect(once.sent).toEqual(['write']);
    expect(lineState(once.after)).toEqual({ state: 'on', on: 2, total: 3, locked: 1 });

    const twice = press(once.after);
    expect(twice.sent).toEqual(['read', 'write']);
    expect(lineState(twice.after)).toEqual({ state: 'off', on: 0, total: 3, locked: 1 });
  });

  it('stands as its cells do when all of them are locked, and changes nothing', () => {
    const cells = columns.map(() => ({ isOn: true, lock: "You don't have this right" }));

    expect(lineState(cells)).toEqual({ state: 'on', on: 3, total: 3, locked: 3 });
    expect(press(cells)).toEqual({ after: cells, sent: [] });
  });
});
