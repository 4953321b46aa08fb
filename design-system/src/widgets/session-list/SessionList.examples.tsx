import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type DeviceSession, SessionList } from './SessionList.tsx';

/** Signs another device out. */
export function TwoDevices() {
  const { t } = useLingui();
  const [revoked, setRevoked] = useState<readonly string[]>([]);
  const sessions: DeviceSession[] = [
    {
      id: 'phone',
      browser: t`Chrome on Android`,
      device: 'Pixel 9',
      kind: 'phone',
      place: 'Lisboa',
      lastActive: t({ message: 'Yesterday', context: 'session' }),
      isCurrent: false,
    },
    {
      id: 'desk',
      browser: t`Firefox on Linux`,
      device: 'ThinkPad X1',
      kind: 'computer',
      place: 'São Paulo',
      lastActive: t({ message: 'Now', context: 'session' }),
      isCurrent: true,
    },
  ];
  return (
    <SessionList
      label={t`Signed-in devices`}
      sessions={sessions.filter(({ id }) => !revoked.includes(id))}
      onRevoke={({ id }) => setRevoked([...revoked, id])}
    />
  );
}
