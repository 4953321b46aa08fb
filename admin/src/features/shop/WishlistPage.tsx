import { Alert, ButtonLink, ErrorState, Grid, Loading, notify, ProductCardSkeleton } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useCartActor, useLoadedCart } from '../../cart/CartProvider.tsx';
import { type Cart, useCart } from '../../cart/useCart.ts';
import { useErrorText } from '../../http/response/http.messages.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useFocusAfterRemoval } from '../../routing/useFocusAfterRemoval.ts';
import { useTryAgain } from '../../session/useTryAgain.ts';
import { ShopProduct } from './results/ShopProduct.tsx';

/** `/apps/ecommerce/wishlist`: what was put off for later (ECM-09). */
export function WishlistPage() {
  const { t } = useLingui();
  const cart = useCart();
  useLoadedCart();

  return (
    <>
      <PageTitle title={t`Wish List`} />
      <PageHead
        title={t`Wish List`}
        way={[{ label: t`eCommerce` }, { label: t`Shop`, href: paths.shop }, { label: t`Wish List` }]}
      />
      <Wishes {...cart} />
    </>
  );
}

function Wishes({ state, wished, error, send }: Cart) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const keepFocus = useFocusAfterRemoval(wished);
  const { list, wayToShop } = useFocusOfLastWish(wished.length);
  useUndoOfRemoval();
  const tryAgain = useTryAgain(() => {
    keepFocus();
    send({ type: 'try again' });
  });

  if (error !== null && state !== 'ready') {
    return (
      <ErrorState
        headingLevel={2}
        title={t`The wishlist could not be loaded`}
        onRetry={tryAgain}
        isRetrying={state === 'loading'}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (state !== 'ready') {
    return (
      <Loading label={t`Loading the wishlist…`}>
        <Grid>
          {[1, 2, 3, 4].map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </Grid>
      </Loading>
    );
  }
  if (wished.length === 0) {
    return (
      <Alert
        tone="info"
        title={t`Your wishlist is empty`}
        actions={
          <ButtonLink {...wayToShop} href={paths.shop} variant="soft" size="small">
            <Trans>Go to the shop</Trans>
          </ButtonLink>
        }
      >
        <Trans>The heart of a product puts it here, to be found again.</Trans>
      </Alert>
    );
  }
  return (
    <Grid ref={list} as="ul" role="list" aria-label={t`Wish List`}>
      {wished.map((product) => (
        <li key={product.id}>
          <ShopProduct product={product} wishlistButton="remove" />
        </li>
      ))}
    </Grid>
  );
}

/**
 * Whoever takes the last wish away goes on at the way to the shop, which then stands in its place. When the wish comes back,
 * because that was refused or undone, they go on at the button that takes it away.
 */
function useFocusOfLastWish(count: number) {
  const actor = useCartActor();
  const list = useRef<HTMLDivElement>(null);
  const way = useRef<HTMLAnchorElement>(null);
  const isDropping = useRef(false);
  const isAtWay = useRef(false);

  useEffect(() => {
    const dropped = actor.on('wishlist product removed', () => (isDropping.current = true));
    return () => dropped.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (count === 0 && isDropping.current) way.current?.focus();
    if (count > 0 && isAtWay.current) list.current?.querySelector('button')?.focus();
    isDropping.current = false;
    isAtWay.current = count === 0 && isAtWay.current;
  }, [count]);
  // A link that goes away in favour of the list does not blur.
  const noteFocus = { onFocus: () => (isAtWay.current = true), onBlur: () => (isAtWay.current = false) };
  return { list, wayToShop: { ref: way, ...noteFocus } };
}

/** A card that goes away can be brought back to its place; a heart can simply be pressed again. */
function useUndoOfRemoval() {
  const { t } = useLingui();
  const actor = useCartActor();

  useEffect(() => {
    const dropped = actor.on('wishlist product removed', ({ product, at }) =>
      notify.undoable({
        message: t`“${product.name}” is no longer on the wishlist.`,
        onUndo: () => actor.send({ type: 'wishlist product restored', product, at }),
      }),
    );
    return () => dropped.unsubscribe();
  });
}
