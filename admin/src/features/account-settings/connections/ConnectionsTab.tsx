import { Card, Grid, Stack } from '@embarque/design-system';
import { type ConnectionItem, ConnectionList } from '@embarque/design-system/account';
import type { ConnectionKind, ServiceId, SocialId } from '@embarque/mocks/account-setting/contract';
import { useLingui } from '@lingui/react/macro';
import { useAccount } from '../useAccount.ts';
import { LinksCard } from './LinksCard.tsx';

/** ACC-14, ACC6-04: accounts elsewhere. */
export function ConnectionsTab() {
  const { t } = useLingui();
  return (
    <Stack gap="gap">
      <Grid minCell="26rem" lastRow="stretch">
        <Card title={t`Connected accounts`} subtitle={t`Shows content from these services on your pages.`}>
          <Services />
        </Card>
        <Card title={t`Social accounts`} subtitle={t`Shows content from your accounts.`}>
          <SocialAccounts />
        </Card>
      </Grid>
      <LinksCard />
      <Card title={t`Profile connections`}>
        <ProfileConnections />
      </Card>
    </Stack>
  );
}

function useConnect(kind: ConnectionKind, items: readonly ConnectionItem[]) {
  const { change } = useAccount();
  return ({ id, isConnected }: { id: string; isConnected: boolean }) =>
    change({ type: 'connection set', kind, id, isConnected, name: items.find((item) => item.id === id)?.name ?? id });
}

function Services() {
  const { t } = useLingui();
  const { services } = useAccount().state;
  const item = (id: ServiceId, name: string, description: string): ConnectionItem => ({
    id,
    name,
    description,
    isConnected: services[id],
  });
  const items = [
    item('google', 'Google', t`Calendar and contacts`),
    item('slack', 'Slack', t({ message: 'Communication', context: 'service' })),
    item('github', 'Github', t`Manage your Git repositories`),
    item('mailchimp', 'Mailchimp', t`Email marketing service`),
    item('asana', 'Asana', t`Task communication`),
  ];
  return <ConnectionList aria-label={t`Connected accounts`} items={items} onChange={useConnect('service', items)} />;
}

function SocialAccounts() {
  const { t } = useLingui();
  const { socialAccounts } = useAccount().state;
  const item = (id: SocialId, name: string): ConnectionItem => ({
    id,
    name,
    isConnected: socialAccounts[id] !== '',
    account: socialAccounts[id],
  });
  const items = [
    item('facebook', 'Facebook'),
    item('twitter', 'Twitter'),
    item('linkedin', 'Linkedin'),
    item('dribbble', 'Dribbble'),
    item('behance', 'Behance'),
  ];
  return (
    <ConnectionList
      variant="button"
      aria-label={t`Social accounts`}
      items={items}
      onChange={useConnect('social', items)}
    />
  );
}

function ProfileConnections() {
  const { t } = useLingui();
  const { hasPassword, social } = useAccount().state;
  const { connections } = social;
  const connected = Object.values(connections).filter(({ id }) => id !== '');
  const isOnlySignIn = !hasPassword && connected.length === 1;
  const item = (id: keyof typeof connections, name: string): ConnectionItem => {
    const { id: account, profileImg: image } = connections[id];
    const isConnected = account !== '';
    const kept = isConnected &&
      isOnlySignIn && { keptBecause: t`It is your only way to sign in. Connect another first.` };
    return { id, name, account, image, isConnected, ...kept };
  };
  const items = [
    item('twitter', 'Twitter'),
    item('google', 'Google'),
    item('facebook', 'Facebook'),
    item('github', 'GitHub'),
  ];
  return (
    <ConnectionList
      variant="button"
      aria-label={t`Profile connections`}
      items={items}
      onChange={useConnect('profile', items)}
    />
  );
}
