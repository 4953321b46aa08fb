import { Card, HighlightScope, Pagination, SideLayout, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useLoadedCart } from '../../cart/CartProvider.tsx';
import { useQuery } from '../../query/useQuery.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PRODUCTS, type ShopQuery } from './shop.api.ts';
import { knownQuery, PER_PAGE, readShopQuery, writeShopQuery } from './shop.query.ts';
import { findProducts } from './results/find-products.ts';
import { useShopView } from './results/shop.view.ts';
import { ShopBar } from './results/ShopBar.tsx';
import { ShopChips } from './filters/ShopChips.tsx';
import { ShopFilters } from './filters/ShopFilters.tsx';
import { ShopResults } from './results/ShopResults.tsx';
import { ShopSearch } from './filters/ShopSearch.tsx';
import { UnreadableRowsOf } from '../../access/UnreadableRows.tsx';

/** `/apps/ecommerce/shop`: the URL holds search, filters, order and page; the view is stored per person. */
export function ShopPage() {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const urlQuery = readShopQuery(searchParams);
  const result = useQuery(findProducts, urlQuery);
  const query = knownQuery(urlQuery, result.data?.facets);
  const { view, changeView } = useShopView();
  useLoadedCart();

  // A typed search replaces the history entry: otherwise every letter would be a step back.
  const change = (changes: Partial<ShopQuery>, { goesOn } = { goesOn: 'q' in changes && !('brand' in changes) }) =>
    changeSearchParams((current) => writeShopQuery(current, changes), { replace: goesOn });
  // The first response tells which brands and categories of the URL exist.
  const hasResponse = result.data !== null || result.error !== null;
  const total = result.error === null ? (result.data?.total ?? null) : null;

  return (
    <>
      <PageTitle title={t`Shop`} />
      <PageHead title={t`Shop`} way={[{ label: t`eCommerce` }, { label: t`Shop` }]} />
      <SideLayout
        placement="start"
        drawerTitle={t`Filters`}
        side={
          <Card>
            <ShopFilters
              query={query}
              facets={result.data?.facets ?? null}
              hasResponse={hasResponse}
              onChange={change}
            />
          </Card>
        }
        bar={<ShopBar query={query} total={total} view={view} onChange={change} onViewChange={changeView} />}
      >
        <Stack gap="l">
          <ShopSearch query={query} onChange={change} />
          {hasResponse && <ShopChips query={query} onChange={change} />}
          <HighlightScope query={query.q ?? ''}>
            <ShopResults result={result} query={query} view={view} onChange={change} />
          </HighlightScope>
          <UnreadableRowsOf path={PRODUCTS} />
          {total !== null && total > 0 && (
            <Pagination page={query.page ?? 1} perPage={PER_PAGE} total={total} onPageChange={change} />
          )}
        </Stack>
      </SideLayout>
    </>
  );
}
