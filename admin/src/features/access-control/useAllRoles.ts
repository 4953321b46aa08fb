import type { RuleSource } from '@embarque/mocks/access';
import { useLingui } from '@lingui/react/macro';
import { roles as sessionRoles } from '../../access/roles.ts';
import { rulesOfRole } from '../../people/role.rules.ts';
import { loadRoles } from '../../people/roles.api.ts';
import { useRoleLabels } from '../../people/useRoleLabels.ts';
import { useQuery } from '../../query/useQuery.ts';
import { useAbility } from '../../session/guards/ability.ts';

export interface NamedRole extends Pick<RuleSource, 'id' | 'rules'> {
  name: string;
  /** The same role as users and sessions have it. */
  userRole: string;
}

/** The roles that sign-in gives out, and those of the table for people who may read it. */
export function useAllRoles(): NamedRole[] {
  const { i18n } = useLingui();
  const labelsOf = useRoleLabels();
  const mayRead = useAbility().can('read', 'Role');
  const { data } = useQuery(
    async (may: boolean, signal: AbortSignal) => (may ? (await loadRoles(null, signal)).roles : []),
    mayRead,
  );
  const table = (data ?? []).map((role) => ({
    id: role.id,
    name: labelsOf(role).name,
    userRole: role.userRole,
    rules: rulesOfRole(role),
  }));
  const others = sessionRoles.filter(({ id }) => table.every(({ userRole }) => userRole !== id));
  return [...table, ...others.map(({ id, label, rules }) => ({ id, name: i18n._(label), userRole: id, rules }))];
}
