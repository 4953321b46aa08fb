import { ActionsMenu, type MenuItem } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Eye, FileText, Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import type { Attempt } from '../../../access/useExplain.ts';
import { useViewAs } from '../../../people/view-as/useViewAs.ts';
import { attempts } from '../users.attempts.ts';
import type { UserActions } from './useUserActions.ts';
import type { User } from '../../../people/users/users.api.ts';

export interface UserRowActionsProps {
  user: User;
  actions: UserActions;
  /** Makes an item explain itself to those who may not choose it. */
  guard: (attempt: Attempt, item: MenuItem) => MenuItem;
  /** The address of the user's page. */
  href: string;
  /** The address at which the user's dialog is open. */
  editHref: string;
}

/** The menu of one user. The user is the one of the row that was opened, also when rows move meanwhile. */
export function UserRowActions({ user, actions, guard, href, editHref }: UserRowActionsProps) {
  const { t } = useLingui();
  const { isOffered, viewPerson } = useViewAs();
  const name = user.fullName;
  const isSuspended = user.status === 'suspended';
  return (
    <ActionsMenu
      label={t`Actions for ${user.fullName}`}
      items={() => [
        { id: 'details', label: t({ message: 'Details', context: 'action' }), icon: FileText, href },
        guard(attempts.edit, { id: 'edit', label: t`Edit`, icon: Pencil, href: editHref }),
        ...(isOffered
          ? [{ id: 'view-as', label: t`View as ${name}`, icon: Eye, onAction: () => void viewPerson(user) }]
          : []),
        guard(attempts.edit, {
          id: 'suspend',
          label: isSuspended ? t`Reactivate` : t({ message: 'Suspend', context: 'action' }),
          icon: isSuspended ? UserCheck : UserX,
          onAction: () => actions.toggleSuspension(user),
        }),
        guard(attempts.delete, {
          id: 'delete',
          label: t`Delete`,
          icon: Trash2,
          tone: 'danger',
          onAction: () => actions.change('deletion', [user.id], [user]),
        }),
      ]}
    />
  );
}
