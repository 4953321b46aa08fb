import {
  cardMask,
  expiryMask,
  Grid,
  MaskField,
  patternMask,
  PriceSummary,
  RadioGroup,
  Stack,
  TextField,
} from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Controller, useWatch } from 'react-hook-form';
import { type PlanId, PRICES } from './registration.ts';
import type { StepProps } from './step.types.ts';

const dollars = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const number = cardMask();
const expiry = expiryMask();
const code = patternMask('0000');

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
    basic: t`Basic`,
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
      {PRICES[plan] > 0 && <CardFields form={form} />}
      <PriceSummary
        lines={[
          { label: t`Account`, amount: `${username} · ${email}` },
          { label: t`Full name`, amount: `${firstName} ${lastName}`.trim() },
          { label: t`Your plan`, amount: names[plan] },
          { label: t`Due today`, amount: dollars.format(PRICES[plan]), emphasis: 'total' },
        ]}
      />
    </Stack>
  );
}

function CardFields({ form: { control, register, formState } }: StepProps) {
  const { t } = useLingui();
  const { errors } = formState;
  return (
    <>
      <Controller
        control={control}
        name="cardNumber"
        render={({ field: { onChange, ...field } }) => (
          <MaskField
            {...field}
            mask={number}
            label={t`Card number`}
            description={t`As on the card. For this demo: 4242 4242 4242 4242.`}
            autoComplete="cc-number"
            isRequired
            errorMessage={errors.cardNumber?.message}
            onChange={({ value, leftOut = '' }) => onChange(value + leftOut)}
          />
        )}
      />
      <TextField
        {...register('cardName')}
        label={t`Name on the card`}
        autoComplete="cc-name"
        isRequired
        errorMessage={errors.cardName?.message}
      />
      <Grid gap="l" minCell="12rem">
        <Controller
          control={control}
          name="cardExpiry"
          render={({ field: { onChange, ...field } }) => (
            <MaskField
              {...field}
              mask={expiry}
              label={t`Expiry date`}
              description={t`Month and year, such as 09/28.`}
              autoComplete="cc-exp"
              isRequired
              errorMessage={errors.cardExpiry?.message}
              onChange={({ value, leftOut = '' }) => onChange(value + leftOut)}
            />
          )}
        />
        <Controller
          control={control}
          name="cvv"
          render={({ field: { onChange, ...field } }) => (
            <MaskField
              {...field}
              mask={code}
              label={t`CVV`}
              description={t`3 or 4 digits.`}
              autoComplete="cc-csc"
              isRequired
              errorMessage={errors.cvv?.message}
              onChange={({ value, leftOut = '' }) => onChange(value + leftOut)}
            />
          )}
        />
      </Grid>
    </>
  );
}
