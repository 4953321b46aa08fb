import { hasFolded } from '@embarque/design-system/find-folded';
import { ShoppingCart } from 'lucide-react';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import type { SearchSource } from '../../manifest/manifest.ts';
import { paths } from '../../paths.ts';
import { readCheckout } from './model/checkout.storage.ts';

/** Finds the placed order by its number, its products and the recipient. The shop has no list of earlier ones. */
export const checkoutSearch: SearchSource = {
  icon: ShoppingCart,
  find: (text, _signal, storage) => {
    const order = readCheckout(storage)?.order;
    if (!order) return Promise.resolve([]);
    const { number, placedAt, lines, totals, address } = order;
    const texts = [number, address.fullName, ...lines.map(({ name }) => name)];
    if (!hasFolded(texts.join(' '), text)) return Promise.resolve([]);
    const detail = [formatDay(new Date(placedAt)), formatMoney(totals.payable / 100, 'BRL')].join(' · ');
    const href = `${paths.checkout}?step=confirmation`;
    return Promise.resolve([{ id: number, label: `${number} · ${address.fullName}`, detail, href }]);
  },
};
