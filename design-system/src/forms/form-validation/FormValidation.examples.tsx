import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { Button } from '../../components/buttons/Button.tsx';
import { Card } from '../../cards/card/Card.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { isEmailAddress } from '../../lib/i18n/email-address.ts';
import { MaskField } from '../elements/input-mask/MaskField.tsx';
import { brazilianPhoneMask } from '../elements/input-mask/masks/phone-mask.ts';
import { PasswordField } from '../elements/input/PasswordField.tsx';
import { TextField } from '../elements/input/TextField.tsx';
import { DatePicker } from '../elements/pickers/DatePicker.tsx';
import { Select } from '../elements/select/Select.tsx';
import { Form, FormActions } from '../layout/form-layout/Form.tsx';

/** Checks the fields on submit and focuses the first empty one. */
export function Basic() {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { first: '', last: '', email: '' } });
  const { errors } = form.formState;
  const needed = { required: t`This field is required.` };
  const save = form.handleSubmit(({ first, last, email }) => {
    notify.success(t`First name: ${first}, last name: ${last}, email: ${email}`);
  });
  return (
    <Card>
      <Form onSubmit={save} onReset={() => form.reset()}>
        <TextField
          {...form.register('first', needed)}
          label={t`First name`}
          isRequired
          errorMessage={errors.first?.message}
        />
        <TextField
          {...form.register('last', needed)}
          label={t`Last name`}
          isRequired
          errorMessage={errors.last?.message}
        />
        <TextField
          {...form.register('email', needed)}
          label={t`Email`}
          type="email"
          isRequired
          errorMessage={errors.email?.message}
        />
        <SendAndReset />
      </Form>
    </Card>
  );
}

/** Fields that aren't native inputs use a controller: a select, a date and a masked phone number. */
export function WithControllers() {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { plan: null as string | null, departure: null as string | null, phone: '' } });
  const { errors } = form.formState;
  const { control } = form;
  const save = form.handleSubmit(({ phone }) => notify.success(t`We call +55 ${phone} before the departure.`));
  return (
    <Card>
      <Form onSubmit={save}>
        <Controller
          control={control}
          name="plan"
          rules={{ required: t`Choose a plan.` }}
          render={({ field: { onChange, ...field } }) => (
            <Select
              {...field}
              onChange={({ value }) => onChange(value)}
              label={t`Plan`}
              isRequired
              errorMessage={errors.plan?.message}
              options={[
                { value: 'europe', label: t`Europe, 10 GB` },
                { value: 'americas', label: t`The Americas, 5 GB` },
              ]}
            />
          )}
        />
        <Controller
          control={control}
          name="departure"
          rules={{ required: t`Enter the day of departure.` }}
          render={({ field: { onChange, ...field } }) => (
            <DatePicker
              {...field}
              onChange={({ value }) => onChange(value)}
              label={t`Departure`}
              isRequired
              errorMessage={errors.departure?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="phone"
          rules={{
            pattern: { value: /^\d{11}$/, message: t`Enter all eleven digits.` },
            required: t`Enter a phone number.`,
          }}
          render={({ field: { onChange, ...field } }) => (
            <MaskField
              {...field}
              onChange={({ value, leftOut = '' }) => onChange(value + leftOut)}
              label={t`Phone`}
              description={t`With area code, such as (11) 98765-4321.`}
              prefix="+55"
              mask={phone}
              isRequired
              errorMessage={errors.phone?.message}
            />
          )}
        />
        <FormActions>
          <Button type="submit">{t`Submit`}</Button>
        </FormActions>
      </Form>
    </Card>
  );
}

const phone = brazilianPhoneMask();

/** Rules from a schema, checked on every change. */
export function Schema() {
  const { t } = useLingui();
  const form = useForm({
    mode: 'onChange',
    defaultValues: { first: '', last: '', email: '', password: '' },
    resolver: standardSchemaResolver(useAccountSchema()),
  });
  const { errors } = form.formState;
  return (
    <Card>
      <Form columns="fit" onSubmit={form.handleSubmit(() => notify.success(t`The account is open.`))}>
        <TextField {...form.register('first')} label={t`First name`} isRequired errorMessage={errors.first?.message} />
        <TextField {...form.register('last')} label={t`Last name`} isRequired errorMessage={errors.last?.message} />
        <TextField
          {...form.register('email')}
          label={t`Email`}
          type="email"
          isRequired
          errorMessage={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          label={t`Password`}
          autoComplete="new-password"
          isRequired
          errorMessage={errors.password?.message}
        />
        <FormActions>
          <Button type="submit">{t`Submit`}</Button>
        </FormActions>
      </Form>
    </Card>
  );
}

/** While the answer is under way, the button is busy and cannot send twice. */
export function AsyncSubmit() {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { first: '', last: '', email: '', policy: '' } });
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof typeof errors & ('first' | 'last' | 'email' | 'policy')) => ({
    ...form.register(name, { required: t`This field is required.` }),
    isRequired: true,
    errorMessage: errors[name]?.message,
  });
  const send = form.handleSubmit(async ({ policy }) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    notify.success(t`The claim on policy ${policy} has been submitted.`);
  });
  return (
    <Card>
      <Form columns="fit" onSubmit={send}>
        <TextField {...field('first')} label={t`First name`} />
        <TextField {...field('last')} label={t`Last name`} />
        <TextField {...field('email')} label={t`Email`} type="email" />
        <TextField {...field('policy')} label={t`Policy number`} />
        <FormActions>
          <Button type="submit" isBusy={isSubmitting}>{t`Submit`}</Button>
        </FormActions>
      </Form>
    </Card>
  );
}

function SendAndReset() {
  return (
    <FormActions>
      <Button type="submit">
        <Trans>Submit</Trans>
      </Button>
      <Button type="reset" variant="outline" tone="secondary">
        <Trans>Reset</Trans>
      </Button>
    </FormActions>
  );
}

function useAccountSchema() {
  const { t } = useLingui();
  const name = v.pipe(v.string(), v.trim(), v.minLength(3, t`Use at least 3 characters.`));
  return v.object({
    first: name,
    last: name,
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t`Enter your email address.`),
      v.check(isEmailAddress, t`Enter a valid email address, such as name@example.com.`),
    ),
    password: v.pipe(v.string(), v.minLength(6, t`Use at least 6 characters.`)),
  });
}
