import { ComboBox, TextField } from '@embarque/design-system';
import type { SaleProduct } from '@embarque/mocks/sales-api/contract';
import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { SALE_KINDS } from '../server/sale.schema.ts';
import { useSaleLabels } from '../sales.labels.ts';
import type { NewSaleFieldsProps } from './new-sale.form.ts';

/** The product that was sold: one of the list, or any other by name. Without a list, it is a text. */
export function ProductField({ form, products }: NewSaleFieldsProps) {
  const { t } = useLingui();
  const { kinds } = useSaleLabels();
  const message = form.formState.errors.product?.message;

  if (products?.length === 0) {
    return (
      <TextField
        {...form.register('product')}
        label={t`Product`}
        description={t`For example, “eSIM Europe 10 GB”.`}
        isRequired
        errorMessage={message}
      />
    );
  }
  return (
    <Controller
      control={form.control}
      name="product"
      render={({ field: { value, onChange, ...field } }) => (
        <ComboBox
          {...field}
          label={t`Product`}
          description={t`For a product that isn't listed, type its name and press Enter.`}
          isRequired
          isClearable
          isBusy={products === null}
          value={value || null}
          onChange={({ value: chosen }) => onChange(chosen ?? '')}
          options={groupsOf(products ?? [], kinds)}
          onCreate={({ text }) => ({ value: text, label: text })}
          errorMessage={message}
        />
      )}
    />
  );
}

function groupsOf(products: readonly SaleProduct[], kinds: ReturnType<typeof useSaleLabels>['kinds']) {
  return SALE_KINDS.map((kind) => ({
    label: kinds[kind],
    options: products.filter((product) => product.kind === kind).map(({ name }) => ({ value: name, label: name })),
  }));
}
