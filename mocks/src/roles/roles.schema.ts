import * as v from 'valibot';
import type { RightsAction, RightsArea, RightsCell, RolesAnswer, RoleTone } from './roles.contract.ts';

export const AREAS = [
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

export const rolesAnswerSchema: v.GenericSchema<unknown, RolesAnswer> = v.strictObject({
  roles: v.array(v.strictObject({ ...role, count, people: v.array(holder) })),
  rightsVersion: count,
});
