import type { RightsCell } from '@embarque/mocks/roles/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS } from '../../../people/rights.ts';
import {
  alongWith,
  areaOf,
  cellOf,
  isBeyond,
  isNameTaken,
  patchBetween,
  patched,
  restored,
  roleOfPerson,
  sidesOf,
  toggled,
} from './role.draft.ts';

const free = () => false;
const sound = (cells: readonly RightsCell[]) => cells.every((cell) => cells.includes(cellOf(areaOf(cell), 'read')));

describe('a draft', () => {
  it('grants reading along with writing, and says why', () => {
    const cells = toggled([], { cells: ['payroll.write'], isOn: true }, free);

    expect(cells).toEqual(['payroll.read', 'payroll.write']);
    expect(alongWith([], cells, 'payroll.read')).toBe('write');
    expect(alongWith([], cells, 'payroll.write')).toBeNull();
  });

  it('takes away with reading what needs it, and says why', () => {
    const stored: RightsCell[] = ['payroll.read', 'payroll.write', 'payroll.create'];

    const cells = toggled(stored, { cells: ['payroll.read'], isOn: false }, free);

    expect(cells).toEqual([]);
    expect(alongWith(stored, cells, 'payroll.create')).toBe('read');
  });

  it('leaves alone what would change a locked right along', () => {
    const isLocked = (cell: RightsCell) => cell === 'payroll.write';

    expect(toggled(['payroll.read', 'payroll.write'], { cells: ['payroll.read'], isOn: false }, isLocked)).toHaveLength(
      2,
    );
  });

  it('is restored without what is locked, and never writes what it cannot read', () => {
    const isLocked = (cell: RightsCell) => areaOf(cell) === 'payroll';
    const patch = { 'payroll.write': true, 'reporting.write': true } as const;

    expect(restored([], patch, isLocked)).toEqual(['reporting.read', 'reporting.write']);
  });

  it('is sound after any toggles, and its patch leads there', () => {
    const toggle = fc.record({ cells: fc.subarray([...CELLS]), isOn: fc.boolean() });
    fc.assert(
      fc.property(fc.array(toggle, { maxLength: 6 }), fc.subarray([...CELLS]), (toggles, locked) => {
        const isLocked = (cell: RightsCell) => locked.includes(cell);
        const stored: RightsCell[] = ['reporting.read', 'reporting.write'];
        const cells = toggles.reduce((before, each) => toggled(before, each, isLocked), stored);

        expect(sound(cells)).toBe(true);
        expect(Object.keys(patchBetween(stored, cells)).filter((cell) => locked.some((each) => each === cell))).toEqual(
          [],
        );
        expect(patched(stored, patchBetween(stored, cells))).toEqual(cells);
      }),
    );
  });
});

it('tells what is gained from what is lost (XR-08)', () => {
  expect(sidesOf({ 'payroll.write': false, 'reporting.read': true })).toEqual({
    gained: ['reporting.read'],
    lost: ['payroll.write'],
  });
});

it('lets nobody give what they do not have (XR-10)', () => {
  expect(isBeyond({ hasFullAccess: true, cells: [] }, 'payroll.write')).toBe(false);
  expect(isBeyond({ hasFullAccess: false, cells: ['payroll.read'] }, 'payroll.write')).toBe(true);
  expect(isBeyond(undefined, 'payroll.read')).toBe(true);
});

it('compares names without case, accents and spaces', () => {
  const roles = [{ id: 'a', name: 'Team  leads' }];
  expect(isNameTaken(roles, ' TÉAM LEADS')).toBe(true);
  expect(isNameTaken(roles, 'Team leads', 'a')).toBe(false);
});

it('finds the role of a person by either word', () => {
  const base = { name: '', tone: 'primary', isSystem: false, hasFullAccess: false, cells: [], version: 1 } as const;
  const roles = [{ ...base, cells: [], id: 'manager', userRole: 'author' }];
  expect(roleOfPerson(roles, 'author')?.id).toBe('manager');
  expect(roleOfPerson(roles, 'manager')?.id).toBe('manager');
  expect(roleOfPerson(roles, 'client')).toBeUndefined();
});
