import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Loading,
  ProductCardSkeleton,
  Stack,
  useSteps,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import type { QueryResult } from '../../../query/useQuery.ts';
import { useFocusAfterRemoval } from '../../../routing/useFocusAfterRemoval.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import type { ShopPageAnswer, ShopQuery } from '../shop.api.ts';
import { isNarrowed, NO_FILTERS, PER_PAGE } from '../shop.query.ts';
import type { ShopView } from './shop.view.ts';
import { ShopProduct } from './ShopProduct.tsx';

export interface ShopResultsProps {
  result: QueryResult<ShopPageAnswer>;
  /** The query in the URL. */
  query: ShopQuery;
  view: ShopView;
  onChange: (change: Partial<ShopQuery>) => void;
}

/** The products of one page, or their skeleton, empty state or error. */
export function ShopResults({ result, query, view, onChange }: ShopResultsProps) {
  const { t } = useLingui();
  const { data, error } = result;
  const tryAgain = useQueryRetry(result);
  const keepFocus = useFocusAfterRemoval(data);
  const count = data?.products.length ?? 0;
  const rendered = useSteps(count);
  const withImages = useSteps(rendered < count ? 0 : count);

  if (error !== null) {
    return (
      <ErrorState headingLevel={2} title={t`Couldn't load products`} onRetry={tryAgain} isRetrying={result.isLoading}>
        <ErrorText error={error} />
      </ErrorState>
    );
  }
  if (data && data.products.length === 0) {
    const leave = (change: Partial<ShopQuery>) => {
      keepFocus();
      onChange(change);
    };
    return data.total > 0 ? (
      <PastTheEnd onReturn={() => leave({ page: 1 })} />
    ) : (
      <NoProducts canBeCleared={isNarrowed(query)} onClear={() => leave(NO_FILTERS)} />
    );
  }

  const isLoading = data === null || rendered < count;
  const list = { role: 'list', 'aria-label': t`Products`, 'aria-busy': isLoading || undefined } as const;
  // Skeletons keep their keys until their product renders: mounting all of them again costs as much as the page.
  const cards = Array.from({ length: data ? count : PER_PAGE }, (_, index) => {
    const product = data?.products[index];
    return product && index < rendered ? (
      <li key={product.id}>
        <ShopProduct product={product} hasImage={index < withImages} layout={view} />
      </li>
    ) : (
      <li key={`skeleton ${index}`} aria-hidden>
        <ProductCardSkeleton layout={view} />
      </li>
    );
  });
  return (
    <Loading label={t`Loading products…`} isLoading={isLoading}>
      {view === 'grid' ? (
        <Grid as="ul" {...list} minCell="15rem">
          {cards}
        </Grid>
      ) : (
        <Stack as="ul" {...list} gap="gap">
          {cards}
        </Stack>
      )}
    </Loading>
  );
}

function PastTheEnd({ onReturn }: { onReturn: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={2}
      title={t`There's nothing on this page`}
      actions={
        <Button onClick={onReturn}>
          <Trans>Go to the first page</Trans>
        </Button>
      }
    />
  );
}

function NoProducts({ canBeCleared, onClear }: { canBeCleared: boolean; onClear: () => void }) {
  const { t } = useLingui();
  return canBeCleared ? (
    <EmptyState
      headingLevel={2}
      title={t`No Results`}
      actions={
        <Button onClick={onClear}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    >
      <Trans>No products match your search and filters. Remove a filter, or try another search.</Trans>
    </EmptyState>
  ) : (
    <EmptyState headingLevel={2} title={t`The shop is empty`}>
      <Trans>Products appear here as soon as they are for sale.</Trans>
    </EmptyState>
  );
}
