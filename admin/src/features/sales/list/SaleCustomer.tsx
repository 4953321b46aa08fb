import { PersonCell } from '@embarque/design-system';
import type { Customer } from '@embarque/mocks/sales-api/contract';

/** Name and address of a customer in two lines. */
export function SaleCustomer({ name, email }: Customer) {
  return <PersonCell name={name} detail={email} />;
}
