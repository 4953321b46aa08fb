import { Card, Pagination, SideLayout, Stack } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useWantedCart } from '../../cart/CartProvider.tsx';
import { useListing } from '../../listing/useListing.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAddress } from '../../routing/useAddress.ts';
import type { ShopQuery } from './shop.api.ts';
import { shopMachine } from './shop.machine.ts';
import { knownQuery, PER_PAGE, readShopQuery, writeShopQuery } from './shop.query.ts';
import { useShopView } from './shop.view.ts';
import { ShopBar } from './ShopBar.tsx';
import { ShopChips } from './ShopChips.tsx';
import { ShopFilters } from './ShopFilters.tsx';
import { ShopResults } from './ShopResults.tsx';
import { ShopSearch } from './ShopSearch.tsx';

/** `/apps/ecommerce/shop`: search, filters, order and page are in the address; the view is this person's habit. */
export function ShopPage() {
  const { t } = useLingui();
  const [address, changeAddress] = useAddress();
  const asked = readShopQuery(address);
  const listing = useListing(shopMachine, asked);
  const query = knownQuery(asked, listing.page?.facets);
  const { view, changeView } = useShopView();
  useWantedCart();

  // Each letter of a search would be a step back otherwise.
  const change = (wish: Partial<ShopQuery>, { goesOn } = { goesOn: 'q' in wish && !('brand' in wish) }) =>
    changeAddress((current) => writeShopQuery(current, wish), { replace: goesOn });
  // Before the first answer nobody can say whether the shop knows what the address asks for.
  const isAnswered = listing.page !== null || listing.error !== null;
  const total = listing.error === null ? (listing.page?.total ?? null) : null;

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
              facets={listing.page?.facets ?? null}
              isAnswered={isAnswered}
              onChange={change}
            />
          </Card>
        }
        bar={<ShopBar query={query} total={total} view={view} onChange={change} onViewChange={changeView} />}
      >
        <Stack gap="l">
          <ShopSearch query={query} onChange={change} />
          {isAnswered && <ShopChips query={query} onChange={change} />}
          <ShopResults listing={listing} query={query} view={view} onChange={change} />
          {total !== null && total > 0 && (
            <Pagination page={query.page ?? 1} perPage={PER_PAGE} total={total} onPageChange={change} />
          )}
        </Stack>
      </SideLayout>
    </>
  );
}
