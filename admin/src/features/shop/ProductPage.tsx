import { ButtonLink, Card, ErrorState, Grid, Loading, MessagePage, Skeleton, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMatch } from 'react-router-dom';
import { useLoadedCart } from '../../cart/CartProvider.tsx';
import { productIdIn, productPath } from '../../cart/product/product.path.ts';
import { isNotFound } from '../../http/http.error.ts';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { useQuery } from '../../query/useQuery.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { paths } from '../../paths.ts';
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts';
import { useFocusAfterRemoval } from '../../routing/useFocusAfterRemoval.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useTryAgain } from '../../session/useTryAgain.ts';
import { loadProduct } from './product/product.api.ts';
import { ProductView } from './product/ProductView.tsx';

/** `/apps/ecommerce/product-detail/:product`: the product whose id ends the URL. */
export function ProductPage() {
  const { t } = useLingui();
  const slug = useMatch(`${paths.product}/:product`)?.params.product ?? '';
  const { data, error, isLoading, tryAgain: ask } = useQuery(loadProduct, productIdIn(slug));
  const keepFocus = useFocusAfterRemoval(error);
  const tryAgain = useTryAgain(() => {
    keepFocus();
    ask();
  });
  useLoadedCart();
  const isShown = data !== null && data.product.id === productIdIn(slug);
  useCanonicalPath(isShown ? productPath(data.product) : null);

  if (isNotFound(error)) return <ProductNotFound slug={slug} />;
  return (
    <>
      <PageTitle title={isShown ? data.product.name : t`Product details`} />
      <PageHead
        title={t`Product details`}
        way={[{ label: t`eCommerce` }, { label: t`Shop`, href: paths.shop }, { label: t`Product details` }]}
      />
      {error !== null ? (
        <ErrorState headingLevel={2} title={t`Couldn't load the product`} onRetry={tryAgain} isRetrying={isLoading}>
          <ErrorText error={error} />
        </ErrorState>
      ) : isShown ? (
        <ProductView key={data.product.id} {...data} />
      ) : (
        <ProductSkeleton />
      )}
    </>
  );
}

/** ECM-08 */
function ProductNotFound({ slug }: { slug: string }) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Product not found`} />
      <MessagePage
        variant="section"
        code="404"
        title={t`We couldn't find this product`}
        description={t`It may have been removed, or the link may be mistyped.`}
        details={[{ label: t`Product`, value: slug }]}
        actions={
          <ButtonLink href={paths.shop}>
            <Trans>Back to the shop</Trans>
          </ButtonLink>
        }
      />
    </>
  );
}

function ProductSkeleton() {
  const { t } = useLingui();
  return (
    <Card>
      <Loading label={t`Loading product…`}>
        <Grid gap="xxl" minCell="20rem">
          <Skeleton shape="block" height="24rem" />
          <Stack gap="l">
            <Skeleton width="70%" />
            <Skeleton width="30%" />
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton width="90%" />
            <Skeleton shape="block" height="6rem" />
            <Skeleton shape="block" height="2.5rem" width="60%" />
          </Stack>
        </Grid>
      </Loading>
    </Card>
  );
}
