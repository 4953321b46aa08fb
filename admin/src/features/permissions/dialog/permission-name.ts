import { fold } from '@embarque/design-system/fold';
import type { Permission } from '@embarque/mocks/permissions/contract';

/** The server takes no longer name. */
export const LONGEST_NAME = 120;

export interface NamedPermission {
  name: string;
  /** The permission to change; `null` for a new one. */
  permission: Permission | null;
  permissions: readonly Permission[];
}

const same = (name: string) => fold(name).replaceAll(/\s+/g, ' ').trim();

/** Why a permission may not have this name; `null` when it may. */
export function nameProblem({ name, permission, permissions }: NamedPermission): 'empty' | 'long' | 'taken' | null {
  if (name.trim() === '') return 'empty';
  if (name.trim().length > LONGEST_NAME) return 'long';
  const isTaken = permissions.some((each) => each.id !== permission?.id && same(each.name) === same(name));
  return isTaken ? 'taken' : null;
}
