import { raiseRightsVersion } from '../lib/http/rights-version.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import type { User } from '../users/users.contract.ts';
import { knownRoles, usersStore } from '../users/users.store.ts';
import type { Role, RolePrincipal, RoleEntry, RoleHolder, RolePresence, RoleWithPeople } from './roles.contract.ts';
import { entriesSample, openPagesSample, rolesSample } from './roles.data.ts';
import { changedCells } from './roles.rules.ts';

interface RolesStore {
  roles: Role[];
  /** The oldest first. */
  entries: RoleEntry[];
  /** How many roles were ever added: an id is never used again. */
  added: number;
}

/** The roles, for their own requests and for those about what is assigned to them. */
export const rolesStore = sampleStore(
  (): RolesStore => ({ roles: rolesSample(), entries: entriesSample(), added: 0 }),
  { keptAs: 'roles' },
);

knownRoles.list = () => rolesStore.data.roles.map(({ userRole }) => userRole);

export const findRole = (id: string): Role | undefined => rolesStore.data.roles.find((role) => role.id === id);

const holdersOf = ({ userRole }: Role) => usersStore.data.filter((user) => user.role === userRole);

export function withPeople(role: Role): RoleWithPeople {
  const holders = holdersOf(role);
  const people = holders
    .slice(0, 5)
    .map(({ id, fullName, avatar, avatarColor }): RoleHolder => ({ id, fullName, avatar, avatarColor }));
  return { ...role, count: holders.length, people, present: holders.flatMap(presenceOf) };
}

const openPages = openPagesSample();

/** Only people whose account is active can be signed in. */
function presenceOf({ id, fullName, status }: User): RolePresence[] {
  const path = openPages.get(id);
  return path !== undefined && status === 'active' ? [{ id, fullName, path }] : [];
}

/** Writes down one change, and lets everybody know that rights have changed. */
export function recordChange(
  type: RoleEntry['type'],
  before: Role,
  after: Role,
  { by, note = '', requestId }: { by: RolePrincipal; note?: string | undefined; requestId?: string | null },
): void {
  const { entries } = rolesStore.data;
  entries.push({
    id: entries.length + 1,
    roleId: after.id,
    type,
    at: new Date(now()).toISOString(),
    by: by.fullName,
    name: before.name === after.name ? null : { before: before.name, after: after.name },
    cells: changedCells(before.cells, after.cells).map((cell) => ({
      cell,
      before: before.cells.includes(cell),
      after: after.cells.includes(cell),
    })),
    note,
    holders: holdersOf(before).length,
    requestId: requestId ?? `request-${entries.length + 1}`,
  });
  raiseRightsVersion();
}

export function replaceRole(role: Role): void {
  rolesStore.data.roles = rolesStore.data.roles.map((one) => (one.id === role.id ? role : one));
}

/** An id that no role has or had. */
export function newRoleId(): string {
  rolesStore.data.added += 1;
  return `role-${rolesStore.data.added}`;
}

/** Gives the people of one role another one. Returns how many they are. */
export function moveHolders(from: Role, to: Role): number {
  const holders = holdersOf(from);
  for (const user of holders) user.role = to.userRole;
  return holders.length;
}
