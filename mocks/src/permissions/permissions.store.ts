import { fold } from '@embarque/design-system/fold';
import { raiseRightsVersion } from '../lib/http/rights-version.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { findRole } from '../roles/roles.store.ts';
import type { Permission } from './permissions.contract.ts';
import { permissionsSample } from './permissions.data.ts';

interface PermissionsStore {
  permissions: Permission[];
  /** Deleted ones, with the place that they had, so that they can be restored. */
  deleted: { permission: Permission; index: number }[];
  /** The highest id that was ever given. */
  lastId: number;
}

export const store = sampleStore(
  (): PermissionsStore => {
    const permissions = permissionsSample();
    return { permissions, deleted: [], lastId: permissions.length };
  },
  { keptAs: 'permissions' },
);

/** The permissions, assigned to roles that there are. */
export const present = (): Permission[] =>
  store.data.permissions.map((permission) => ({
    ...permission,
    assignedTo: permission.assignedTo.filter((id) => findRole(id) !== undefined),
  }));

/** Whether another permission has the name, whatever its case, accents and spaces. */
export function isTaken(name: string, except?: number): boolean {
  return store.data.permissions.some((one) => one.id !== except && sameName(one.name) === sameName(name));
}

const sameName = (name: string) => fold(name).replaceAll(/\s+/g, ' ').trim();

/** An id that no permission has or had. */
export function newPermissionId(): number {
  store.data.lastId += 1;
  return store.data.lastId;
}

export function replacePermission(permission: Permission): void {
  store.data.permissions = store.data.permissions.map((one) => (one.id === permission.id ? permission : one));
}

export function takeOut(id: number): void {
  const index = store.data.permissions.findIndex((one) => one.id === id);
  const [permission] = store.data.permissions.splice(index, 1);
  if (!permission) return;
  store.data.deleted.push({ permission, index });
  raiseRightsVersion();
}

/** Restores a deleted permission in its place; undefined when none of that id was deleted. */
export function restore(id: number): Permission | undefined {
  const found = store.data.deleted.find(({ permission }) => permission.id === id);
  if (!found) return undefined;
  store.data.deleted.splice(store.data.deleted.indexOf(found), 1);
  store.data.permissions.splice(found.index, 0, found.permission);
  raiseRightsVersion();
  return found.permission;
}
