import { Button, ButtonLink, Inline, MessagePage, Stack, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSecondsLeft } from '../../app-state/useSecondsLeft.ts';
import { paths } from '../../paths.ts';
import { useQuery } from '../../query/useQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useEntryRules } from '../../session/pages/forms/useEntryRules.ts';
import { useCountdown } from './useCountdown.ts';
import { waitingCalls } from './waiting.api.ts';

/** `/misc/coming-soon` (MSC-01): counts down by the server's time, and takes the emails of those who wait. */
export function ComingSoonPage() {
  const { t } = useLingui();
  const { data: opensAt, error, isLoading, tryAgain } = useQuery(waitingCalls.opening, null);
  const seconds = useSecondsLeft(opensAt ?? Number.POSITIVE_INFINITY);
  const countdown = useCountdown();
  const isOpen = opensAt !== null && seconds === 0;
  const isUnknown = opensAt === null && error !== null;
  const opening = isUnknown ? (
    <Inline gap="m">
      {t`Couldn't look it up`}
      <Button size="small" variant="outline" isBusy={isLoading} onClick={tryAgain}>{t`Try again`}</Button>
    </Inline>
  ) : opensAt === null ? (
    t`Looking it up…`
  ) : isOpen ? (
    t({ message: 'Now', context: 'countdown' })
  ) : (
    countdown(seconds)
  );

  return (
    <>
      <PageTitle title={t`Coming soon`} />
      <MessagePage
        title={isOpen ? t`It is open` : t`We are opening soon`}
        description={
          isOpen
            ? t`The new departure board is ready for you.`
            : t`We're putting the finishing touches on the new departure board. Leave your email and we'll write once, when it opens.`
        }
        details={[{ label: t`Opens in`, value: opening }]}
        actions={
          isOpen ? (
            <ButtonLink href={paths.home}>
              <Trans>Go to home page</Trans>
            </ButtonLink>
          ) : (
            <NotifyForm />
          )
        }
      />
    </>
  );
}

function NotifyForm() {
  const { t } = useLingui();
  const { email } = useEntryRules();
  const [outcome, setOutcome] = useState<'none' | 'noted' | 'failed'>('none');
  const form = useForm({ defaultValues: { email: '' }, resolver: standardSchemaResolver(v.object({ email })) });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await waitingCalls.notify(values.email);
      setOutcome('noted');
    } catch {
      setOutcome('failed');
    }
  });
  return (
    <form noValidate onSubmit={submit} onInput={() => setOutcome('none')} style={{ inlineSize: 'min(24rem, 100%)' }}>
      <Stack gap="m">
        <TextField
          {...form.register('email')}
          type="email"
          label={t`Email`}
          autoComplete="email"
          errorMessage={errors.email?.message ?? (outcome === 'failed' ? t`It wasn't sent. Try again.` : undefined)}
          successMessage={outcome === 'noted' ? t`You're on the list. We'll write once, when it opens.` : undefined}
        />
        <Button type="submit" isBusy={isSubmitting}>{t`Notify me`}</Button>
      </Stack>
    </form>
  );
}
