import type { Role } from '@embarque/mocks/roles/contract';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export interface RoleLabels {
  /** The role itself, on its card: `Users`. */
  name: string;
  /** One who has it, in pills, lists and filters: `User`. */
  pill: string;
  /** Another name that the role is known by, for its card alone: `Editor`. */
  alias?: string;
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
    if (first?.stored !== name) return { name, pill: name };
    return { name: i18n._(first.name), pill: i18n._(first.pill), alias: i18n._(first.alias) };
  };
}

const firstRoles: Readonly<Record<string, Record<'name' | 'pill' | 'alias', MessageDescriptor> & { stored: string }>> =
  {
    administrator: {
      stored: 'Administrator',
      name: msg({ message: 'Administrator', context: 'role' }),
      pill: msg({ message: 'Administrator', context: 'role' }),
      alias: msg({ message: 'Admin', context: 'role' }),
    },
    manager: {
      stored: 'Manager',
      name: msg({ message: 'Manager', context: 'role' }),
      pill: msg({ message: 'Manager', context: 'role' }),
      alias: msg({ message: 'Author', context: 'role' }),
    },
    user: {
      stored: 'Users',
      name: msg({ message: 'Users', context: 'role' }),
      pill: msg({ message: 'User', context: 'role' }),
      alias: msg({ message: 'Editor', context: 'role' }),
    },
    support: {
      stored: 'Support',
      name: msg({ message: 'Support', context: 'role' }),
      pill: msg({ message: 'Support', context: 'role' }),
      alias: msg({ message: 'Maintainer', context: 'role' }),
    },
    'restricted-user': {
      stored: 'Restricted User',
      name: msg`Restricted User`,
      pill: msg`Restricted User`,
      alias: msg({ message: 'Subscriber', context: 'role' }),
    },
  };
