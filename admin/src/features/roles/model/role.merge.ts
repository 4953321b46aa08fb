import type { CellPatch, RightsArea, RightsCell, Role, RoleEntry } from '@embarque/mocks/roles/contract';
import { AREAS, CELLS } from '../../../people/rights.ts';
import { areaOf, cellOf, patchBetween, patched, type RoleDraft } from './role.draft.ts';

/** Two changes that cannot both be kept: of the name, or of one area. */
export type Conflict =
  | { key: 'name'; mine: string; theirs: string }
  | { key: RightsArea; mine: readonly RightsCell[]; theirs: readonly RightsCell[] };

export type Side = 'mine' | 'theirs';

export interface Merge {
  /** The role with both changes; where they are at odds, with theirs. */
  draft: RoleDraft;
  /** Rights that only the other person has changed. */
  theirCells: readonly RightsCell[];
  conflicts: readonly Conflict[];
}

interface Change {
  name: { before: string; after: string } | null;
  cells: CellPatch;
}

/**
 * Brings a change together with what another person has made of the role since.
 *
 * @param before the rights that the change was made to
 */
export function merge({ name, cells }: Change, before: readonly RightsCell[], theirs: RoleDraft): Merge {
  const both = patched(theirs.cells, cells);
  const mine = patched(before, cells);
  const atOdds = AREAS.filter((area) => isUnsound(both, area));
  const nameConflict: Conflict[] =
    name && theirs.name !== name.before && theirs.name !== name.after
      ? [{ key: 'name', mine: name.after, theirs: theirs.name }]
      : [];
  const theirPatch = patchBetween(before, theirs.cells);
  return {
    draft: {
      name: name && nameConflict.length === 0 ? name.after : theirs.name,
      cells: CELLS.filter((cell) => (atOdds.includes(areaOf(cell)) ? theirs.cells : both).includes(cell)),
    },
    theirCells: CELLS.filter((cell) => cell in theirPatch && !(cell in cells) && !atOdds.includes(areaOf(cell))),
    conflicts: [
      ...nameConflict,
      ...atOdds.map((key): Conflict => ({ key, mine: within(mine, key), theirs: within(theirs.cells, key) })),
    ],
  };
}

const isUnsound = (cells: readonly RightsCell[], area: RightsArea) =>
  !cells.includes(cellOf(area, 'read')) && within(cells, area).length > 0;

const within = (cells: readonly RightsCell[], area: RightsArea) => cells.filter((cell) => areaOf(cell) === area);

/** The draft once a side is chosen for each conflict. */
export function resolved({ draft, conflicts }: Merge, sides: Readonly<Record<string, Side>>): RoleDraft {
  return conflicts.reduce<RoleDraft>((result, conflict) => {
    if (sides[conflict.key] !== 'mine') return result;
    if (conflict.key === 'name') return { ...result, name: conflict.mine };
    const others = result.cells.filter((cell) => areaOf(cell) !== conflict.key);
    return { ...result, cells: patched([...others, ...conflict.mine], {}) };
  }, draft);
}

/**
 * Takes one line of the history back, as far as its rights are still as it left them.
 *
 * @returns the patch, and the rights that have changed since
 */
export function restorePatch(entry: Pick<RoleEntry, 'cells'>, role: Pick<Role, 'cells'>) {
  const isStill = ({ cell, after }: RoleEntry['cells'][number]) => role.cells.includes(cell) === after;
  const patch: CellPatch = Object.fromEntries(entry.cells.filter(isStill).map(({ cell, before }) => [cell, before]));
  return { patch, changedSince: entry.cells.filter((each) => !isStill(each)).map(({ cell }) => cell) };
}
