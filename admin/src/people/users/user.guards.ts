import { isSameEmailAddress } from '@embarque/design-system/email-address';
import type { UserRefusal } from '@embarque/mocks/users/contract';
import type { UserPrincipal } from '../usePrincipal.ts';
import type { User, UserFields } from './users.api.ts';

/** A change that is asked for: of these fields, or a deletion. */
export type UserStep = UserFields | 'deletion';

export interface Guarding {
  /** The person who asks. */
  principal: UserPrincipal;
  /** Ids of the administrators who are active. */
  activeAdministrators: readonly number[];
}

export interface RefusedUser {
  user: User;
  reason: UserRefusal;
}

/**
 * The users who may not be changed so. The server refuses the same; here it is known before anybody asks it. Changes count one
 * after the other: of all active administrators together, the last one stays.
 */
export function findRefused(users: readonly User[], step: UserStep, { principal, activeAdministrators }: Guarding) {
  const active = new Set(activeAdministrators);
  return users.flatMap((user): RefusedUser[] => {
    if (isSameEmailAddress(user.email, principal.by) && locksOut(user, step)) {
      return [{ user, reason: 'own account' }];
    }
    if (!active.has(user.id) || staysActiveAdministrator(user, step)) return [];
    if (active.size === 1) return [{ user, reason: 'last administrator' }];
    active.delete(user.id);
    return [];
  });
}

function locksOut(user: User, step: UserStep): boolean {
  if (step === 'deletion') return true;
  const { role = user.role, status = user.status } = step;
  return role !== user.role || (status !== user.status && status !== 'active');
}

function staysActiveAdministrator(user: User, step: UserStep): boolean {
  if (step === 'deletion') return false;
  const { role, status } = { ...user, ...step };
  return role === 'admin' && status === 'active';
}
