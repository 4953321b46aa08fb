import type { RightsCell } from '@embarque/mocks/roles/contract';
import { describe, expect, it } from 'vitest';
import { merge, resolved, restorePatch } from './role.merge.ts';

const before: readonly RightsCell[] = ['reporting.read', 'payroll.read'];
const same = { name: 'Manager', cells: before };

describe('two changes of one role', () => {
  it('of different rights are both kept, and the other one is named (XR-09)', () => {
    const result = merge({ name: null, cells: { 'payroll.write': true } }, same, {
      ...same,
      cells: ['reporting.read', 'reporting.create', 'payroll.read'],
    });

    expect(result).toMatchObject({ theirCells: ['reporting.create'], conflicts: [] });
    expect(resolved(result)).toEqual({
      name: 'Manager',
      cells: ['reporting.read', 'reporting.create', 'payroll.read', 'payroll.write'],
    });
  });

  it('that cannot both be kept are a choice for that area alone (XR-09)', () => {
    const result = merge({ name: null, cells: { 'payroll.write': true, 'reporting.write': true } }, same, {
      ...same,
      cells: ['reporting.read'],
    });
    const cells = (side: 'mine' | 'theirs' | 'base') => resolved(result, { payroll: side }).cells;

    expect(result.conflicts).toMatchObject([
      { id: 'payroll', base: ['payroll.read'], mine: ['payroll.read', 'payroll.write'], theirs: [] },
    ]);
    expect(cells('theirs')).toEqual(['reporting.read', 'reporting.write']);
    expect(cells('mine')).toEqual(['reporting.read', 'reporting.write', 'payroll.read', 'payroll.write']);
    expect(cells('base')).toEqual(['reporting.read', 'reporting.write', 'payroll.read']);
  });

  it('are no conflict again once a side is chosen, though the change is sent with the role as it was known (XR-09)', () => {
    const chosen = merge({ name: null, cells: { 'payroll.read': true, 'payroll.write': true } }, same, {
      ...same,
      cells: ['reporting.read'],
    });

    expect(chosen.conflicts).toEqual([]);
    expect(resolved(chosen).cells).toEqual(['reporting.read', 'payroll.read', 'payroll.write']);
  });

  it('of the same right to the same value are no conflict', () => {
    const theirs = { ...same, cells: [...before, 'payroll.write'] as const };

    expect(merge({ name: null, cells: { 'payroll.write': true } }, same, theirs)).toMatchObject({
      theirCells: [],
      conflicts: [],
    });
  });

  it('of the name are a choice, unless both chose the same', () => {
    const mine = { name: { before: 'Manager', after: 'Leads' }, cells: {} };
    const both = merge(mine, same, { ...same, name: 'Team leads' });

    expect(both.conflicts).toMatchObject([{ id: 'name', base: 'Manager', mine: 'Leads', theirs: 'Team leads' }]);
    expect(resolved(both, { name: 'mine' }).name).toBe('Leads');
    expect(merge(mine, same, { ...same, name: 'Leads' }).conflicts).toEqual([]);
    expect(resolved(merge(mine, same, same)).name).toBe('Leads');
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
