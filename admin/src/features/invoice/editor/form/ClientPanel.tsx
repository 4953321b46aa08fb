import { isEmailAddress } from '@embarque/design-system/email-address';
import { Select, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { FormPanel } from '../../../../form-panel/FormPanel.tsx';
import { useOpenForm } from '../../../../form-panel/useOpenForm.ts';
import { HttpError } from '../../../../http/http.error.ts';
import { useErrorMessages } from '../../../../http/response/http.messages.ts';
import { optionsByName } from '../../../../i18n/names/options-by-name.ts';
import type { EditorPartProps } from '../editor.types.ts';

const COUNTRIES = {
  Argentina: 'AR',
  Brazil: 'BR',
  Chile: 'CL',
  France: 'FR',
  Germany: 'DE',
  Norway: 'NO',
  Portugal: 'PT',
  Spain: 'ES',
  'United Kingdom': 'GB',
  'United States': 'US',
};

interface ClientValues {
  name: string;
  companyEmail: string;
  address: string;
  country: string | null;
  contact: string;
}

const empty: ClientValues = { name: '', companyEmail: '', address: '', country: null, contact: '' };

/** INV-13: a new client, who is then the client of the invoice. */
export function ClientPanel({ actor }: EditorPartProps) {
  const { t, i18n } = useLingui();
  const isAdding = useActorState(actor, (state) => state.matches({ ready: { client: 'adding' } }));
  const form = useClientForm();
  const { errors } = form.formState;
  useServerError(actor, form);
  const close = () => actor.send({ type: 'new client cancelled' });
  const add = form.handleSubmit(({ country, ...values }) => {
    const client = { ...values, company: '', country: country ?? '' };
    actor.send({ type: 'new client submitted', client, key: crypto.randomUUID() });
  });
  const panel = useOpenForm({ isSaving: isAdding, refusal: null, submit: (event) => void add(event) });

  return (
    <FormPanel panel={panel} title={t`Add New Customer`} submitLabel={<Trans>Add</Trans>} onClose={close}>
      <TextField
        {...form.register('name')}
        label={t({ message: 'Name', context: 'of a client' })}
        isRequired
        autoComplete="off"
        errorMessage={errors.name?.message}
      />
      <TextField
        {...form.register('companyEmail')}
        label={t`Email`}
        type="email"
        isRequired
        autoComplete="off"
        errorMessage={errors.companyEmail?.message}
      />
      <TextField
        {...form.register('address')}
        label={t({ message: 'Address', context: 'postal' })}
        autoComplete="off"
      />
      <Controller
        control={form.control}
        name="country"
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            label={t({ message: 'Country', context: 'invoice' })}
            options={optionsByName(COUNTRIES, i18n.locale)}
            onChange={({ value }) => onChange(value)}
          />
        )}
      />
      <TextField
        {...form.register('contact')}
        label={t({ message: 'Contact', context: 'invoice' })}
        type="tel"
        autoComplete="off"
      />
    </FormPanel>
  );
}

function useClientForm() {
  const { t } = useLingui();
  return useForm<ClientValues>({
    defaultValues: empty,
    resolver: standardSchemaResolver(
      v.object({
        name: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter a name.`)),
        companyEmail: v.pipe(
          v.string(),
          v.trim(),
          v.check(isEmailAddress, t`Enter a valid email address, such as name@example.com.`),
        ),
        address: v.pipe(v.string(), v.trim()),
        country: v.nullable(v.string()),
        contact: v.pipe(v.string(), v.trim()),
      }),
    ),
  });
}

/** Shows at the name why a client was refused. */
function useServerError(actor: EditorPartProps['actor'], { setError }: ReturnType<typeof useClientForm>) {
  const { t } = useLingui();
  const messagesOf = useErrorMessages();
  const error = useActorState(actor, ({ context }) => context.clientError);
  const show = useEffectEvent((reason: unknown) => {
    const isKnown = reason instanceof HttpError && reason.status === 409;
    const message = isKnown ? t`A client with this name and email already exists.` : messagesOf(reason).join(' ');
    setError('name', { type: 'server', message }, { shouldFocus: true });
  });
  useEffect(() => {
    if (error !== null) show(error);
  }, [error]);
}
