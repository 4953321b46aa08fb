import { ButtonLink, Inline, Link, Stack } from '@embarque/design-system';
import type { SentAnswer } from '@embarque/mocks/authentication/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { AttemptAlert } from './AttemptAlert.tsx';
import { Done } from './Done.tsx';
import { LinkExpired } from './LinkExpired.tsx';
import { Resend } from './Resend.tsx';
import type { ScreenFormProps } from './screen-form.types.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** Says where the link went; with a link's token, confirms the address on a press, since mail scanners open links too. */
export function VerifyEmail({ entry, token, hrefOf }: ScreenFormProps) {
  const { t } = useLingui();
  if (entry.state === 'done') {
    return (
      <Done title={t`Your email is confirmed`} next={{ label: t`Sign in`, href: hrefOf('login') }}>
        <Trans>Your account is ready.</Trans>
      </Done>
    );
  }
  if (entry.state === 'expired') return <LinkExpired entry={entry} href={hrefOf('verify-email')} />;
  if (token === '') return <LinkSent entry={entry} hrefOf={hrefOf} />;
  const confirm = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    entry.attempt({ kind: 'verify', body: { token } });
  };
  return (
    <form noValidate onSubmit={confirm}>
      <Stack gap="l">
        <AttemptAlert entry={entry} />
        <p>
          <Trans>Press the button to confirm that this email is yours.</Trans>
        </p>
        <SubmitButton entry={entry}>{t`Confirm email`}</SubmitButton>
      </Stack>
    </form>
  );
}

function LinkSent({ entry, hrefOf }: Pick<ScreenFormProps, 'entry' | 'hrefOf'>) {
  const { t } = useLingui();
  const sent = useActorState(entry.actor, ({ context }) => context.sent);
  const isChecking = useActorState(entry.actor, (snapshot) => snapshot.matches({ resend: 'checking' }));
  return (
    <Stack gap="l">
      {sent ? (
        <>
          <SentTo {...sent} />
          <ButtonLink size="large" width="full" href={hrefOf('verify-email', { token: sent.token })}>
            {t`Open the link`}
          </ButtonLink>
        </>
      ) : (
        <p role="status">
          {isChecking ? (
            <Trans>Looking up your link…</Trans>
          ) : (
            <Trans>Couldn't look up your link. Send a new one.</Trans>
          )}
        </p>
      )}
      <Inline gap="m" distribute="center">
        <Resend actor={entry.actor}>{t`Resend link`}</Resend>
        <Link variant="alone" href={hrefOf('login')}>
          {t`Skip for now`}
        </Link>
      </Inline>
    </Stack>
  );
}

function SentTo({ sentTo }: Pick<SentAnswer, 'sentTo'>) {
  return (
    <p>
      <Trans>
        A link was sent to{' '}
        <strong>
          <bdi>{sentTo}</bdi>
        </strong>
        . Open it to confirm the address. This demo sends no email.
      </Trans>
    </p>
  );
}
