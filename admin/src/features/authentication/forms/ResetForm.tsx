import { PasswordField, PasswordStrength, Stack, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useEntryRules } from '../../../session/pages/forms/useEntryRules.ts';
import { AttemptAlert } from './AttemptAlert.tsx';
import { MistakeSummary } from './MistakeSummary.tsx';
import { Done } from './Done.tsx';
import { LinkExpired } from './LinkExpired.tsx';
import type { ScreenFormProps } from './screen-form.types.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** The demo's account, for password managers. */
const ACCOUNT = 'marina.duarte@embarque.example';

/** Sets a new password. The link is used when the form is sent, not when the page is opened. */
export function ResetForm({ entry, token, hrefOf }: ScreenFormProps) {
  const { t } = useLingui();
  const { newPassword } = useEntryRules();
  const form = useForm({
    defaultValues: { password: '', confirmation: '' },
    resolver: standardSchemaResolver(
      v.pipe(
        v.object({ password: newPassword, confirmation: v.string() }),
        v.forward(
          v.partialCheck(
            [['password'], ['confirmation']],
            ({ password, confirmation }) => password === confirmation,
            t`The two passwords differ.`,
          ),
          ['confirmation'],
        ),
      ),
    ),
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  if (entry.state === 'done') {
    return (
      <Done title={t`Your password is changed`} next={{ label: t`Sign in`, href: hrefOf('login') }}>
        <Trans>Sign in with the new one. All other devices were signed out.</Trans>
      </Done>
    );
  }
  if (entry.state === 'expired') return <LinkExpired entry={entry} href={hrefOf('forgot-password')} />;
  return (
    <form
      noValidate
      onInput={entry.change}
      onSubmit={form.handleSubmit(({ password }) => entry.attempt({ kind: 'reset', body: { token, password } }))}
    >
      <Stack gap="l">
        <AttemptAlert entry={entry} />
        <MistakeSummary form={form} />
        <TextField label={t`Account`} autoComplete="username" size="large" isReadOnly defaultValue={ACCOUNT} />
        <Stack gap="s">
          <PasswordField
            {...form.register('password')}
            label={t`New password`}
            description={t`At least 8 characters; 15 or more are safer.`}
            autoComplete="new-password"
            size="large"
            errorMessage={errors.password?.message}
          />
          <PasswordStrength password={typed} personal={[ACCOUNT]} />
        </Stack>
        <PasswordField
          {...form.register('confirmation')}
          label={t`Confirm password`}
          autoComplete="new-password"
          size="large"
          errorMessage={errors.confirmation?.message}
        />
        <SubmitButton entry={entry}>{t`Set new password`}</SubmitButton>
      </Stack>
    </form>
  );
}
