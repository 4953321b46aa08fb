import { Button, Card, FormActions, Stack } from '@embarque/design-system';
import { ConnectionList, type MatrixValue, NotificationMatrix } from '@embarque/design-system/account';
import type { NewsChannel, UserConnection, UserNews, UserSocial } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { useGuardedItems } from '../../../access/useGuardedItems.tsx';
import { attempts } from '../users.attempts.ts';
import { flatten, isSame } from '../account/account.fields.ts';
import type { UserPartProps } from '../view/user.parts.ts';

type TabProps = Pick<UserPartProps, 'access'>;

const differing = (value: MatrixValue, stored: MatrixValue): MatrixValue =>
  Object.fromEntries(Object.entries(value).filter(([row, ways]) => !isSame(ways, stored[row])));

/** By which way each kind of news reaches the user. */
export function NotificationsTab({ access }: TabProps) {
  const { t } = useLingui();
  const stored: MatrixValue = access.answer.account.notifications;
  // Only the rows that differ are kept, so that an undone or refused change shows at once.
  const [edited, setEdited] = useState<MatrixValue>({});
  const isEdited = Object.keys(edited).length > 0;
  const rows: { id: UserNews; label: string }[] = [
    { id: 'new-for-you', label: t`New for you` },
    { id: 'account-activity', label: t`Account activity` },
    { id: 'new-browser', label: t`New browser used to sign in` },
    { id: 'new-device', label: t`New device linked` },
  ];
  const channels: { id: NewsChannel; label: string }[] = [
    { id: 'email', label: t`Email` },
    { id: 'browser', label: t({ message: 'Browser', context: 'session' }) },
    { id: 'app', label: t`App` },
  ];
  const save = () => {
    access.change('notifications', flatten({ notifications: edited }));
    setEdited({});
  };

  return (
    <Card title={t`Notification preferences`} subtitle={t`Choose what the user is notified about, and how.`}>
      <Stack gap="l">
        <NotificationMatrix
          label={t({ message: 'Notifications', context: 'tab' })}
          rows={rows}
          channels={channels}
          value={{ ...stored, ...edited }}
          onChange={({ value }) => setEdited(differing(value, stored))}
        />
        <FormActions>
          <GuardedButton attempt={attempts.edit} isIdle={!isEdited} onClick={save}>
            <Trans>Save changes</Trans>
          </GuardedButton>
          <Button variant="outline" tone="secondary" isIdle={!isEdited} onClick={() => setEdited({})}>
            <Trans>Discard</Trans>
          </Button>
        </FormActions>
      </Stack>
    </Card>
  );
}

const CONNECTIONS: readonly { id: UserConnection; name: string }[] = [
  { id: 'google', name: 'Google' },
  { id: 'slack', name: 'Slack' },
  { id: 'github', name: 'Github' },
  { id: 'mailchimp', name: 'Mailchimp' },
  { id: 'asana', name: 'Asana' },
];

const SOCIALS: readonly { id: UserSocial; name: string }[] = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'twitter', name: 'Twitter' },
  { id: 'linkedin', name: 'Linkedin' },
  { id: 'dribbble', name: 'Dribbble' },
  { id: 'behance', name: 'Behance' },
];

/** The accounts elsewhere that are connected, and those that are linked. */
export function ConnectionsTab({ access }: TabProps) {
  const { t } = useLingui();
  const { connections, socials } = access.answer.account;
  const { username } = access.answer.user;
  const { allows, denial } = useGuardedItems();
  const change: typeof access.change = (topic, fields) => {
    if (allows(attempts.edit)) access.change(topic, fields);
  };
  return (
    <Stack gap="gap">
      <Card title={t`Connected accounts`} subtitle={t`Services that exchange data with the account.`}>
        <ConnectionList
          aria-label={t`Connected accounts`}
          items={CONNECTIONS.map(({ id, name }) => ({ id, name, isConnected: connections[id] }))}
          onChange={({ id, isConnected }) => change('connections', { [`connections.${id}`]: isConnected })}
        />
      </Card>
      <Card title={t`Social accounts`} subtitle={t`The user's profiles on other sites.`}>
        <ConnectionList
          variant="button"
          aria-label={t`Social accounts`}
          items={SOCIALS.map(({ id, name }) => ({
            id,
            name,
            isConnected: socials[id] !== '',
            ...(socials[id] && { account: socials[id] }),
          }))}
          onChange={({ id, isConnected }) => change('socials', { [`socials.${id}`]: isConnected ? username : '' })}
        />
      </Card>
      {denial}
    </Stack>
  );
}
