import type {
  RightsCell,
  RoleHolder,
  RolePresence,
  RoleTone,
  RoleWithPeople,
  RolesAnswer,
} from '@embarque/mocks/roles/contract';
import * as v from 'valibot';
import { demoApi } from '../http/http.ts';
import { parseAnswer } from '../http/response/http.answer.ts';
import { pictureSchema } from '../http/response/picture.schema.ts';
import { isRightsCell } from './rights.ts';
import { optionalRows, rows } from '../http/response/rows.schema.ts';
import { flag, number, numberId, requiredText, text, textId, texts } from '../http/response/tolerant.schema.ts';

/** The request for all roles. */
export const ROLES = '/apps/roles/list';

const TONES = ['primary', 'secondary', 'success', 'danger', 'warning', 'info'] as const satisfies readonly RoleTone[];

const tone = v.fallback(v.picklist(TONES), 'secondary');

/** Rights of a response; those that this version does not know are left out. */
export const cellsSchema = v.pipe(
  texts,
  v.transform((all): RightsCell[] => all.filter(isRightsCell)),
);

const role = {
  id: textId,
  name: requiredText,
  userRole: text,
  tone,
  isSystem: flag,
  hasFullAccess: flag,
  cells: cellsSchema,
  version: number,
};

const holderSchema: v.GenericSchema<unknown, RoleHolder> = v.object({
  id: numberId,
  fullName: text,
  avatar: pictureSchema,
  avatarColor: tone,
});

const presenceSchema: v.GenericSchema<unknown, RolePresence> = v.object({ id: numberId, fullName: text, path: text });

export const roleWithPeopleSchema: v.GenericSchema<unknown, RoleWithPeople> = v.object({
  ...role,
  count: number,
  people: optionalRows(holderSchema),
  present: optionalRows(presenceSchema),
});

const rolesSchema: v.GenericSchema<unknown, RolesAnswer> = v.object({
  roles: rows(roleWithPeopleSchema),
  rightsVersion: number,
});

/** All roles with the people who have them. Rejects with an `HttpError`. */
export async function loadRoles(_: null, signal: AbortSignal): Promise<RolesAnswer> {
  return parseAnswer(ROLES, rolesSchema, await demoApi.get(ROLES, { signal }));
}
