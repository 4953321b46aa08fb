import { ShoppingBag } from 'lucide-react';
import { productPath } from '../../cart/product/product.path.ts';
import type { SearchSource } from '../../manifest/manifest.ts';
import { shopCalls } from './shop.api.ts';

/** Finds products by name. */
export const shopSearch: SearchSource = {
  icon: ShoppingBag,
  find: async (text, signal) => {
    const { products } = await shopCalls.find({ q: text, page: 1, perPage: 4 }, signal);
    return products.map((product) => ({
      id: String(product.id),
      label: product.name,
      detail: product.brand,
      href: productPath(product),
    }));
  },
};
