import type { RightsCell } from '@embarque/mocks/roles/contract';
import { describe, expect, it } from 'vitest';
import { merge, resolved, restorePatch } from './role.merge.ts';

const before: readonly RightsCell[] = ['reporting.read', 'payroll.read'];
const same = { name: 'Manager', cells: before };

describe('two changes of one role', () => {
  it('of different rights are both kept, and the other one is named (XR-09)', () => {
    const result = merge({ name: null, cells: { 'payroll.write': true } }, before, {
      ...same,
      cells: ['reporting.read', 'reporting.create', 'payroll.read'],
    });

    expect(result).toEqual({
      draft: { name: 'Manager', cells: ['reporting.read', 'reporting.create', 'payroll.read', 'payroll.write'] },
      theirCells: ['reporting.create'],
      conflicts: [],
    });
  });

  it('that cannot both be kept are a choice for that area alone (XR-09)', () => {
    const result = merge({ name: null, cells: { 'payroll.write': true, 'reporting.write': true } }, before, {
      ...same,
      cells: ['reporting.read'],
    });

    expect(result.conflicts).toEqual([{ key: 'payroll', mine: ['payroll.read', 'payroll.write'], theirs: [] }]);
    expect(resolved(result, { payroll: 'theirs' }).cells).toEqual(['reporting.read', 'reporting.write']);
    expect(resolved(result, { payroll: 'mine' }).cells).toEqual([
      'reporting.read',
      'reporting.write',
      'payroll.read',
      'payroll.write',
    ]);
  });

  it('of the same right to the same value are no conflict', () => {
    const theirs = { ...same, cells: [...before, 'payroll.write'] as const };

    expect(merge({ name: null, cells: { 'payroll.write': true } }, before, theirs)).toMatchObject({
      theirCells: [],
      conflicts: [],
    });
  });

  it('of the name are a choice, unless both chose the same', () => {
    const mine = { name: { before: 'Manager', after: 'Leads' }, cells: {} };

    expect(merge(mine, before, { ...same, name: 'Team leads' }).conflicts).toEqual([
      { key: 'name', mine: 'Leads', theirs: 'Team leads' },
    ]);
    expect(merge(mine, before, { ...same, name: 'Leads' }).conflicts).toEqual([]);
    expect(merge(mine, before, same).draft.name).toBe('Leads');
  });
});

it('restores two rights of three, and names the one that has changed since (XR-25)', () => {
  const entry = {
    cells: [
      { cell: 'payroll.write', before: false, after: true },
      { cell: 'reporting.create', before: true, after: false },
      { cell: 'reporting.write', before: false, after: true },
    ],
  } as const;

  expect(
    restorePatch({ cells: [...entry.cells] }, { cells: ['payroll.read', 'payroll.write', 'reporting.read'] }),
  ).toEqual({
    patch: { 'payroll.write': false, 'reporting.create': true },
    changedSince: ['reporting.write'],
  });
});
