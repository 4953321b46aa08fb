import type { CartLine } from '../../../cart/model/cart.types.ts';

/** Whether a courier brings any of it: eSIMs arrive by email. */
export const isShipped = (lines: readonly CartLine[]) => lines.some(({ product }) => product.category !== 'eSIM plans');

/** When all of it has arrived, in ISO 8601; left out while the shop has not said. */
export function deliveryOf(lines: readonly CartLine[]): { deliverBy?: string } {
  const days = lines.flatMap(({ promise }) => promise?.shippingDate ?? []);
  const last = days.toSorted().at(-1);
  return last === undefined ? {} : { deliverBy: last };
}
