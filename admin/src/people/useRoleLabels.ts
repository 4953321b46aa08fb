import type { Role } from '@embarque/mocks/roles/contract';
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
  const { t } = useLingui();
  const firstRoles: Readonly<Record<string, RoleLabels & { stored: string }>> = {
    administrator: {
      stored: 'Administrator',
      name: t({ message: 'Administrator', context: 'role' }),
      pill: t({ message: 'Administrator', context: 'role' }),
      person: t({ message: 'Admin', context: 'role' }),
    },
    manager: {
      stored: 'Manager',
      name: t({ message: 'Manager', context: 'role' }),
      pill: t({ message: 'Manager', context: 'role' }),
      person: t({ message: 'Author', context: 'role' }),
    },
    user: {
      stored: 'Users',
      name: t({ message: 'Users', context: 'role' }),
      pill: t({ message: 'User', context: 'role' }),
      person: t({ message: 'Editor', context: 'role' }),
    },
    support: {
      stored: 'Support',
      name: t({ message: 'Support', context: 'role' }),
      pill: t({ message: 'Support', context: 'role' }),
      person: t({ message: 'Maintainer', context: 'role' }),
    },
    'restricted-user': {
      stored: 'Restricted User',
      name: t`Restricted User`,
      pill: t`Restricted User`,
      person: t({ message: 'Subscriber', context: 'role' }),
    },
  };
  return ({ id, name }) => {
    const first = firstRoles[id];
    return first?.stored === name ? first : { name, pill: name, person: name };
  };
}
