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
 * The person's rules by source, in their order: those that come with the role, and those beyond it, which are the person's own.
 *
 * @param id tells whose own rules they are
 */
export function sourcesOf(roleId: string, rules: readonly AccessRule[], id: string): RuleSource[] {
  const role = roles.find((each) => each.id === roleId);
  const sources: (RuleSource & { rules: AccessRule[] })[] = [];
  for (const rule of rules) {
    const kind = role?.rules.some((each) => isSameRule(each, rule)) ? 'role' : 'own';
    const last = sources.at(-1);
    // A later rule outweighs an earlier one, so that none may change places with another.
    if (last?.kind === kind) last.rules.push(rule);
    else sources.push({ id: kind === 'role' ? roleId : id, kind, rules: [rule] });
  }
  return sources;
}

const isSameRule = (a: AccessRule, b: AccessRule) =>
  a.action === b.action &&
  a.subject === b.subject &&
  Boolean(a.inverted) === Boolean(b.inverted) &&
  JSON.stringify([a.fields, a.conditions]) === JSON.stringify([b.fields, b.conditions]);
