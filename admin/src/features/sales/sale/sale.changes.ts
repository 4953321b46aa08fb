import type { SaleChange } from '@embarque/mocks/sales-api/contract';
import { HttpError } from '../../../http/http.error.ts';
import type { Sale } from '../server/sale.schema.ts';

const FROM: Record<SaleChange['status'], readonly Sale['status'][]> = {
  cancelled: ['issued', 'active'],
  refunded: ['issued', 'active', 'cancelled'],
};

export const canBecome = ({ status }: Sale, next: SaleChange['status']): boolean => FROM[next].includes(status);

/** Whether the server knows no changes of sales at all: it names no field to blame, as it does when the sale is gone. */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  return error.status === 405 || (error.status === 404 && error.notifications.length === 0);
}
