import { useMatch } from 'react-router-dom';
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts';
import { isInvoiceNumber } from './model/invoice-number.ts';

/**
 * The number of the invoice in the address, which is corrected where it has zeros before the number. `undefined` where there is none,
 * `null` where it is no number.
 *
 * @param path the path before the number
 */
export function useInvoiceId(path: string): number | null | undefined {
  const text = useMatch(`${path}/:id`)?.params.id;
  const id = text === undefined ? undefined : isInvoiceNumber(text) ? Number(text) : null;
  useCanonicalPath(typeof id === 'number' ? `${path}/${id}` : null);
  return id;
}
