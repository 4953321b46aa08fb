import { Button, Select } from '@embarque/design-system';
import { NotificationMatrix } from '@embarque/design-system/account';
import type { MatrixSettings, NewsChannel, NewsKind } from '@embarque/mocks/account-setting/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SectionCard } from '../parts/SectionCard.tsx';
import { useSection } from '../useAccount.ts';

const permissionNow = () => (typeof Notification === 'undefined' ? 'denied' : Notification.permission);

/** ACC-13: the news by kind and channel, and when it may come. */
export function MatrixCard() {
  const { t } = useLingui();
  const { values, change } = useSection('matrix');
  const [permission, setPermission] = useState(permissionNow);
  const rows: { id: NewsKind; label: string }[] = [
    { id: 'newForYou', label: t`New for you` },
    { id: 'accountActivity', label: t`Account activity` },
    { id: 'newBrowser', label: t`A new browser used to sign in` },
    { id: 'newDevice', label: t`A new device is linked` },
  ];
  const channels: { id: NewsChannel; label: string }[] = [
    { id: 'email', label: t`Email` },
    { id: 'browser', label: t({ message: 'Browser', context: 'channel' }) },
    { id: 'app', label: t({ message: 'App', context: 'channel' }) },
  ];
  const ask = async () => {
    if (typeof Notification !== 'undefined') setPermission(await Notification.requestPermission());
  };
  return (
    <SectionCard section="matrix" title={t`Notification preferences`}>
      <p>
        {permission === 'default' ? (
          <>
            <Trans>We need permission from your browser to show notifications.</Trans>{' '}
            <Button variant="ghost" size="small" onClick={() => void ask()}>
              <Trans>Request permission</Trans>
            </Button>
          </>
        ) : permission === 'granted' ? (
          <Trans>Your browser shows our notifications.</Trans>
        ) : (
          <Trans>Your browser doesn't show our notifications.</Trans>
        )}
      </p>
      <NotificationMatrix
        label={t`Notifications by channel`}
        rows={rows}
        channels={channels}
        value={values.channels}
        onChange={({ value }) => change({ channels: value as MatrixSettings['channels'] })}
        {...(permission === 'denied' && {
          blocked: { browser: t`Your browser blocks notifications. Allow them in its settings for this page.` },
        })}
      />
      <Select<MatrixSettings['when']>
        label={t`When should we send you notifications?`}
        value={values.when}
        onChange={({ value }) => change({ when: value })}
        options={[
          { value: 'always', label: t({ message: 'Always', context: 'notifications' }) },
          { value: 'online', label: t`Only when I'm online` },
          { value: 'never', label: t({ message: 'Never', context: 'notifications' }) },
        ]}
      />
    </SectionCard>
  );
}
