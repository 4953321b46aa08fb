import { PersonCell } from '@embarque/design-system';
import type { Customer } from '@embarque/mocks/sales-api/contract';

/** A customer's name and email address in two lines. */
export function SaleCustomer({ name, email }: Customer) {
  return <PersonCell name={name || email || '—'} detail={email} />;
}
