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
import { useErrorText } from '../../../http/response/http.messages.ts';
import type { QueryResult } from '../../../query/useQuery.ts';
import { useFocusAfterRemoval } from '../../../routing/useFocusAfterRemoval.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import type { ShopPageAnswer, ShopQuery } from '../shop.api.ts';
import { isNarrowed, NO_FILTERS, PER_PAGE } from '../shop.query.ts';
import type { ShopView } from './shop.view.ts';
import { ShopProduct } from './ShopProduct.tsx';

export interface ShopResultsProps {
  result: QueryResult<ShopPageAnswer>;
  /** What the address asks for. */
  query: ShopQuery;
  view: ShopView;
  onChange: (change: Partial<ShopQuery>) => void;
}

/** The products of one page, or what stands in their place: skeleton, emptiness, failure. */
export function ShopResults({ result, query, view, onChange }: ShopResultsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error } = result;
  const tryAgain = useQueryRetry(result);
  const keepFocus = useFocusAfterRemoval(data);
  const count = data?.products.length ?? 0;
  const drawn = useSteps(count);
  const pictured = useSteps(drawn < count ? 0 : count);

  if (error !== null) {
    return (
      <ErrorState
        headingLevel={2}
        title={t`The products could not be loaded`}
        onRetry={tryAgain}
        isRetrying={result.isLoading}
      >
        {errorText(error)}
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

  const isLoading = data === null || drawn < count;
  const list = { role: 'list', 'aria-label': t`Products`, 'aria-busy': isLoading || undefined } as const;
  // A skeleton stays where it is until its product is drawn: to make all of them anew would take as long as to draw the page.
  const cards = Array.from({ length: data ? count : PER_PAGE }, (_, index) => {
    const product = data?.products[index];
    return product && index < drawn ? (
      <li key={product.id}>
        <ShopProduct product={product} isPictured={index < pictured} layout={view} />
      </li>
    ) : (
      <li key={`to come: ${index}`} aria-hidden>
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
      title={t`This page is past the end`}
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
      <Trans>Nothing in the shop matches all of this. Take a filter away, or search for something else.</Trans>
    </EmptyState>
  ) : (
    <EmptyState headingLevel={2} title={t`The shop is empty`}>
      <Trans>As soon as something is for sale, it stands here.</Trans>
    </EmptyState>
  );
}
