import type { AccessRule, RuleSource } from '@embarque/mocks/access';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface AccessRole extends Pick<RuleSource, 'id' | 'rules'> {
  label: MessageDescriptor;
}

/** The roles that the server gives to people who sign in (specification §6). */
export const roles: readonly AccessRole[] = [
  {
    id: 'admin',
    label: msg({ message: 'Administrator', context: 'role' }),
    rules: [{ action: 'manage', subject: 'all' }],
  },
  {
    id: 'client',
    label: msg({ message: 'Client', context: 'role' }),
    rules: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  },
];

/**
 * The person's rules by source: those that come with the role, and those beyond it, which are the person's own.
 *
 * @param id tells whose own rules they are
 */
export function sourcesOf(roleId: string, rules: readonly AccessRule[], id: string): RuleSource[] {
  const role = roles.find((each) => each.id === roleId);
  if (!role) return [{ id, kind: 'own', rules }];
  const isOfRole = (rule: AccessRule) =>
    role.rules.some(({ action, subject }) => action === rule.action && subject === rule.subject);
  const byRole = rules.filter(isOfRole);
  const own = rules.filter((rule) => !isOfRole(rule));
  return [
    { id: roleId, kind: 'role', rules: byRole },
    ...(own.length > 0 ? [{ id, kind: 'own' as const, rules: own }] : []),
  ];
}
