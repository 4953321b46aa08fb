import { PriceSummary, RadioGroup, Stack } from '@embarque/design-system';
import { CardFields } from '@embarque/design-system/account';
import { useLingui } from '@lingui/react/macro';
import { Controller, useController, useWatch } from 'react-hook-form';
import { type PlanId, PRICES } from './registration.ts';
import type { StepProps } from './step.types.ts';

const dollars = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Plan, card, and what will be sent; a plan without a price asks for no card. */
export function BillingStep({ form }: StepProps) {
  const { t } = useLingui();
  const { control } = form;
  const plan = useWatch({ control, name: 'plan' });
  const [username, email, firstName, lastName] = useWatch({
    control,
    name: ['username', 'email', 'firstName', 'lastName'],
  });
  const names: Record<PlanId, string> = {
    basic: t({ message: 'Basic', context: 'plan' }),
    standard: t({ message: 'Standard', context: 'plan' }),
    enterprise: t({ message: 'Enterprise', context: 'plan' }),
  };
  const plans: readonly PlanId[] = ['basic', 'standard', 'enterprise'];
  return (
    <Stack gap="l">
      <Controller
        control={control}
        name="plan"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup<PlanId>
            name={name}
            value={value}
            onChange={(change) => onChange(change.value)}
            label={t`Your plan`}
            isFramed
            options={plans.map((each) => {
              const price = dollars.format(PRICES[each]);
              return { value: each, label: names[each], description: t`${price} a year` };
            })}
          />
        )}
      />
      {PRICES[plan] > 0 && <PlanCard form={form} />}
      <PriceSummary
        lines={[
          { label: t`Account`, amount: `${username} · ${email}` },
          { label: t`Full name`, amount: `${firstName} ${lastName}`.trim() },
          { label: t`Your plan`, amount: names[plan] },
          {
            label: t({ message: 'Due today', context: 'amount' }),
            amount: dollars.format(PRICES[plan]),
            emphasis: 'total',
          },
        ]}
      />
    </Stack>
  );
}

function PlanCard({ form: { control, formState } }: StepProps) {
  const { t } = useLingui();
  const { errors } = formState;
  const fields = {
    number: useController({ control, name: 'cardNumber' }).field,
    name: useController({ control, name: 'cardName' }).field,
    expiry: useController({ control, name: 'cardExpiry' }).field,
    cvv: useController({ control, name: 'cvv' }).field,
  };
  return (
    <CardFields
      numberDescription={t`As on the card. For this demo: 4242 4242 4242 4242.`}
      fieldOf={(key) => {
        const { value, name, ref, onBlur, onChange } = fields[key];
        return {
          value,
          name,
          ref,
          onBlur,
          errorMessage: errors[name]?.message,
          onChange: (next) => onChange(next.value),
        };
      }}
    />
  );
}
