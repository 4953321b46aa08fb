import { fold } from '@embarque/design-system/fold';
import type { CellPatch, RightsAction, RightsArea, RightsCell, Role } from '@embarque/mocks/roles/contract';
import { ACTIONS, CELLS } from '../../../people/rights.ts';

/** The name and the rights of a role before they are saved. */
export interface RoleDraft {
  name: string;
  cells: readonly RightsCell[];
}

/** The role as a draft; full access counts as all rights. */
export const draftOf = ({ name, cells, hasFullAccess }: Pick<Role, 'name' | 'cells' | 'hasFullAccess'>): RoleDraft => ({
  name,
  cells: hasFullAccess ? CELLS : cells,
});

export const cellOf = (area: RightsArea, action: RightsAction): RightsCell => `${area}.${action}`;

export const areaOf = (cell: RightsCell) => cell.slice(0, cell.indexOf('.')) as RightsArea;

export const actionOf = (cell: RightsCell) => cell.slice(cell.indexOf('.') + 1) as RightsAction;

const readingOf = (cell: RightsCell) => cellOf(areaOf(cell), 'read');

/** The rights that need this one. */
const dependents = (cell: RightsCell): RightsCell[] =>
  actionOf(cell) === 'read' ? ACTIONS.slice(1).map((action) => cellOf(areaOf(cell), action)) : [];

/** The rights after a patch, in the order of the matrix. */
export function patched(cells: readonly RightsCell[], patch: CellPatch): RightsCell[] {
  return CELLS.filter((cell) => patch[cell] ?? cells.includes(cell));
}

/** Rights to grant and to take away, so that one list becomes the other. */
export function patchBetween(before: readonly RightsCell[], after: readonly RightsCell[]): CellPatch {
  const changed = CELLS.filter((cell) => before.includes(cell) !== after.includes(cell));
  return Object.fromEntries(changed.map((cell) => [cell, after.includes(cell)]));
}

/** The rights that a patch grants, and those that it takes away. */
export function sidesOf(patch: CellPatch): { gained: RightsCell[]; lost: RightsCell[] } {
  return {
    gained: CELLS.filter((cell) => patch[cell] === true),
    lost: CELLS.filter((cell) => patch[cell] === false),
  };
}

/**
 * Grants rights or takes them away, with what goes along: writing and creating need reading. What would need a locked right to
 * change stays as it is.
 */
export function toggled(
  cells: readonly RightsCell[],
  toggle: { cells: readonly RightsCell[]; isOn: boolean },
  isLocked: (cell: RightsCell) => boolean,
): RightsCell[] {
  const patch: CellPatch = {};
  for (const cell of toggle.cells) {
    const along = toggle.isOn ? [readingOf(cell)] : dependents(cell);
    const changes = [cell, ...along].filter((each) => cells.includes(each) !== toggle.isOn);
    if (!changes.some(isLocked)) for (const each of changes) patch[each] = toggle.isOn;
  }
  return patched(cells, patch);
}

/** The rights after a patch, as if each of its rights was toggled: with what goes along, and without what is locked. */
export function restored(
  cells: readonly RightsCell[],
  patch: CellPatch,
  isLocked: (cell: RightsCell) => boolean,
): RightsCell[] {
  const { gained, lost } = sidesOf(patch);
  return toggled(toggled(cells, { cells: lost, isOn: false }, isLocked), { cells: gained, isOn: true }, isLocked);
}

/** Why a right changed along with another one: it is needed, or lacks what it needs. */
export function alongWith(
  stored: readonly RightsCell[],
  cells: readonly RightsCell[],
  cell: RightsCell,
): RightsAction | null {
  const isOn = cells.includes(cell);
  if (isOn === stored.includes(cell)) return null;
  if (!isOn) return actionOf(cell) !== 'read' && !cells.includes(readingOf(cell)) ? 'read' : null;
  const needing = dependents(cell).find((each) => cells.includes(each));
  return needing ? actionOf(needing) : null;
}

/** The rights that a person cannot give or take, because they do not have them. */
export function isBeyond(own: Pick<Role, 'hasFullAccess' | 'cells'> | undefined, cell: RightsCell): boolean {
  return !own?.hasFullAccess && !own?.cells.includes(cell);
}

/** The role of a person, by its id or by the word for it in lists of users. */
export function roleOfPerson<Each extends Role>(roles: readonly Each[], word: string): Each | undefined {
  return roles.find(({ id }) => id === word) ?? roles.find(({ userRole }) => userRole === word);
}

/** Whether another role has the name, whatever its case, accents and spaces. */
export function isNameTaken(roles: readonly Pick<Role, 'id' | 'name'>[], name: string, except?: string): boolean {
  return roles.some((role) => role.id !== except && sameName(role.name) === sameName(name));
}

const sameName = (name: string) => fold(name).replaceAll(/\s+/g, ' ').trim();
