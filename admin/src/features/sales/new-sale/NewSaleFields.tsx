import { MoneyField, Select, Stack, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { useNewSaleForm } from './new-sale.form.ts';
import { CURRENCIES, SALE_KINDS } from '../sales.api.ts';
import { useSaleLabels } from '../sales.labels.ts';

export function NewSaleFields({ form }: { form: ReturnType<typeof useNewSaleForm> }) {
  const { t } = useLingui();
  const { kinds } = useSaleLabels();
  const { control, register, watch } = form;
  const { errors } = form.formState;

  return (
    <Stack gap="l">
      <Controller
        control={control}
        name="kind"
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            onChange={({ value }) => onChange(value)}
            label={t`Kind`}
            options={SALE_KINDS.map((value) => ({ value, label: kinds[value] }))}
            errorMessage={errors.kind?.message}
          />
        )}
      />
      <TextField
        {...register('product')}
        label={t`Product`}
        description={t`For example, “eSIM Europe 10 GB”.`}
        isRequired
        errorMessage={errors.product?.message}
      />
      <TextField
        {...register('customer.name')}
        label={t`Customer name`}
        autoComplete="off"
        isRequired
        errorMessage={errors.customer?.name?.message}
      />
      <TextField
        {...register('customer.email')}
        type="email"
        label={t`Customer email`}
        autoComplete="off"
        isRequired
        errorMessage={errors.customer?.email?.message}
      />
      <Controller
        control={control}
        name="currency"
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            onChange={({ value }) => onChange(value)}
            label={t`Currency`}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            errorMessage={errors.currency?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="amount"
        render={({ field: { onChange, ...field } }) => (
          <MoneyField
            {...field}
            onChange={({ value }) => onChange(value)}
            label={t`Price paid`}
            currency={watch('currency')}
            isRequired
            errorMessage={errors.amount?.message}
          />
        )}
      />
    </Stack>
  );
}
