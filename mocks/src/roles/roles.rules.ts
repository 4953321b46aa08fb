import { fold } from '@embarque/design-system/fold';
import type { CellPatch, RightsCell, Role } from './roles.contract.ts';
import { CELLS } from './roles.schema.ts';

/** The rights after a patch, in the order of the matrix. */
export function patched(cells: readonly RightsCell[], patch: CellPatch): RightsCell[] {
  return CELLS.filter((cell) => patch[cell] ?? cells.includes(cell));
}

/** The rights that count for nothing, because they need to read what may not be read. */
export function withoutReading(cells: readonly RightsCell[]): RightsCell[] {
  return cells.filter((cell) => !cells.includes(readingOf(cell)));
}

/** The rights of which one list has more or less than the other. */
export function changedCells(before: readonly RightsCell[], after: readonly RightsCell[]): RightsCell[] {
  return CELLS.filter((cell) => before.includes(cell) !== after.includes(cell));
}

/** The rights among these that a role does not have itself, so that it cannot give or take them. */
export function beyond(role: Role | undefined, cells: readonly RightsCell[]): RightsCell[] {
  if (role?.hasFullAccess) return [];
  return cells.filter((cell) => !role?.cells.includes(cell));
}

/** Whether another role has the name, whatever its case, accents and spaces. */
export function isNameTaken(roles: readonly Role[], name: string, except?: string): boolean {
  return roles.some((role) => role.id !== except && sameName(role.name) === sameName(name));
}

const sameName = (name: string) => fold(name).replaceAll(/\s+/g, ' ').trim();

function readingOf(cell: RightsCell): RightsCell {
  return cell.replace(/\.\w+$/, '.read') as RightsCell;
}
