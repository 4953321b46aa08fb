import {
  type FieldConflict,
  type FieldsMerge,
  type MergeChoices,
  mergeFields,
  resolveMerge,
} from '@embarque/design-system/merge';
import type { CellPatch, RightsArea, RightsCell, Role, RoleEntry } from '@embarque/mocks/roles/contract';
import { AREAS, CELLS } from '../../../people/rights.ts';
import { areaOf, cellOf, patchBetween, patched, type RoleDraft } from './role.draft.ts';

/** Two changes that cannot both be kept: of the name, or of the rights of one area. */
export type RoleConflictField = 'name' | RightsArea;

export interface RoleMerge {
  fields: FieldsMerge<RoleDraft>;
  conflicts: readonly FieldConflict<RoleConflictField>[];
  /** Rights that only the other person has changed. */
  theirCells: readonly RightsCell[];
}

interface Change {
  name: { before: string; after: string } | null;
  cells: CellPatch;
}

/**
 * Brings a change together with what another person has made of the role since.
 *
 * @param before the role that the change was made to
 */
export function merge({ name, cells }: Change, before: RoleDraft, theirs: RoleDraft): RoleMerge {
  const base: RoleDraft = { name: name?.before ?? before.name, cells: unpatched(before.cells, cells) };
  const mine: RoleDraft = { name: name?.after ?? base.name, cells: patched(before.cells, cells) };
  const stored: RoleDraft = { name: theirs.name, cells: theirs.cells };
  const fields = mergeFields(base, mine, stored, { name: 'value', cells: 'set' });
  const both = resolveMerge(fields).cells;
  const atOdds = AREAS.filter((area) => isUnsound(both, area));
  const theirPatch = patchBetween(base.cells, theirs.cells);
  return {
    fields,
    conflicts: [
      ...fields.conflicts.flatMap((each) => (each.field === 'name' ? [{ ...each, field: each.field }] : [])),
      ...atOdds.map((area): FieldConflict<RightsArea> => {
        const [original, own, other] = [base, mine, stored].map((side) => within(side.cells, area));
        return { id: area, field: area, kind: 'set', base: original, mine: own, theirs: other };
      }),
    ],
    theirCells: CELLS.filter((cell) => cell in theirPatch && !(cell in cells) && !atOdds.includes(areaOf(cell))),
  };
}

/** A patch may have been made to newer rights than those known: it says itself what its rights were before. */
const unpatched = (cells: readonly RightsCell[], patch: CellPatch) =>
  patched(cells, Object.fromEntries(CELLS.flatMap((cell) => (cell in patch ? [[cell, !patch[cell]]] : []))));

const isUnsound = (cells: readonly RightsCell[], area: RightsArea) =>
  !cells.includes(cellOf(area, 'read')) && within(cells, area).length > 0;

const within = (cells: readonly RightsCell[], area: RightsArea) => cells.filter((cell) => areaOf(cell) === area);

/** The draft once a side is chosen for each conflict; where none is, theirs stays. */
export function resolved({ fields, conflicts }: RoleMerge, choices: MergeChoices = {}): RoleDraft {
  const { name, cells } = resolveMerge(fields, choices);
  const areas = conflicts.filter(({ field }) => field !== 'name');
  const chosen = areas.flatMap((each) => each[choices[each.id] ?? 'theirs'] as readonly RightsCell[]);
  const settled = cells.filter((cell) => !areas.some(({ field }) => field === areaOf(cell)));
  return { name, cells: patched([...settled, ...chosen], {}) };
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
