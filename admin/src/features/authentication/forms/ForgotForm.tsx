import { Button, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ResetRequestForm } from '../../../session/pages/forms/ResetRequestForm.tsx';
import { AttemptAlert } from './AttemptAlert.tsx';
import { Done } from './Done.tsx';
import type { ScreenFormProps } from './screen-form.types.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** Sends a link. The answer does not say whether the address is known. */
export function ForgotForm({ entry, hrefOf }: ScreenFormProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const sent = useActorState(entry.actor, ({ context }) => context.sent);
  if (entry.state === 'done') {
    const { sentTo = '', token = '' } = sent ?? {};
    return (
      <Stack gap="m">
        <Done title={t`Check your inbox`} next={{ label: t`Open the link`, href: hrefOf('reset-password', { token }) }}>
          <Trans>If {sentTo} belongs to an account, a link is on its way. This demo sends no email.</Trans>
        </Done>
        <Button variant="ghost" onClick={() => entry.actor.send({ type: 'started over' })}>
          {t`Use a different email`}
        </Button>
      </Stack>
    );
  }
  return (
    <ResetRequestForm
      email={email}
      notice={<AttemptAlert entry={entry} />}
      button={<SubmitButton entry={entry}>{t`Send reset link`}</SubmitButton>}
      onInput={entry.change}
      onRequest={(request) => {
        setEmail(request.email);
        entry.attempt({ kind: 'forgot', body: request });
      }}
    />
  );
}
