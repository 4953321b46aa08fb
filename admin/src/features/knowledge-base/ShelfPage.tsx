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
import { homeOf, isOf } from './knowledge-base.find.ts';
import { KnowledgeBaseHead } from './KnowledgeBaseHead.tsx';
import { MissingPlace } from './MissingPlace.tsx';

/** A category or an article in it; while it loads, when it fails, and when it does not exist. */
export function ShelfPage(place: Place) {
  const { t } = useLingui();
  const result = useQuery(knowledgeBaseCalls.shelf, place);
  const tryAgain = useQueryRetry(result);
  const { data, error, isLoading } = result;
  const shown = data && isOf(data, place) ? data : null;
  useCanonicalPath(shown && homeOf(shown, place));

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
  if (!shown) {
    return (
      <>
        <KnowledgeBaseHead />
        {place.question === undefined ? <CategorySkeletons /> : <ArticleSkeleton />}
      </>
    );
  }
  const { card, article } = shown;
  if (!card) return <MissingPlace shelf={shown} slug={place.question ?? place.category} />;
  if (place.question === undefined) return <CategoryPage card={card} groups={shown.groups} />;
  if (!article) return <MissingPlace shelf={shown} slug={place.question} />;
  return <ArticlePage key={place.question} slug={place.question} {...shown} card={card} article={article} />;
}
