import type { MergeChoices } from '@embarque/design-system/merge';
import type { RightsCell, Role, RolePrincipal, RoleWithPeople } from '@embarque/mocks/roles/contract';
import { HttpError } from '../../../http/http.error.ts';
import type { RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { draftOf, isBeyond, isNameTaken, patchBetween, patched, type RoleDraft } from '../model/role.draft.ts';
import { resolved } from '../model/role.merge.ts';
import { refusalIn, type RoleConflict } from '../server/roles.api.ts';
import type { RoleCommand, Roles } from '../server/roles.commands.ts';
import { responseIn } from '../server/roles.outbox.ts';

export interface RoleEditorInput {
  /** The role to change; `null` for a new one. */
  role: RoleWithPeople | null;
  /** The name and the rights at first, for a new role. */
  first: RoleDraft;
  /** The role of the person who edits. */
  own: Role | undefined;
  roles: Roles;
  by: RolePrincipal;
}

export interface RoleMachineInput extends RoleEditorInput {
  outbox: RunningOutbox;
}

/** Why a save was refused: what it is about, and the error. */
export interface Refusal {
  reason: string | null;
  cells: readonly RightsCell[];
  error: unknown;
}

export interface RoleEditorContext extends RoleMachineInput {
  draft: RoleDraft;
  /** The rights before each change, so that it can be undone within the draft. */
  past: readonly (readonly RightsCell[])[];
  /** Whether saving was tried, so that what is missing is shown. */
  isTried: boolean;
  note: string;
  refusal: Refusal | null;
  conflict: RoleConflict | null;
  /** The side that was chosen for each conflict. */
  sides: MergeChoices;
}

export function firstContext(input: RoleMachineInput): RoleEditorContext {
  const { role, first } = input;
  return {
    ...input,
    draft: role ? draftOf(role) : first,
    past: [],
    isTried: false,
    note: '',
    refusal: null,
    conflict: null,
    sides: {},
  };
}

/** The draft without any change: as stored, or as a new role began. */
export const storedDraft = ({ role, first }: Pick<RoleEditorContext, 'role' | 'first'>): RoleDraft =>
  role ? draftOf(role) : first;

export type RoleLock = 'system role' | 'own role' | 'no right' | null;

/** Why nothing of the role can be changed, if nothing can. */
export function lockOf({ role, own }: Pick<RoleEditorContext, 'role' | 'own'>): RoleLock {
  if (role?.isSystem) return 'system role';
  if (role && role.id === own?.id) return 'own role';
  return isBeyond(own, role ? 'user-management.write' : 'user-management.create') ? 'no right' : null;
}

/** Whether a right cannot be changed by the person who edits. */
export const isLocked = (context: Pick<RoleEditorContext, 'role' | 'own'>, cell: RightsCell): boolean =>
  lockOf(context) !== null || isBeyond(context.own, cell);

/** So many characters of a name and of a note does the server take. */
export const LONGEST_NAME = 60;
export const LONGEST_NOTE = 300;

export type NameProblem = 'empty' | 'long' | 'taken' | null;

export function nameProblem({ draft, role, roles }: RoleEditorContext): NameProblem {
  if (draft.name.trim() === '') return 'empty';
  if (draft.name.trim().length > LONGEST_NAME) return 'long';
  return isNameTaken(roles, draft.name, role?.id) ? 'taken' : null;
}

export function isDirty(context: RoleEditorContext): boolean {
  const { draft } = context;
  const before = storedDraft(context);
  return draft.name.trim() !== before.name || Object.keys(patchBetween(before.cells, draft.cells)).length > 0;
}

/** The command that saves the draft. */
export function commandOf({ role, draft, note, by }: RoleEditorContext): RoleCommand {
  const name = draft.name.trim();
  if (!role) return { type: 'role added', name, cells: draft.cells, by };
  return {
    type: 'role changed',
    roleId: role.id,
    name: name === role.name ? null : { before: role.name, after: name },
    cells: patchBetween(role.cells, draft.cells),
    note,
    by,
  };
}

/** The role has been saved, or part of it: what is refused goes back to what is stored. */
export function withRefusal(context: RoleEditorContext, error: unknown) {
  const refused = refusalIn(error);
  const role = responseIn(error)?.role ?? context.role;
  const cells = refused?.cells ?? [];
  const back = Object.fromEntries(cells.map((cell) => [cell, role?.cells.includes(cell) ?? false]));
  const isShown = refused !== null && refused.reason !== 'changed since';
  return {
    role,
    draft: { ...context.draft, cells: patched(context.draft.cells, back) },
    refusal: { reason: isShown ? refused.reason : null, cells, error: error instanceof HttpError ? error : refused },
    past: [],
  };
}

/** The sides are chosen: the draft goes on from what the other person has made of the role. */
export function withChoices({ conflict, sides }: RoleEditorContext): Partial<RoleEditorContext> {
  if (!conflict) return {};
  return { role: conflict.theirs, draft: resolved(conflict.merge, sides), conflict: null, sides: {}, past: [] };
}
