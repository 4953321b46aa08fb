import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type MatrixValue, NotificationMatrix } from './NotificationMatrix.tsx';

/** Turn on one switch, a whole row or a whole column. */
export function NewsByChannel() {
  const { t } = useLingui();
  const [value, setValue] = useState<MatrixValue>({ news: ['email'], sales: ['email', 'browser', 'app'], devices: [] });
  return (
    <NotificationMatrix
      label={t`News by channel`}
      rows={[
        { id: 'news', label: t`New for you` },
        { id: 'sales', label: t`Policies sold` },
        { id: 'devices', label: t`New device linked` },
      ]}
      channels={[
        { id: 'email', label: t`Email` },
        { id: 'browser', label: t({ message: 'Browser', context: 'channel' }) },
        { id: 'app', label: t({ message: 'App', context: 'channel' }) },
      ]}
      value={value}
      onChange={({ value: next }) => setValue(next)}
      blocked={{ browser: t`Your browser blocks notifications. Allow them in its settings for this page.` }}
    />
  );
}
