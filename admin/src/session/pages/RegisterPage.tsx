import { Alert, Button, Link, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { linesBesideFields } from '../../forms/field-messages.ts';
import { MessageLines } from '../../http/response/MessageLines.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { HttpError } from '../../http/http.error.ts';
import { paths } from '../../paths.ts';
import { EntryCover } from './EntryCover.tsx';
import { SignUpFields } from './forms/SignUpFields.tsx';
import { useSignUpForm } from './forms/useSignUpForm.ts';
import { Secret } from '../secret.ts';
import { useSession } from '../SessionProvider.tsx';

const FIELDS = ['username', 'email', 'password', 'hasAgreed'] as const;

/** `/register`: a new account, signed in at once. */
export function RegisterPage() {
  const { t } = useLingui();
  const { session, api } = useSession();
  const [failure, setFailure] = useState<readonly string[]>([]);
  const form = useSignUpForm();
  const { isSubmitting } = form.formState;
  const linesOf = useFailureLines();

  const submit = form.handleSubmit(async ({ username, email, password }) => {
    setFailure([]);
    try {
      await api.register({ username, email, password });
      session.actor.send({ type: 'sign-in requested', credentials: new Secret({ email, password }) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      showServerErrors(form, FIELDS, error.notifications);
      setFailure(linesOf(error));
    }
  });

  return (
    <EntryCover
      title={t`Create an account`}
      description={t`It takes a minute, and you'll be signed in right away.`}
      footer={
        <Trans>
          Already have an account?{' '}
          <Link variant="alone" href={paths.login}>
            Sign in
          </Link>
        </Trans>
      }
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="l">
          {failure.length > 0 && (
            <Alert tone="danger">
              <MessageLines lines={failure} />
            </Alert>
          )}
          <SignUpFields form={form} />
          <Button type="submit" size="large" width="full" isBusy={isSubmitting}>{t`Create account`}</Button>
        </Stack>
      </form>
    </EntryCover>
  );
}

/** Messages that belong to no field. */
function useFailureLines(): (error: HttpError) => string[] {
  const { t } = useLingui();
  return (error) => {
    if (error.notifications.length > 0) return linesBesideFields(FIELDS, error.notifications);
    return [
      t`We couldn't create your account because we can't reach the server. Your entries are still here. Try again.`,
    ];
  };
}
