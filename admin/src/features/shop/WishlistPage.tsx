import { ButtonLink, EmptyState, ErrorState, Grid, Loading, ProductCardSkeleton } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useCartActor, useLoadedCart } from '../../cart/CartProvider.tsx';
import { type Cart, useCart } from '../../cart/useCart.ts';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { PageHead } from '../../navigation/PageHead.tsx';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useFocusAfterRemoval } from '../../routing/useFocusAfterRemoval.ts';
import { useTryAgain } from '../../session/useTryAgain.ts';
import { ShopProduct } from './results/ShopProduct.tsx';

/** `/apps/ecommerce/wishlist`: the products saved for later (ECM-09). */
export function WishlistPage() {
  const { t } = useLingui();
  const cart = useCart();
  useLoadedCart();

  return (
    <>
      <PageTitle title={t`Wishlist`} />
      <PageHead
        title={t`Wishlist`}
        way={[{ label: t`eCommerce` }, { label: t`Shop`, href: paths.shop }, { label: t`Wishlist` }]}
      />
      <WishlistProducts {...cart} />
    </>
  );
}

function WishlistProducts({ state, wished, error, send }: Cart) {
  const { t } = useLingui();
  const keepFocus = useFocusAfterRemoval(wished);
  const { list, shopLink } = useFocusAfterLastRemoval(wished.length);
  const tryAgain = useTryAgain(() => {
    keepFocus();
    send({ type: 'try again' });
  });

  if (error !== null && state !== 'ready') {
    return (
      <ErrorState
        headingLevel={2}
        title={t`Couldn't load your wishlist`}
        onRetry={tryAgain}
        isRetrying={state === 'loading'}
      >
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  if (state !== 'ready') {
    return (
      <Loading label={t`Loading wishlist…`}>
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
      <EmptyState
        headingLevel={2}
        title={t`Your wishlist is empty`}
        actions={
          <ButtonLink {...shopLink} href={paths.shop}>
            <Trans>Go to the shop</Trans>
          </ButtonLink>
        }
      >
        <Trans>Select the heart on a product to save it here.</Trans>
      </EmptyState>
    );
  }
  return (
    <Grid ref={list} as="ul" role="list" aria-label={t`Wishlist`}>
      {wished.map((product) => (
        <li key={product.id}>
          <ShopProduct product={product} wishlistButton="remove" />
        </li>
      ))}
    </Grid>
  );
}

/**
 * Moves focus to the link to the shop when the last product is removed, and back to its button when the removal is refused
 * or undone.
 */
function useFocusAfterLastRemoval(count: number) {
  const actor = useCartActor();
  const list = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const isRemoving = useRef(false);
  const isLinkFocused = useRef(false);

  useEffect(() => {
    const subscription = actor.on('command given', ({ command }) => {
      isRemoving.current = command.kind === 'unwish';
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (count === 0 && isRemoving.current) link.current?.focus();
    if (count > 0 && isLinkFocused.current) list.current?.querySelector('button')?.focus();
    isRemoving.current = false;
    isLinkFocused.current = count === 0 && isLinkFocused.current;
  }, [count]);
  // A link that is removed fires no blur event.
  const trackFocus = { onFocus: () => (isLinkFocused.current = true), onBlur: () => (isLinkFocused.current = false) };
  return { list, shopLink: { ref: link, ...trackFocus } };
}
