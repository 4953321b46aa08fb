import { type AccessRule, explain, type Explanation } from '../lib/access/explain.ts';
import type { RightsAction, RightsCell, Role } from './roles.contract.ts';
import { rolesStore } from './roles.store.ts';

/** Rights to manage users, as the app names what they allow. */
const ACTIONS: Readonly<Record<RightsAction, string>> = { read: 'read', write: 'update', create: 'create' };

const subject = 'Role';

/** Why people of a role may not change roles and permissions, and which roles may. */
export function explainLackOf(right: RightsAction, role: string | undefined): Explanation {
  const action = ACTIONS[right];
  const cell: RightsCell = `user-management.${right}`;
  const rulesOf = (each: Role): AccessRule[] => {
    if (each.hasFullAccess) return [{ action: 'manage', subject: 'all' }];
    return each.cells.includes(cell) ? [{ action, subject }] : [];
  };
  const roles = rolesStore.data.roles.map((each) => ({ id: each.id, rules: rulesOf(each) }));
  return explain({ sources: [{ id: role ?? '', kind: 'role', rules: [] }], roles, action, subject });
}

/** Why people with the right may not change this one thing. */
export function explainGuard(reason: string): Explanation {
  const action = ACTIONS.write;
  const rules = [{ action, subject }];
  return explain({ sources: [{ id: '', kind: 'role', rules }], action, subject, obstacle: { kind: 'guard', reason } });
}
