import { Button, Card, ConfirmDialog, focusWhenLost, FormError } from '@embarque/design-system';
import { SessionList } from '@embarque/design-system/account';
import type { AccountDevice } from '@embarque/mocks/account-setting/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { TimeAgo } from '../../../i18n/time/TimeAgo.tsx';
import { findHeading } from '../../../routing/focus.ts';
import { useRequest } from '../parts/useRequest.ts';
import { accountCalls } from '../server/account.api.ts';
import { useAccount } from '../useAccount.ts';

/** ACC-08: the devices that the account is signed in on. */
export function DevicesCard() {
  const { t } = useLingui();
  const { state, receive } = useAccount();
  const [asked, setAsked] = useState<AccountDevice | 'others' | null>(null);
  const { send, failure } = useRequest(accountCalls.signOut);
  const others = state.devices.filter(({ isCurrent }) => !isCurrent);
  const card = useRef<HTMLDivElement>(null);
  // Only a device of its own has a name; the demo takes each tab of this browser for one.
  const nameOf = ({ device, isCurrent }: AccountDevice) => device || (isCurrent ? t`This tab` : t`Another tab`);
  const name = asked && asked !== 'others' ? `${asked.browser}, ${nameOf(asked)}` : '';

  const signOut = async () => {
    const settings = await send(asked === 'others' || !asked ? {} : { id: asked.id });
    setAsked(null);
    if (!settings) return;
    receive(settings);
    focusWhenLost(() => card.current?.querySelector('button') ?? findHeading());
  };
  return (
    <Card
      ref={card}
      title={t`Recent devices`}
      padding="none"
      actions={
        others.length > 0 && (
          <Button size="small" variant="outline" tone="danger" onClick={() => setAsked('others')}>
            <Trans>Sign out all others</Trans>
          </Button>
        )
      }
    >
      <SessionList
        label={t`Recent devices`}
        sessions={state.devices.map((device) => ({
          ...device,
          device: nameOf(device),
          lastActive: <TimeAgo past={device.lastActive} />,
        }))}
        onRevoke={({ id }) => setAsked(state.devices.find((device) => device.id === id) ?? null)}
      />
      <FormError>{failure?.text}</FormError>
      <ConfirmDialog
        isOpen={asked !== null}
        tone="danger"
        title={asked === 'others' ? t`Sign out all other devices?` : t`Sign out ${name}?`}
        confirmLabel={t`Sign out now`}
        onConfirm={signOut}
        onClose={() => setAsked(null)}
      >
        <Trans>You'll need your password to sign in there again. This can't be undone.</Trans>
      </ConfirmDialog>
    </Card>
  );
}
