import * as v from 'valibot';
import type { Explanation } from '../lib/access/access.types.ts';
import type {
  AddRoleRequest,
  BeginViewRequest,
  CellPatch,
  DeleteRoleAnswer,
  DeleteRoleRequest,
  EndViewRequest,
  RightsAction,
  RightsArea,
  RightsCell,
  RoleAnswer,
  RolePrincipal,
  RoleHistoryAnswer,
  RoleRefusal,
  RoleRefusedAnswer,
  RolesAnswer,
  RoleTone,
  UpdateRoleRequest,
} from './roles.contract.ts';

const AREAS = [
  'user-management',
  'content-management',
  'disputes-management',
  'database-management',
  'financial-management',
  'reporting',
  'api-control',
  'repository-management',
  'payroll',
] as const satisfies readonly RightsArea[];

const ACTIONS = ['read', 'write', 'create'] as const satisfies readonly RightsAction[];

/** All rights, in the order of the matrix. */
export const CELLS: readonly RightsCell[] = AREAS.flatMap((area) =>
  ACTIONS.map((action): RightsCell => `${area}.${action}`),
);

const cell = v.picklist(CELLS, 'is no right');
const text = v.string('must be text');
const name = v.pipe(text, v.trim(), v.nonEmpty('is required'), v.maxLength(60, 'is too long'));
const id = v.pipe(text, v.nonEmpty('is required'));
const by: v.GenericSchema<unknown, RolePrincipal> = v.object({ fullName: id, role: text });
const patch = v.record(cell, v.boolean('must be true or false')) as v.GenericSchema<unknown, CellPatch>;

export const addRoleSchema: v.GenericSchema<unknown, AddRoleRequest> = v.object({
  role: v.object({ name, cells: v.array(cell) }),
  by: v.exactOptional(by),
});

export const updateRoleSchema: v.GenericSchema<unknown, UpdateRoleRequest> = v.object({
  id,
  version: v.number('must be a number'),
  name: v.exactOptional(name),
  cells: v.exactOptional(patch),
  note: v.exactOptional(v.pipe(text, v.trim(), v.maxLength(300, 'is too long'))),
  by: v.exactOptional(by),
});

export const deleteRoleSchema: v.GenericSchema<unknown, DeleteRoleRequest> = v.object({
  id,
  successor: v.exactOptional(id),
  by: v.exactOptional(by),
});

export const beginViewSchema: v.GenericSchema<unknown, BeginViewRequest> = v.object({
  id,
  role: id,
  userId: v.nullable(v.number('must be a number')),
  by,
  byEmail: id,
});

export const endViewSchema: v.GenericSchema<unknown, EndViewRequest> = v.object({ id });

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const filled = v.pipe(v.string(), v.nonEmpty());
const tones = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const satisfies readonly RoleTone[];

const role = {
  id: filled,
  name: filled,
  userRole: filled,
  tone: v.picklist(tones),
  isSystem: v.boolean(),
  hasFullAccess: v.boolean(),
  cells: v.array(cell),
  version: count,
};

const holder = v.strictObject({
  id: count,
  fullName: filled,
  avatar: v.string(),
  avatarColor: v.picklist(tones),
});

const presence = v.strictObject({ id: count, fullName: filled, path: v.pipe(v.string(), v.startsWith('/')) });

const roleWithPeople = v.strictObject({ ...role, count, people: v.array(holder), present: v.array(presence) });

export const rolesAnswerSchema: v.GenericSchema<unknown, RolesAnswer> = v.strictObject({
  roles: v.array(roleWithPeople),
  rightsVersion: count,
});

export const roleAnswerSchema: v.GenericSchema<unknown, RoleAnswer> = v.strictObject({ role: roleWithPeople });

export const deleteRoleAnswerSchema: v.GenericSchema<unknown, DeleteRoleAnswer> = v.strictObject({
  id: filled,
  moved: count,
});

export const roleHistoryAnswerSchema: v.GenericSchema<unknown, RoleHistoryAnswer> = v.strictObject({
  entries: v.array(
    v.strictObject({
      id: count,
      roleId: filled,
      type: v.picklist(['added', 'changed', 'deleted']),
      at: v.pipe(v.string(), v.isoTimestamp()),
      by: filled,
      name: v.nullable(v.strictObject({ before: v.string(), after: v.string() })),
      cells: v.array(v.strictObject({ cell, before: v.boolean(), after: v.boolean() })),
      note: v.string(),
      holders: count,
      requestId: filled,
    }),
  ),
});

const explanation = v.custom<Explanation>((value) => v.is(v.looseObject({ allowed: v.literal(false) }), value));

const refusals = [
  'not found',
  'no right',
  'system role',
  'own role',
  'beyond own rights',
  'name taken',
  'changed since',
  'needs reading',
  'needs a successor',
] as const satisfies readonly RoleRefusal[];

export const roleRefusedSchema: v.GenericSchema<unknown, RoleRefusedAnswer> = v.strictObject({
  message: filled,
  reason: v.picklist(refusals),
  explanation: v.exactOptional(explanation),
  cells: v.exactOptional(v.array(cell)),
  role: v.exactOptional(roleWithPeople),
  changedBy: v.exactOptional(filled),
});
