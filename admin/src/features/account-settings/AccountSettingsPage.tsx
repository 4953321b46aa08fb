import { Card, ErrorState, Loading, Skeleton, SkeletonGroup, Stack, Tabs } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, CreditCard, Link2, Lock, type LucideIcon, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { UnsavedChangesDialog } from '../../blocker/UnsavedChangesDialog.tsx';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { PageHead } from '../../navigation/PageHead.tsx';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useTryAgain } from '../../session/useTryAgain.ts';
import { readTab, type Tab, tabOf, TABS } from './account.tabs.ts';
import { BillingTab } from './billing/BillingTab.tsx';
import { ConnectionsTab } from './connections/ConnectionsTab.tsx';
import { changedIn, hasTypedEmail } from './machine/settings.context.ts';
import type { SettingsActor } from './machine/settings.machine.ts';
import { NotificationsTab } from './notifications/NotificationsTab.tsx';
import { AccountTab } from './profile/AccountTab.tsx';
import { SecurityTab } from './security/SecurityTab.tsx';
import { AccountContext, useSettings } from './useAccount.ts';
import { useLeavingSettings } from './useLeavingSettings.ts';

interface AccountSettingsPageProps {
  /** The API keys, which are another feature's; they stand on the tab of security. */
  children?: ReactNode;
}

/** `/pages/account-settings`: the tab is in the URL. */
export function AccountSettingsPage({ children }: AccountSettingsPageProps) {
  const { t } = useLingui();
  const actor = useSettings();
  const state = useActorState(actor, ({ context }) => context.shown);
  return (
    <>
      <PageTitle title={t`Account settings`} />
      <PageHead title={t`Account settings`} way={[{ label: t`Pages` }, { label: t`Account settings` }]} />
      {state ? (
        <AccountContext value={{ actor, state }}>
          <SettingsTabs actor={actor} keys={children} />
        </AccountContext>
      ) : (
        <SettingsPending actor={actor} />
      )}
    </>
  );
}

const icons: Record<Tab, LucideIcon> = {
  account: User,
  security: Lock,
  billing: CreditCard,
  notifications: Bell,
  connections: Link2,
};

const contentsWith = (keys: ReactNode): Record<Tab, ReactNode> => ({
  account: <AccountTab />,
  security: <SecurityTab keys={keys} />,
  billing: <BillingTab />,
  notifications: <NotificationsTab />,
  connections: <ConnectionsTab />,
});

function SettingsTabs({ actor, keys }: { actor: SettingsActor; keys: ReactNode }) {
  const contents = contentsWith(keys);
  const { t, i18n } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const context = useActorState(actor, (snapshot) => snapshot.context);
  const changed = new Set([
    ...(hasTypedEmail(context) ? ['account' as const] : []),
    ...changedIn(context).map((section) => tabOf[section]),
  ]);
  const blocker = useLeavingSettings(changed.size > 0);
  const labels: Record<Tab, string> = {
    account: t`Account`,
    security: t({ message: 'Security', context: 'settings' }),
    billing: t`Billing & Plans`,
    notifications: t`Notifications`,
    connections: t({ message: 'Connections', context: 'settings' }),
  };
  const names = new Intl.ListFormat(i18n.locale).format([...changed].map((tab) => labels[tab]));
  return (
    <>
      <Tabs
        variant="pill"
        label={t`Settings`}
        selected={readTab(searchParams.get('tab'))}
        onSelect={({ selected }) =>
          changeSearchParams((current) => withParams(current, { tab: selected === 'account' ? undefined : selected }))
        }
        items={TABS.map((id) => {
          const label = labels[id];
          return {
            id,
            icon: icons[id],
            label: changed.has(id) ? t`${label} • unsaved` : label,
            content: contents[id],
          };
        })}
      />
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>You have changes that aren't saved: {names}.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}

/** Stands in the place of the tabs until the settings are there. */
function SettingsPending({ actor }: { actor: SettingsActor }) {
  const { t } = useLingui();
  const error = useActorState(actor, ({ context }) => context.error);
  const isLoading = useActorState(actor, (snapshot) => snapshot.matches('loading'));
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));
  if (error !== null) {
    return (
      <Card>
        <ErrorState headingLevel={2} title={t`Couldn't load your settings`} onRetry={tryAgain} isRetrying={isLoading}>
          <ErrorText error={error} />
        </ErrorState>
      </Card>
    );
  }
  return (
    <Loading label={t`Loading settings…`}>
      <SkeletonGroup>
        <Stack gap="gap">
          <Skeleton shape="block" height="2.5rem" />
          <Skeleton shape="block" height="36rem" />
        </Stack>
      </SkeletonGroup>
    </Loading>
  );
}
