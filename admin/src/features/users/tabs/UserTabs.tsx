import { OnDemand, Skeleton, Tabs } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Bell, Bookmark, Link2, Lock, User } from 'lucide-react';
import { withParams } from '../../../query/search-params.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import type { UserPartProps, UserTab } from '../view/user.parts.ts';

const loadAccount = () => import('./AccountTab.tsx');
const loadSecurity = () => import('./SecurityTab.tsx');
const loadBilling = () => import('./BillingTab.tsx');
const loadOthers = () => import('./NotificationsTab.tsx');

const placeholder = <Skeleton shape="block" height="24rem" />;

interface UserTabsProps extends UserPartProps {
  selected: UserTab;
}

/** The tabs of a user; the URL holds which one is shown. */
export function UserTabs({ selected, ...props }: UserTabsProps) {
  const { t } = useLingui();
  const [, changeSearchParams] = useSearchQuery();
  return (
    <Tabs
      label={t`User details`}
      variant="pill"
      selected={selected}
      onSelect={(change) =>
        changeSearchParams((current) =>
          withParams(current, { tab: change.selected === 'account' ? undefined : change.selected }),
        )
      }
      items={[
        {
          id: 'account',
          label: t({ message: 'Account', context: 'tab' }),
          icon: User,
          content: (
            <OnDemand load={loadAccount} fallback={placeholder}>
              {({ AccountTab }) => <AccountTab {...props} />}
            </OnDemand>
          ),
        },
        {
          id: 'security',
          label: t({ message: 'Security', context: 'tab' }),
          icon: Lock,
          content: (
            <OnDemand load={loadSecurity} fallback={placeholder}>
              {({ SecurityTab }) => <SecurityTab {...props} />}
            </OnDemand>
          ),
        },
        {
          id: 'billing',
          label: t`Billing & plans`,
          icon: Bookmark,
          content: (
            <OnDemand load={loadBilling} fallback={placeholder}>
              {({ BillingTab }) => <BillingTab {...props} />}
            </OnDemand>
          ),
        },
        {
          id: 'notifications',
          label: t({ message: 'Notifications', context: 'tab' }),
          icon: Bell,
          content: (
            <OnDemand load={loadOthers} fallback={placeholder}>
              {({ NotificationsTab }) => <NotificationsTab {...props} />}
            </OnDemand>
          ),
        },
        {
          id: 'connections',
          label: t({ message: 'Connections', context: 'tab' }),
          icon: Link2,
          content: (
            <OnDemand load={loadOthers} fallback={placeholder}>
              {({ ConnectionsTab }) => <ConnectionsTab {...props} />}
            </OnDemand>
          ),
        },
      ]}
    />
  );
}
