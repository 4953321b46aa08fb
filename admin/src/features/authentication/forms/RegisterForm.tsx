import { Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SignUpFields } from '../../../session/pages/forms/SignUpFields.tsx';
import { useSignUpForm } from '../../../session/pages/forms/useSignUpForm.ts';
import { AttemptAlert } from './AttemptAlert.tsx';
import { MistakeSummary } from './MistakeSummary.tsx';
import type { ScreenFormProps } from './screen-form.types.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** A new account, whose email is confirmed by a link. A refused username leaves the password as it is. */
export function RegisterForm({ entry }: ScreenFormProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const form = useSignUpForm();
  const isTaken = entry.state === 'refused' && entry.refusal?.reason === 'taken';
  const { setFocus } = form;
  useEffect(() => {
    if (isTaken) setFocus('username', { shouldSelect: true });
  }, [isTaken, setFocus]);

  return (
    <form
      noValidate
      onInput={entry.change}
      onSubmit={form.handleSubmit(({ hasAgreed: _, ...body }) => entry.attempt({ kind: 'register', body }))}
    >
      <Stack gap="l">
        <AttemptAlert entry={entry} />
        <MistakeSummary form={form} />
        <SignUpFields
          form={form}
          usernameRefusal={isTaken ? t`This username is already in use. Choose another one.` : undefined}
          path={pathname + search}
        />
        <SubmitButton entry={entry}>{t`Create account`}</SubmitButton>
      </Stack>
    </form>
  );
}
