import { isEmailAddress } from '@embarque/design-system/email-address';
import type { NewSale, SaleProduct } from '@embarque/mocks/sales-api/contract';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CURRENCIES, SALE_KINDS } from '../server/sale.schema.ts';

/** Field names as in the server's notifications. */
export const NEW_SALE_FIELDS = ['kind', 'product', 'customer.name', 'customer.email', 'amount', 'currency'] as const;

/** The empty form; its amount is empty rather than zero. */
const EMPTY = {
  kind: 'insurance' as NewSale['kind'],
  product: '',
  customer: { name: '', email: '' },
  amount: null as number | null,
  currency: 'BRL' as NewSale['currency'],
};

/** The form of a new sale. Its rules repeat the server's, so that most errors show without a request. */
export function useNewSaleForm() {
  const { t } = useLingui();
  return useForm({
    defaultValues: EMPTY,
    resolver: standardSchemaResolver(
      v.object({
        kind: v.picklist(SALE_KINDS),
        product: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter the product that was sold.`)),
        customer: v.object({
          name: v.pipe(v.string(), v.trim(), v.nonEmpty(t`Enter the customer's name.`)),
          email: v.pipe(
            v.string(),
            v.trim(),
            v.nonEmpty(t`Enter the customer's email address.`),
            v.check(isEmailAddress, t`Enter a valid email address, such as name@example.com.`),
          ),
        }),
        amount: v.pipe(
          v.nullable(v.number()),
          v.number(t`Enter the price that was paid.`),
          v.minValue(0.01, t`Enter a price above zero.`),
          v.maxValue(1_000_000, t`Enter a price of one million or less.`),
        ),
        currency: v.picklist(CURRENCIES),
      }),
    ),
  });
}

export interface NewSaleFieldsProps {
  form: ReturnType<typeof useNewSaleForm>;
  /** The products that can be sold; `null` until they are loaded. */
  products: readonly SaleProduct[] | null;
}
