import { decline } from '../lib/http/answers.ts';
import type { RightsCell, RolePrincipal } from '../roles/roles.contract.ts';
import { hasRight } from '../roles/roles.refusals.ts';
import type { KeyType } from './api-key.contract.ts';

/** The most that a key of each type does, as a right of its owner. */
const MOST: Record<KeyType, RightsCell> = {
  'full-control': 'content-management.write',
  modify: 'content-management.write',
  'read-write': 'content-management.create',
  'read-execute': 'content-management.read',
  'read-only': 'content-management.read',
  'list-folder': 'content-management.read',
};

export const BEYOND_OWNER = 'type: A key has no more rights than its owner';

/** Refuses (403) what would give a key more rights than the person has who asks for it. */
export function requireWithin(type: KeyType, by: RolePrincipal | undefined): void {
  if (!hasRight(by?.role, MOST[type])) throw decline(403, BEYOND_OWNER);
}
