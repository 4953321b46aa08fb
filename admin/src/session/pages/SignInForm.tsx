import { Alert, Button, Link, PasswordField, Stack, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { linesBesideFields, messageFor } from '../../forms/field-messages.ts';
import { MessageLines } from '../../http/response/MessageLines.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { Secret } from '../secret.ts';
import type { SignInFailure } from '../session.errors.ts';
import type { Credentials } from '../session.types.ts';
import { useSession, useSessionState } from '../SessionProvider.tsx';

export interface SignInFormProps {
  /**
   * Email of the previous user; the form then asks for the password alone.
   * @default ''
   */
  email?: string;
  /** URL of the page for a lost password; leave it out over a page with unsaved work. */
  forgotPasswordHref?: string;
}

type Messages = Partial<Record<keyof Credentials, string>>;

/**
 * Asks for email and password, and keeps them after a refusal. It uses no form library, because everybody loads this page first.
 */
export function SignInForm({ email = '', forgotPasswordHref }: SignInFormProps) {
  const { t } = useLingui();
  const { actor } = useSession().session;
  const isBusy = useSessionState((snapshot) => snapshot.matches({ signedOut: 'submitting' }));
  const failure = useSessionState(({ context }) => context.failure);
  const failureLines = useFailureLines(failure);
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Messages>({});
  const inOwnWords = useOwnWords();
  const messages: Messages = { ...serverMessages(failure, inOwnWords), ...missing };

  useEffect(() => () => actor.send({ type: 'sign-in cancelled' }), [actor]);
  useEffect(() => {
    if (email) fieldNamed(form.current, 'password')?.focus();
  }, [email]);
  // A new object for each attempt: the same message twice moves focus twice.
  useEffect(() => focusFirst(form.current, serverMessages(failure, same)), [failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = readCredentials(event.currentTarget);
    const found: Messages = {
      ...(credentials.email ? {} : { email: t`Enter your email address.` }),
      ...(credentials.password ? {} : { password: t`Enter your password.` }),
    };
    setMissing(found);
    focusFirst(event.currentTarget, found);
    if (Object.keys(found).length > 0) return;
    actor.send({ type: 'sign-in requested', credentials: new Secret(credentials) });
  };

  /** Clears messages that typing has made outdated. */
  const forgetMessages = () => {
    setMissing({});
    if (failure) actor.send({ type: 'sign-in cancelled' });
  };

  const fillIn = (account: Credentials) => {
    forgetMessages();
    for (const name of FIELDS) {
      const field = fieldNamed(form.current, name);
      if (field) field.value = account[name];
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={forgetMessages}>
      <Stack gap="l">
        {failureLines.length > 0 && (
          <Alert tone="danger">
            <MessageLines lines={failureLines} />
          </Alert>
        )}
        <TextField
          name="email"
          type="email"
          label={t`Email`}
          defaultValue={email}
          autoComplete="username"
          size="large"
          errorMessage={messages.email}
        />
        <PasswordField
          name="password"
          label={t`Password`}
          labelAction={
            forgotPasswordHref && <Link variant="alone" href={forgotPasswordHref}>{t`Forgot password?`}</Link>
          }
          autoComplete="current-password"
          size="large"
          errorMessage={messages.password}
        />
        <Button type="submit" size="large" width="full" isBusy={isBusy}>{t`Sign in`}</Button>
        <DemoAccounts onChoose={fillIn} />
      </Stack>
    </form>
  );
}

const FIELDS: readonly (keyof Credentials)[] = ['email', 'password'];

const same = (message: string) => message;

function serverMessages(failure: SignInFailure | null, inOwnWords: (message: string) => string): Messages {
  const messages = FIELDS.map((field) => [field, messageFor(field, failure?.notifications ?? [])] as const);
  return Object.fromEntries(messages.flatMap(([field, message]) => (message ? [[field, inOwnWords(message)]] : [])));
}

/** Says what is known of the server in the language of the page, and all else as the server does. */
function useOwnWords() {
  const { t } = useLingui();
  return (message: string) =>
    /^email or password is invalid\.?$/i.test(message) ? t`Incorrect email or password.` : message;
}

function readCredentials(form: HTMLFormElement): Credentials {
  const textIn = (name: keyof Credentials) => fieldNamed(form, name)?.value ?? '';
  return { email: textIn('email').trim(), password: textIn('password') };
}

function focusFirst(form: HTMLFormElement | null, messages: Messages): void {
  const first = FIELDS.find((name) => messages[name]);
  if (first) fieldNamed(form, first)?.focus();
}

function fieldNamed(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** Messages above the fields; a message about a field stands under it. */
function useFailureLines(failure: SignInFailure | null): string[] {
  const { t } = useLingui();
  if (!failure) return [];
  if (failure.kind === 'unreachable') {
    return [t`We can't reach the server to sign you in. Check your connection and try again.`];
  }
  if (failure.kind === 'malformed') {
    return [
      t`We couldn't sign you in because the server's response was invalid. Try again, or contact your administrator if it keeps happening.`,
    ];
  }
  if (failure.notifications.length === 0) {
    if (failure.kind === 'too many') return [t`Too many attempts. Wait a moment, then try again.`];
    if (failure.kind === 'server failed') return [t`The server can't sign you in right now. Try again in a moment.`];
    return [t`Incorrect email or password.`];
  }
  return linesBesideFields(FIELDS, failure.notifications);
}
