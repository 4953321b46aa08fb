import { Button, focusWhenLost, Menu, type MenuItem } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Trash2, UserX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { useMayDo } from '../../../access/useMayDo.ts';
import { USER_PLANS, type User } from '../../../people/users/users.api.ts';
import type { UserLabels } from '../../../people/users/useUserLabels.ts';
import { attempts } from '../users.attempts.ts';
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
  // Until all are selected, an action would leave out those who are still loading.
  const isIdle = all.isSelecting;
  const areAll = ids.length >= total;
  const bar = useRef<Element | null>(null);
  // The button that selects all goes with its press.
  useEffect(() => (areAll ? focusWhenLost(() => bar.current?.querySelector('button')) : undefined), [areAll]);
  const change: (step: Parameters<UserActions['change']>[0]) => void = (step) => actions.change(step, ids, known);
  return (
    <>
      {!areAll && (
        <Button
          ref={(button) => {
            if (button) bar.current = button.closest('[role="group"]');
          }}
          size="small"
          variant="ghost"
          isBusy={all.isSelecting}
          onClick={all.onSelectAll}
        >
          {t`${plural(total, { one: 'Select # that matches', other: 'Select all # that match' })}`}
        </Button>
      )}
      <EditMenu
        label={<Trans>Role</Trans>}
        isIdle={isIdle}
        items={roles.map((role) => ({
          id: role,
          label: labels.roleOf(role).label,
          icon: labels.roleOf(role).icon,
          onAction: () => change({ role }),
        }))}
      />
      <EditMenu
        label={<Trans context="column">Plan</Trans>}
        isIdle={isIdle}
        items={USER_PLANS.map((currentPlan) => ({
          id: currentPlan,
          label: labels.plans[currentPlan],
          onAction: () => change({ currentPlan }),
        }))}
      />
      <GuardedButton
        attempt={attempts.edit}
        {...quiet}
        isIdle={isIdle}
        icon={UserX}
        onClick={() => change({ status: 'suspended' })}
      >
        <Trans context="action">Suspend</Trans>
      </GuardedButton>
      <GuardedButton
        attempt={attempts.delete}
        {...quiet}
        tone="danger"
        isIdle={isIdle}
        icon={Trash2}
        onClick={() => change('deletion')}
      >
        <Trans>Delete</Trans>
      </GuardedButton>
    </>
  );
}

/** A menu of values for the selected users; without the right to edit them, a button that says so. */
function EditMenu({ label, isIdle, items }: { label: ReactNode; isIdle: boolean; items: readonly MenuItem[] }) {
  const mayEdit = useMayDo()(attempts.edit);
  if (!mayEdit) {
    return (
      <GuardedButton attempt={attempts.edit} {...quiet}>
        {label}
      </GuardedButton>
    );
  }
  return (
    <Menu
      trigger={
        <Button {...quiet} isIdle={isIdle} icon={ChevronDown}>
          {label}
        </Button>
      }
      items={items}
    />
  );
}
