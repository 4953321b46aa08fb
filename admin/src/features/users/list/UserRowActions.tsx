import { ActionsMenu } from '@embarque/design-system';
import type { User } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { Eye, FileText, Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import { useViewAs } from '../../../people/view-as/useViewAs.ts';
import type { UserActions } from './useUserActions.ts';

export interface UserRowActionsProps {
  user: User;
  actions: UserActions;
  /** The address of the user's page. */
  href: string;
  /** The address at which the user's dialog is open. */
  editHref: string;
}

/** The menu of one user. The user is the one of the row that was opened, also when rows move meanwhile. */
export function UserRowActions({ user, actions, href, editHref }: UserRowActionsProps) {
  const { t } = useLingui();
  const { isOffered, viewPerson } = useViewAs();
  const name = user.fullName;
  const isSuspended = user.status === 'suspended';
  return (
    <ActionsMenu
      label={t`Actions for ${user.fullName}`}
      items={() => [
        { id: 'details', label: t({ message: 'Details', context: 'action' }), icon: FileText, href },
        { id: 'edit', label: t`Edit`, icon: Pencil, href: editHref },
        ...(isOffered
          ? [{ id: 'view-as', label: t`View as ${name}`, icon: Eye, onAction: () => void viewPerson(user) }]
          : []),
        {
          id: 'suspend',
          label: isSuspended ? t`Reactivate` : t({ message: 'Suspend', context: 'action' }),
          icon: isSuspended ? UserCheck : UserX,
          onAction: () => actions.toggleSuspension(user),
        },
        {
          id: 'delete',
          label: t`Delete`,
          icon: Trash2,
          tone: 'danger',
          onAction: () => actions.change('deletion', [user.id], [user]),
        },
      ]}
    />
  );
}
