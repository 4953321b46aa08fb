import type { Role } from '@embarque/mocks/roles/contract';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export interface RoleLabels {
  /** The role itself, on its card: `Users`. */
  name: string;
  /** One who has it, in pills and filters of permissions: `User`. */
  pill: string;
  /** The same in lists of users: `Editor`. */
  person: string;
}

type NamedRole = Pick<Role, 'id' | 'name'>;

/** Names a role in each place. A role that was added or renamed has its own name everywhere. */
export function useRoleLabels(): (role: NamedRole) => RoleLabels {
  const { i18n } = useLingui();
  return roleLabelsIn(i18n);
}

/** The same outside of components. */
export function roleLabelsIn(i18n: I18n): (role: NamedRole) => RoleLabels {
  return ({ id, name }) => {
    const first = firstRoles[id];
    if (first?.stored !== name) return { name, pill: name, person: name };
    return { name: i18n._(first.name), pill: i18n._(first.pill), person: i18n._(first.person) };
  };
}

const firstRoles: Readonly<Record<string, Record<keyof RoleLabels, MessageDescriptor> & { stored: string }>> = {
  administrator: {
    stored: 'Administrator',
    name: msg({ message: 'Administrator', context: 'role' }),
    pill: msg({ message: 'Administrator', context: 'role' }),
    person: msg({ message: 'Admin', context: 'role' }),
  },
  manager: {
    stored: 'Manager',
    name: msg({ message: 'Manager', context: 'role' }),
    pill: msg({ message: 'Manager', context: 'role' }),
    person: msg({ message: 'Author', context: 'role' }),
  },
  user: {
    stored: 'Users',
    name: msg({ message: 'Users', context: 'role' }),
    pill: msg({ message: 'User', context: 'role' }),
    person: msg({ message: 'Editor', context: 'role' }),
  },
  support: {
    stored: 'Support',
    name: msg({ message: 'Support', context: 'role' }),
    pill: msg({ message: 'Support', context: 'role' }),
    person: msg({ message: 'Maintainer', context: 'role' }),
  },
  'restricted-user': {
    stored: 'Restricted User',
    name: msg`Restricted User`,
    pill: msg`Restricted User`,
    person: msg({ message: 'Subscriber', context: 'role' }),
  },
};
