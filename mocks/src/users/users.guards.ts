import { isSameEmailAddress } from '@embarque/design-system/email-address';
import type { User, UserFields, UserRefusal } from './users.contract.ts';

/** A deletion, or a change of these fields. */
export type UserStep = { type: 'delete' } | { type: 'change'; fields: UserFields };

const isActiveAdministrator = ({ role, status }: Pick<User, 'role' | 'status'>) =>
  role === 'admin' && status === 'active';

/** The administrators who are active. */
export const activeAdministrators = (users: readonly User[]): number[] =>
  users.filter(isActiveAdministrator).map(({ id }) => id);

/**
 * Why a user may not be changed so; `null` when they may. The last active administrator stays one, and nobody locks
 * themselves out.
 *
 * @param by email of the person who asks
 */
export function refusalOf(users: readonly User[], user: User, step: UserStep, by = ''): UserRefusal | null {
  const isOwn = by !== '' && isSameEmailAddress(user.email, by);
  if (isOwn && locksOut(user, step)) return 'own account';
  const staysOne = step.type === 'change' && isActiveAdministrator({ ...user, ...step.fields });
  if (!isActiveAdministrator(user) || staysOne) return null;
  return activeAdministrators(users).length === 1 ? 'last administrator' : null;
}

function locksOut(user: User, step: UserStep): boolean {
  if (step.type === 'delete') return true;
  const { role = user.role, status = user.status } = step.fields;
  return role !== user.role || (status !== user.status && status !== 'active');
}
