import { HttpResponse } from 'msw/http';
import type {
  RightsAction,
  RightsCell,
  Role,
  RolePrincipal,
  RoleRefusal,
  RoleRefusedAnswer,
} from './roles.contract.ts';
import { knownRoles } from '../users/users.store.ts';
import { explainGuard, explainLackOf } from './roles.explain.ts';
import { beyond, isNameTaken, withoutReading } from './roles.rules.ts';
import { findRole, rolesStore, withPeople } from './roles.store.ts';

const texts: Record<RoleRefusal, [status: number, message: string]> = {
  'not found': [404, 'There is no such role'],
  'no right': [403, 'Your role may not change roles. Ask an administrator.'],
  'system role': [403, 'This role belongs to the system. Duplicate it to change the copy.'],
  'own role': [403, 'Nobody changes the role they have themselves. Ask another administrator.'],
  'beyond own rights': [403, 'You can only give and take rights that you have yourself.'],
  'name taken': [409, 'name: Another role has this name'],
  'changed since': [409, 'Somebody else has changed this role since'],
  'needs reading': [422, 'cells: Writing and creating need reading'],
  'needs a successor': [422, 'successor: Choose the role that its people get'],
};

/** Refuses a change with its reason, as a response to throw or to return. */
export function refusal(reason: RoleRefusal, details: Omit<RoleRefusedAnswer, 'message' | 'reason'> = {}): Response {
  const [status, message] = texts[reason];
  const explained = status === 403 && { explanation: explainGuard(message) };
  return HttpResponse.json<RoleRefusedAnswer>({ message, reason, ...explained, ...details }, { status });
}

/** The role of the person who asks; undefined when they have none, and so no rights. */
function roleOf({ role }: RolePrincipal): Role | undefined {
  return findRole(role) ?? rolesStore.data.roles.find(({ userRole }) => userRole === role);
}

/** Whether people of a role, given as in `RolePrincipal`, have a right; a request without a role comes from an administrator. */
export const hasRight = (role: string | undefined, right: RightsCell): boolean =>
  role === undefined || beyond(roleOf({ fullName: '', role }), [right]).length === 0;

/** Whether a role may change users, roles and permissions so; without one, an administrator asks. */
export function mayManage(right: RightsAction, role: string | undefined): boolean {
  return hasRight(role, `user-management.${right}`);
}

knownRoles.mayManage = mayManage;

/** Throws when a person may not change roles at all. */
export function requireManaging(right: RightsAction, by: RolePrincipal): void {
  if (!mayManage(right, by.role)) throw refusal('no right', { explanation: explainLackOf(right, by.role) });
}

/** The role that may be changed by a person; anything else is thrown as the refusal. */
export function changeable(id: string, by: RolePrincipal): Role {
  requireManaging('write', by);
  const role = findRole(id);
  if (!role) throw refusal('not found');
  if (role.isSystem) throw refusal('system role');
  if (roleOf(by)?.id === role.id) throw refusal('own role');
  return role;
}

/** Throws when a person may not give or take one of these rights. */
export function requireRights(by: RolePrincipal, cells: readonly RightsCell[]): void {
  const refused = beyond(roleOf(by), cells);
  if (refused.length > 0) throw refusal('beyond own rights', { cells: refused });
}

/** Throws when rights do not go together. */
export function requireReading(cells: readonly RightsCell[]): void {
  const refused = withoutReading(cells);
  if (refused.length > 0) throw refusal('needs reading', { cells: refused });
}

/** Throws when another role has the name. */
export function requireFreeName(name: string, except?: string): void {
  if (isNameTaken(rolesStore.data.roles, name, except)) throw refusal('name taken');
}

/** Throws when the role has changed since the version that a person saw. */
export function requireVersion(role: Role, version: number): void {
  if (version >= role.version) return;
  const last = rolesStore.data.entries.findLast(({ roleId }) => roleId === role.id);
  throw refusal('changed since', { role: withPeople(role), ...(last && { changedBy: last.by }) });
}
