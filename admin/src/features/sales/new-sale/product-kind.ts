import type { SaleKind, SaleProduct } from '@embarque/mocks/sales-api/contract';

/** The only kind as which a product can be sold: that of the list, or what its name begins with. */
export function kindOf(product: string, products: readonly SaleProduct[] | null): SaleKind | undefined {
  const name = product.trim();
  const known = products?.find((each) => each.name === name);
  return known?.kind ?? (/^e-?sim\b/i.test(name) ? 'esim' : undefined);
}
