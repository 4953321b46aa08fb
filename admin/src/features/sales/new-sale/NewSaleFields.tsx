import { MoneyField, Select, Stack, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { NewSaleFieldsProps } from './new-sale.form.ts';
import { kindOf } from './product-kind.ts';
import { ProductField } from './ProductField.tsx';
import { CURRENCIES, SALE_KINDS } from '../server/sale.schema.ts';
import { useSaleLabels } from '../sales.labels.ts';

export function NewSaleFields({ form, products }: NewSaleFieldsProps) {
  const { t } = useLingui();
  const { kinds } = useSaleLabels();
  const { control, register, watch } = form;
  const { errors } = form.formState;
  // The order of registration decides which of several wrong fields is focused.
  register('product');
  const fixedKind = kindOf(watch('product'), products);

  return (
    <Stack gap="l">
      <ProductField form={form} products={products} />
      <Controller
        control={control}
        name="kind"
        render={({ field: { onChange, value, ...field } }) => (
          <Select
            {...field}
            value={fixedKind ?? value}
            onChange={({ value: chosen }) => onChange(chosen)}
            label={t`Kind`}
            description={fixedKind && t`The product decides it.`}
            isDisabled={fixedKind !== undefined}
            options={SALE_KINDS.map((each) => ({ value: each, label: kinds[each] }))}
            errorMessage={errors.kind?.message}
          />
        )}
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
