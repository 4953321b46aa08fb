import { Card, ErrorState } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { useQuery } from '../../query/useQuery.ts';
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { ArticlePage } from './article/ArticlePage.tsx';
import { ArticleSkeleton } from './article/ArticleSkeleton.tsx';
import { CategorySkeletons } from './CategoryCard.tsx';
import { CategoryPage } from './CategoryPage.tsx';
import { knowledgeBaseCalls, type Place } from './knowledge-base.api.ts';
import { homeOf } from './knowledge-base.find.ts';
import { KnowledgeBaseHead } from './KnowledgeBaseHead.tsx';
import { MissingPlace } from './MissingPlace.tsx';

/** A category or an article in it; while it loads, when it fails, and when it does not exist. */
export function ShelfPage(place: Place) {
  const { t } = useLingui();
  const result = useQuery(knowledgeBaseCalls.shelf, place);
  const tryAgain = useQueryRetry(result);
  const { data, error, isLoading } = result;
  const home = data && !isLoading ? homeOf(data, place) : null;
  useCanonicalPath(home);

  if (error !== null) {
    return (
      <>
        <KnowledgeBaseHead />
        <Card>
          <ErrorState
            headingLevel={2}
            title={t`Couldn't load this page of the knowledge base`}
            onRetry={tryAgain}
            isRetrying={isLoading}
          >
            <ErrorText error={error} />
          </ErrorState>
        </Card>
      </>
    );
  }
  // The shelf of the address before stays until the next one is there, unless it says something else than the address.
  const isOfOther = data?.card?.category !== place.category && isLoading;
  if (!data || isOfOther || home !== null || (place.question !== undefined && isLoading)) {
    return (
      <>
        <KnowledgeBaseHead />
        {place.question === undefined ? <CategorySkeletons /> : <ArticleSkeleton />}
      </>
    );
  }
  if (!data.card) return <MissingPlace shelf={data} slug={place.question ?? place.category} />;
  if (place.question === undefined) return <CategoryPage card={data.card} groups={data.groups} />;
  if (!data.article) return <MissingPlace shelf={data} slug={place.question} />;
  return <ArticlePage key={place.question} slug={place.question} {...data} card={data.card} article={data.article} />;
}
