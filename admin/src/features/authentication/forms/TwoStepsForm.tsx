import { Button, Inline, Link, OneTimeCodeField, Stack, TextField } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { Entry } from '../useEntry.ts';
import { AttemptAlert } from './AttemptAlert.tsx';
import { Done } from './Done.tsx';
import { Resend } from './Resend.tsx';
import type { ScreenFormProps } from './screen-form.types.ts';
import { SubmitButton } from './SubmitButton.tsx';

type Way = 'phone' | 'recovery';

const LENGTH: Record<Way, number> = { phone: 6, recovery: 8 };

/** Asks for the code that was sent. It is sent when it is complete, once for each code, and never while another is being sent. */
export function TwoStepsForm({ entry, hrefOf }: ScreenFormProps) {
  const { t } = useLingui();
  const [way, setWay] = useState<Way>('phone');
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refusal = useCodeMessage(entry);
  const isBack = refusal !== undefined || isIncomplete;
  useEffect(() => {
    if (isBack) field.current?.focus();
  }, [isBack]);

  if (entry.state === 'done') {
    return (
      <Done title={t`You're signed in`} next={{ label: t`Start again`, href: hrefOf('login') }}>
        <Trans>This demo opens no session.</Trans>
      </Done>
    );
  }
  const change = ({ value }: { value: string }) => {
    setCode(value);
    setIncomplete(false);
    entry.change();
  };
  const send = (value: string) => {
    const isComplete = value.length === LENGTH[way];
    setIncomplete(!isComplete);
    if (isComplete) entry.attempt({ kind: 'code', body: { code: value } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const shared = { ref: field, value: code, errorMessage: isIncomplete ? t`Enter the whole code.` : refusal };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="l">
        <AttemptAlert entry={entry} />
        {way === 'phone' ? (
          <OneTimeCodeField
            {...shared}
            label={t`Code from the message`}
            onChange={change}
            onComplete={({ value }) => send(value)}
          />
        ) : (
          <TextField
            {...shared}
            label={t`Recovery code`}
            description={t`Eight letters and digits, from when you set up two-step verification.`}
            autoComplete="off"
            size="large"
            onChange={({ target }) => change({ value: target.value.replaceAll(/[^\p{L}\d]/gu, '') })}
          />
        )}
        <SubmitButton entry={entry}>{t`Sign in`}</SubmitButton>
        <OtherWays
          entry={entry}
          way={way}
          onWay={(next) => {
            setWay(next);
            change({ value: '' });
          }}
        />
      </Stack>
    </form>
  );
}

function OtherWays({ entry, way, onWay }: { entry: Entry; way: Way; onWay: (way: Way) => void }) {
  const { t } = useLingui();
  return (
    <Stack gap="m">
      <CodeSent entry={entry} />
      <Inline gap="m" distribute="center">
        <Resend actor={entry.actor}>{t`Resend code`}</Resend>
        <Link variant="alone" href="tel:+551133334400">
          {t`Call us`}
        </Link>
      </Inline>
      <Button variant="ghost" size="small" onClick={() => onWay(way === 'phone' ? 'recovery' : 'phone')}>
        {way === 'phone' ? t`Use a recovery code` : t`Use the code from the message`}
      </Button>
    </Stack>
  );
}

function CodeSent({ entry }: { entry: Entry }) {
  const sent = useActorState(entry.actor, ({ context }) => context.sent);
  const isChecking = useActorState(entry.actor, ({ value }) => value.resend === 'checking');
  if (isChecking) {
    return (
      <p>
        <Trans>Looking up where the code went…</Trans>
      </p>
    );
  }
  if (!sent) return null;
  const { sentTo } = sent;
  return (
    <p>
      <Trans>
        Sent to <bdi dir="ltr">{sentTo}</bdi>.
      </Trans>
    </p>
  );
}

/** Wrong, expired and used codes are told apart. */
function useCodeMessage({ state, refusal }: Entry): string | undefined {
  const { t } = useLingui();
  if (state === 'expired') {
    return refusal?.reason === 'used'
      ? t`This code was used before. Resend a new one.`
      : t`This code has expired. Resend a new one.`;
  }
  if (state !== 'refused' || refusal?.reason === 'wait') return undefined;
  const tries = refusal?.triesLeft ?? 0;
  return tries > 0
    ? t`${plural(tries, { one: 'Wrong code. # attempt left.', other: 'Wrong code. # attempts left.' })}`
    : t`Wrong code. Check the latest message.`;
}
