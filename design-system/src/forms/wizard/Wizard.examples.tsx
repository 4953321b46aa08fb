import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { notify } from '../../components/toasts/notify.tsx';
import { isEmailAddress } from '../../lib/i18n/email-address.ts';
import { stepTexts, useAccountSteps, useNumberedSteps } from './wizard.samples.tsx';
import { Wizard, type WizardProps } from './Wizard.tsx';

/** Steps in order: each is checked before the next, with errors below its fields. */
export function WithValidation() {
  const { t } = useLingui();
  const form = useAccountForm();
  const { errors } = form.formState;
  const steps = useNumberedSteps({
    bind: (name) => ({ ...form.register(name), isRequired: true, errorMessage: errors[name]?.message }),
    country: { value: form.watch('country'), onChange: ({ value }) => form.setValue('country', value) },
    languages: { value: form.watch('languages'), onChange: ({ value }) => form.setValue('languages', value) },
  });
  return (
    <Wizard
      label={t`New agency`}
      steps={steps.map((step) => ({ ...step, validate: () => form.trigger(stepTexts[step.id]) }))}
      onFinish={() => {
        const { username, email } = form.getValues();
        notify.success(t`The account ${username} is open; the confirmation went to ${email}.`);
      }}
    />
  );
}

/** Steps in any order, listed beside the fields. */
export function VerticalAndFree() {
  const { t } = useLingui();
  return <FreeWizard label={t`New agency, in any order`} placement="start" steps={useNumberedSteps()} />;
}

/** Icons instead of numbers, with the fields in a card of their own. */
export function ModernWithIcons() {
  const { t } = useLingui();
  return <FreeWizard label={t`New account`} variant="apart" steps={useAccountSteps()} />;
}

/** The same with the steps beside the fields. */
export function ModernVerticalWithIcons() {
  const { t } = useLingui();
  return (
    <FreeWizard label={t`New account, step by step`} variant="apart" placement="start" steps={useAccountSteps()} />
  );
}

function FreeWizard(props: Pick<WizardProps, 'label' | 'placement' | 'variant' | 'steps'>) {
  const { t } = useLingui();
  return (
    <Wizard
      order="free"
      {...props}
      onFinish={() => {
        notify.success(t`The account is open.`);
      }}
    />
  );
}

function useAccountForm() {
  const { t } = useLingui();
  const text = v.pipe(v.string(), v.trim(), v.nonEmpty(t`This field is required.`));
  // A blank at either end belongs to a password.
  const secret = v.pipe(v.string(), v.nonEmpty(t`This field is required.`));
  const schemaFor = (password: string) =>
    v.object({
      username: text,
      email: v.pipe(text, v.check(isEmailAddress, t`Enter a valid email address, such as name@example.com.`)),
      password: secret,
      confirmation: v.pipe(
        secret,
        v.check((again) => again === password, t`The two passwords differ.`),
      ),
      firstName: text,
      lastName: text,
      country: v.nullable(v.string()),
      languages: v.array(v.string()),
      street: text,
      landmark: text,
      postcode: text,
      city: text,
      twitter: text,
      facebook: text,
      google: text,
      linkedin: text,
    });
  return useForm<v.InferInput<ReturnType<typeof schemaFor>>>({
    defaultValues: {
      username: '',
      email: '',
      password: '',
      confirmation: '',
      firstName: '',
      lastName: '',
      country: null,
      languages: [],
      street: '',
      landmark: '',
      postcode: '',
      city: '',
      twitter: '',
      facebook: '',
      google: '',
      linkedin: '',
    },
    resolver: (values, ...rest) => standardSchemaResolver(schemaFor(values.password))(values, ...rest),
  });
}
