import type { RightsCell, RoleHolder, RoleTone, RoleWithPeople, RolesAnswer } from '@embarque/mocks/roles/contract';
import * as v from 'valibot';
import { demoApi } from '../http/http.ts';
import { parseAnswer } from '../http/response/http.answer.ts';
import { pictureSchema } from '../http/response/picture.schema.ts';
import { isRightsCell } from './rights.ts';

const LIST = '/apps/roles/list';

const TONES = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const satisfies readonly RoleTone[];

const tone = v.fallback(v.picklist(TONES), 'secondary');

/** Rights of a response; those that this version does not know are left out. */
export const cellsSchema = v.pipe(
  v.array(v.string()),
  v.transform((all): RightsCell[] => all.filter(isRightsCell)),
);

const role = {
  id: v.string(),
  name: v.string(),
  userRole: v.string(),
  tone,
  isSystem: v.boolean(),
  hasFullAccess: v.boolean(),
  cells: cellsSchema,
  version: v.number(),
};

const holderSchema: v.GenericSchema<unknown, RoleHolder> = v.object({
  id: v.number(),
  fullName: v.string(),
  avatar: pictureSchema,
  avatarColor: tone,
});

export const roleWithPeopleSchema: v.GenericSchema<unknown, RoleWithPeople> = v.object({
  ...role,
  count: v.number(),
  people: v.array(holderSchema),
});

const rolesSchema: v.GenericSchema<unknown, RolesAnswer> = v.object({
  roles: v.array(roleWithPeopleSchema),
  rightsVersion: v.number(),
});

/** All roles with the people who have them. Rejects with an `HttpError`. */
export async function loadRoles(_: null, signal: AbortSignal): Promise<RolesAnswer> {
  return parseAnswer(LIST, rolesSchema, await demoApi.get(LIST, { signal }));
}
