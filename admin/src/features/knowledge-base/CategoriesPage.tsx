import { Card, EmptyState, ErrorState, Grid, HighlightScope, Stack, VisuallyHidden } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { withParams } from '../../query/search-params.ts';
import { type QueryResult, useQuery } from '../../query/useQuery.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { CategoryCard, CategorySkeletons } from './CategoryCard.tsx';
import { ClearSearch } from './search/ClearSearch.tsx';
import { knowledgeBaseCalls, type Library } from './knowledge-base.api.ts';
import { findCards } from './knowledge-base.find.ts';
import { KnowledgeBaseHead } from './KnowledgeBaseHead.tsx';
import { KnowledgeSearch } from './search/KnowledgeSearch.tsx';

/** KB-01: the categories. The URL holds the search. */
export function CategoriesPage() {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const q = searchParams.get('q') ?? '';
  const result = useQuery(knowledgeBaseCalls.library, null);
  const search = (text: string) => changeSearchParams((current) => withParams(current, { q: text }), { replace: true });

  return (
    <>
      <KnowledgeBaseHead />
      <Stack gap="gap">
        <KnowledgeSearch q={q} library={result.data} onSearch={search} />
        <HighlightScope query={q}>
          <Categories result={result} q={q} onClear={() => search('')} />
        </HighlightScope>
      </Stack>
    </>
  );
}

function Categories({ result, q, onClear }: { result: QueryResult<Library>; q: string; onClear: () => void }) {
  const { t } = useLingui();
  const { data, error, isLoading } = result;
  const tryAgain = useQueryRetry(result);
  if (error !== null) {
    return (
      <Card>
        <ErrorState
          headingLevel={2}
          title={t`Couldn't load the knowledge base`}
          onRetry={tryAgain}
          isRetrying={isLoading}
        >
          <ErrorText error={error} />
        </ErrorState>
      </Card>
    );
  }
  if (!data) return <CategorySkeletons />;
  const cards = findCards(data.cards, q);
  if (cards.length === 0) {
    return (
      <Card>
        {q.trim() === '' ? (
          <EmptyState headingLevel={2} title={t`No articles yet`}>
            <Trans>Categories appear here as soon as articles are published.</Trans>
          </EmptyState>
        ) : (
          <ClearSearch q={q} onClear={onClear} />
        )}
      </Card>
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">
        <Trans>Categories</Trans>
      </VisuallyHidden>
      <Grid as="ul" role="list" aria-label={t`Categories`} minCell="18rem">
        {cards.map((card) => (
          <li key={card.id}>
            <CategoryCard card={card} />
          </li>
        ))}
      </Grid>
    </>
  );
}
