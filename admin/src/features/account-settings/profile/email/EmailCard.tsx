import {
  Alert,
  Button,
  Card,
  focusWhenLost,
  Form,
  FormActions,
  FormError,
  Stack,
  TextField,
  useHasPassed,
  focusFirstMistake,
} from '@embarque/design-system';
import { isEmailAddress } from '@embarque/design-system/email-address';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { ResendButton } from '../../../../forms/ResendButton.tsx';
import { formatDay } from '../../../../i18n/format.ts';
import { ProofField } from '../../../../proof/ProofField.tsx';
import { useProofNeeded } from '../../../../proof/useProven.ts';
import { useRequest } from '../../parts/useRequest.ts';
import { accountCalls } from '../../server/account.api.ts';
import { useAccount } from '../../useAccount.ts';

/** ACC-02, ACC6-01: the email address. A new one counts once its owner has confirmed it. */
export function EmailCard() {
  const { t } = useLingui();
  const { pendingEmail } = useAccount().state;
  const card = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  const changed = () => void focusWhenLost(() => card.current?.querySelector<HTMLElement>('input, button'));
  return (
    <Card ref={card} title={t`Email address`}>
      {pendingEmail ? (
        <PendingChange key={pendingEmail.email} onChanged={changed} />
      ) : (
        <EmailForm onChanged={changed} />
      )}
    </Card>
  );
}

interface PartProps {
  /** Called when the other part of the card takes the place of this one. */
  onChanged: () => void;
}

function EmailForm({ onChanged }: PartProps) {
  const { t } = useLingui();
  const { actor, state, receive } = useAccount();
  const current = state.general.email;
  const email = useActorState(actor, ({ context }) => context.typedEmail) ?? current;
  const setEmail = (typed: string | null) => actor.send({ type: 'email typed', email: typed });
  const [password, setPassword] = useState('');
  const [mistake, setMistake] = useState<'email' | 'password' | null>(null);
  const isProofNeeded = useProofNeeded();
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, failure, forget } = useRequest(accountCalls.changeEmail);
  const isChanged = email.trim() !== current;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged) return;
    const found = !isEmailAddress(email.trim()) ? 'email' : isProofNeeded && password === '' ? 'password' : null;
    setMistake(found);
    focusFirstMistake(form.current);
    if (found) return;
    const settings = await send({ email: email.trim(), ...(password && { password }) });
    if (!settings) return focusFirstMistake(form.current);
    setEmail(null);
    receive(settings);
    onChanged();
  };
  const edit = (set: () => void) => {
    set();
    setMistake(null);
    forget();
  };
  return (
    <Form ref={form} onSubmit={(event) => void submit(event)}>
      <TextField
        type="email"
        label={t`Email`}
        autoComplete="email"
        isRequired
        value={email}
        description={t`We'll send a confirmation link to the new address and notify the old one.`}
        errorMessage={
          mistake === 'email'
            ? t`Enter a valid email address, such as name@example.com.`
            : failure?.field === 'email'
              ? t`This email address is already in use.`
              : undefined
        }
        onChange={({ target }) => edit(() => setEmail(target.value))}
      />
      {isChanged && isProofNeeded && (
        <ProofField
          account={current}
          value={password}
          onChange={(typed) => edit(() => setPassword(typed))}
          isRefused={mistake === 'password' || failure?.field === 'password'}
        />
      )}
      <FormError>{failure && failure.field === '' && failure.text}</FormError>
      <FormActions>
        <Button type="submit" isIdle={!isChanged} isBusy={isBusy}>
          <Trans>Change email</Trans>
        </Button>
        <Button
          variant="outline"
          tone="secondary"
          isIdle={!isChanged}
          onClick={() =>
            edit(() => {
              setEmail(null);
              setPassword('');
            })
          }
        >
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}

/** The server sends no two emails within this time. */
const BETWEEN_EMAILS_MS = 60_000;

/** When the next one can be sent; a clock of this device that is behind the server's makes nobody wait for longer. */
const retryAfter = (sentAt: string) => Math.min(Date.parse(sentAt), Date.now()) + BETWEEN_EMAILS_MS;

/** The new address waits; nothing has changed yet. */
function PendingChange({ onChanged }: PartProps) {
  const { t } = useLingui();
  const { state, receive } = useAccount();
  const { send, isBusy, failure } = useRequest(async (act: 'resendEmail' | 'cancelEmail' | 'confirmEmail') =>
    accountCalls[act]({}),
  );
  const [isResent, setResent] = useState(false);
  const next = state.pendingEmail?.email ?? '';
  const current = state.general.email;
  const sentAt = state.pendingEmail?.sentAt ?? '';
  const retryAt = useMemo(() => retryAfter(sentAt), [sentAt]);
  const until = state.pendingEmail ? formatDay(new Date(state.pendingEmail.expiresAt)) : '';
  const isExpired = useHasPassed(state.pendingEmail?.expiresAt);
  const act = async (name: 'resendEmail' | 'cancelEmail' | 'confirmEmail') => {
    const settings = await send(name);
    if (!settings) return;
    setResent(name === 'resendEmail');
    receive(settings);
    if (name !== 'resendEmail') onChanged();
  };
  return (
    <Stack gap="l">
      <p>
        <strong>{current}</strong>
      </p>
      <Alert
        tone="warning"
        announced="politely"
        title={t`Your email isn't confirmed`}
        actions={
          <>
            <ResendButton until={retryAt} isBusy={isBusy} onResend={() => void act('resendEmail')}>
              <Trans>Resend confirmation</Trans>
            </ResendButton>
            <Button size="small" variant="outline" tone="secondary" onClick={() => void act('cancelEmail')}>
              <Trans>Cancel the change</Trans>
            </Button>
          </>
        }
      >
        {isExpired ? (
          <Trans>
            The link that we sent to <strong>{next}</strong> has expired. {current} stays in use.
          </Trans>
        ) : (
          <Trans>
            We sent a link to <strong>{next}</strong>. Open it by {until}. Until then, {current} stays in use.
          </Trans>
        )}
      </Alert>
      <p role="status">{isResent && <Trans>Sent again. Check your spam folder too.</Trans>}</p>
      <FormError>
        {failure && (failure.status === 429 ? <Trans>Wait a minute before the next email.</Trans> : failure.text)}
      </FormError>
      {!isExpired && <DemoMailbox onConfirm={() => void act('confirmEmail')} />}
    </Stack>
  );
}

/** The demo sends no email, so that its link is here. */
function DemoMailbox({ onConfirm }: { onConfirm: () => void }) {
  return (
    <p>
      <Trans>This demo sends no email.</Trans>{' '}
      <Button variant="ghost" size="small" onClick={onConfirm}>
        <Trans>Open the link of the email</Trans>
      </Button>
    </p>
  );
}
