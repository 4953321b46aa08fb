import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { ConnectionList } from './ConnectionList.tsx';

/** Turns connections on and off; the only way to sign in has to stay. */
export function WithSwitches() {
  const { t } = useLingui();
  const [connected, setConnected] = useState(['mail']);
  const item = (id: string, name: string, description: string) => ({
    id,
    name,
    description,
    isConnected: connected.includes(id),
  });
  return (
    <ConnectionList
      aria-label={t`Connected accounts`}
      items={[
        { ...item('mail', t`Work mail`, t`Calendar and contacts`), keptBecause: t`You sign in with it.` },
        item('messages', t`Team messages`, t`Posts what is sold`),
      ]}
      onChange={({ id, isConnected }) =>
        setConnected(isConnected ? [...connected, id] : connected.filter((each) => each !== id))
      }
    />
  );
}

/** Shows the connected account and what the button does. */
export function WithButtons() {
  const { t } = useLingui();
  const [account, setAccount] = useState<string | undefined>('marina.duarte');
  return (
    <Stack>
      <ConnectionList
        variant="button"
        aria-label={t`Social accounts`}
        items={[
          { id: 'notes', name: t`Short notes`, isConnected: account !== undefined, ...(account && { account }) },
          { id: 'photos', name: t`Travel photos`, isConnected: false },
        ]}
        onChange={({ id, isConnected }) => id === 'notes' && setAccount(isConnected ? 'marina.duarte' : undefined)}
      />
    </Stack>
  );
}
