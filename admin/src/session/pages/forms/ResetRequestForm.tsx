import { Button, Stack, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useEntryRules } from './useEntryRules.ts';

interface ResetRequestFormProps {
  /** Earlier entry; the field then takes focus so that it can be changed. */
  email: string;
  onRequest: (request: { email: string }) => void;
  /** Called when something is typed. */
  onInput?: () => void;
  /** Stands above the field. */
  notice?: ReactNode;
  /** The button, where it is another one. */
  button?: ReactNode;
}

/** Asks for the email to which a link is sent. */
export function ResetRequestForm({ email, onRequest, onInput, notice, button }: ResetRequestFormProps) {
  const { t } = useLingui();
  const rules = useEntryRules();
  const form = useForm({
    defaultValues: { email },
    resolver: standardSchemaResolver(v.object({ email: rules.email })),
  });

  const { setFocus } = form;
  const isBack = email !== '';
  useEffect(() => {
    if (isBack) setFocus('email', { shouldSelect: true });
  }, [isBack, setFocus]);

  return (
    <form noValidate onSubmit={form.handleSubmit(onRequest)} onInput={onInput}>
      <Stack gap="l">
        {notice}
        <TextField
          {...form.register('email')}
          type="email"
          label={t`Email`}
          autoComplete="username"
          size="large"
          errorMessage={form.formState.errors.email?.message}
        />
        {button ?? <Button type="submit" size="large" width="full">{t`Send reset link`}</Button>}
      </Stack>
    </form>
  );
}
