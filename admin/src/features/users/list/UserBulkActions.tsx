import { Button, Menu } from '@embarque/design-system';
import type { User } from '@embarque/mocks/users/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Trash2, UserX } from 'lucide-react';
import { USER_PLANS } from '../../../people/users/users.api.ts';
import type { UserLabels } from '../../../people/users/useUserLabels.ts';
import type { UserActions } from './useUserActions.ts';

export interface UserBulkActionsProps {
  /** The selected users, those of other pages included. */
  ids: readonly number[];
  /** Those of them that the page has shown. */
  known: readonly User[];
  labels: UserLabels;
  /** The roles that there are. */
  roles: readonly string[];
  /** How many users match on all pages. */
  total: number;
  actions: UserActions;
  /** Selects all users who match. */
  onSelectAll: () => void;
  isSelecting: boolean;
}

const quiet = { size: 'small', variant: 'outline', tone: 'secondary' } as const;

/** All that can be done with the selected users. */
export function UserBulkActions({ ids, known, labels, roles, total, actions, ...all }: UserBulkActionsProps) {
  const { t } = useLingui();
  const change: (step: Parameters<UserActions['change']>[0]) => void = (step) => actions.change(step, ids, known);
  return (
    <>
      {ids.length < total && (
        <Button size="small" variant="ghost" isBusy={all.isSelecting} onClick={all.onSelectAll}>
          {t`${plural(total, { one: 'Select # that matches', other: 'Select all # that match' })}`}
        </Button>
      )}
      <Menu
        trigger={
          <Button {...quiet} icon={ChevronDown}>
            <Trans>Role</Trans>
          </Button>
        }
        items={roles.map((role) => ({
          id: role,
          label: labels.roleOf(role).label,
          icon: labels.roleOf(role).icon,
          onAction: () => change({ role }),
        }))}
      />
      <Menu
        trigger={
          <Button {...quiet} icon={ChevronDown}>
            <Trans context="column">Plan</Trans>
          </Button>
        }
        items={USER_PLANS.map((currentPlan) => ({
          id: currentPlan,
          label: labels.plans[currentPlan],
          onAction: () => change({ currentPlan }),
        }))}
      />
      <Button {...quiet} icon={UserX} onClick={() => change({ status: 'suspended' })}>
        <Trans context="action">Suspend</Trans>
      </Button>
      <Button {...quiet} tone="danger" icon={Trash2} onClick={() => change('deletion')}>
        <Trans>Delete</Trans>
      </Button>
    </>
  );
}
