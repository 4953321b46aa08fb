import type { ProductColor, ProductSort } from '@embarque/mocks/shop/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import type { PriceRange } from './filters/shop.prices.ts';

/** The labels that the shop's pages share. */
export function useShopLabels() {
  const { t } = useLingui();
  const sorts: Record<ProductSort, string> = {
    featured: t({ message: 'Featured', context: 'products' }),
    'price-asc': t({ message: 'Lowest', context: 'price' }),
    'price-desc': t({ message: 'Highest', context: 'price' }),
  };
  const colours: Record<ProductColor, string> = {
    primary: t`Atlantic blue`,
    success: t`Forest green`,
    warning: t`Signal amber`,
    danger: t`Sunset red`,
    info: t`Lagoon`,
  };
  const priceText = ({ minPrice, maxPrice }: PriceRange): string => {
    const [from, to] = [minPrice, maxPrice].map((price) => formatMoney(price ?? 0, 'BRL').replace(/,00$/, ''));
    if (minPrice === undefined) return maxPrice === undefined ? t`All` : t`Up to ${to}`;
    return maxPrice === undefined ? t`${from} and up` : t`${from} to ${to}`;
  };
  const ratingText = (stars: number): string => t`${plural(stars, { one: '# star & up', other: '# stars & up' })}`;
  return { sorts, colours, priceText, ratingText };
}
