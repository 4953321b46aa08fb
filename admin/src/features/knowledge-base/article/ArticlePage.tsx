import { Card, ListGroup, ListGroupItem, SideLayout } from '@embarque/design-system';
import type {
  KnowledgeBaseCard,
  KnowledgeBaseQuestion,
  KnowledgeBaseQuestionAnswer,
} from '@embarque/mocks/faq/contract';
import { useLingui } from '@lingui/react/macro';
import { Article } from './Article.tsx';
import type { Library } from '../knowledge-base.api.ts';
import { articleHref, categoryHref, placeOf } from '../knowledge-base.find.ts';
import { KnowledgeBaseHead } from '../KnowledgeBaseHead.tsx';

interface ArticlePageProps extends Library {
  slug: string;
  card: KnowledgeBaseCard;
  article: KnowledgeBaseQuestionAnswer;
}

/** KB-03: an article, with related questions beside it. */
export function ArticlePage({ slug, card, article, groups }: ArticlePageProps) {
  const { group, previous, next } = placeOf(groups, slug);
  return (
    <>
      <KnowledgeBaseHead way={[{ label: card.title, href: categoryHref(card.category) }, { label: article.title }]} />
      <SideLayout placement="start" side={<Related questions={article.relatedQuestions} category={card.category} />}>
        <Article
          slug={slug}
          article={article}
          icon={group?.icon ?? ''}
          tone={group?.iconColor ?? 'dark'}
          category={card.category}
          previous={previous}
          next={next}
        />
      </SideLayout>
    </>
  );
}

function Related({ questions, category }: { questions: readonly KnowledgeBaseQuestion[]; category: string }) {
  const { t } = useLingui();
  return (
    <Card title={t`Related questions`} padding="none">
      <ListGroup variant="flush">
        {questions.map(({ id, question, slug }) => (
          <ListGroupItem key={id} href={articleHref(category, slug)}>
            <bdi>{question}</bdi>
          </ListGroupItem>
        ))}
      </ListGroup>
    </Card>
  );
}
