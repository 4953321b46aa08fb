import {
  Avatar,
  Card,
  Divider,
  Heading,
  Inline,
  Link,
  LongPage,
  readRichText,
  RichText,
  Stack,
  type Tone,
} from '@embarque/design-system';
import { formatDay } from '@embarque/design-system/format-day';
import type { KnowledgeBaseQuestion, KnowledgeBaseQuestionAnswer } from '@embarque/mocks/faq/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Feedback } from '../../../feedback/Feedback.tsx';
import { useVotes } from '../../../feedback/useVotes.ts';
import { useTimeAgo } from '../../../i18n/time/useTimeAgo.ts';
import { articleHref, minutesToRead } from '../knowledge-base.find.ts';
import { iconOf } from '../knowledge-base.icons.ts';

interface ArticleProps {
  slug: string;
  article: KnowledgeBaseQuestionAnswer;
  icon: string;
  tone: Tone;
  category: string;
  previous: KnowledgeBaseQuestion | undefined;
  next: KnowledgeBaseQuestion | undefined;
}

/** The text of an article, with its contents beside it when it is long. */
export function Article({ slug, article, icon, tone, category, previous, next }: ArticleProps) {
  const { t } = useLingui();
  const votes = useVotes();
  const content = useMemo(() => readRichText(article.content), [article.content]);
  useSectionInUrl();
  return (
    <Stack gap="gap">
      <Card data-sheet>
        <LongPage isCompact label={t`On this page`} sections={content.sections}>
          <Stack gap="l">
            <Inline gap="m" overflow="shrink">
              <Avatar
                name={article.title}
                icon={iconOf(icon)}
                tone={tone}
                variant="soft"
                shape="rounded"
                isDecorative
              />
              <div>
                <Heading level={2}>{article.title}</Heading>
                <Facts lastUpdated={article.lastUpdated} words={content.words} />
              </div>
            </Inline>
            <RichText content={content} />
            <div data-unprinted>
              <Stack gap="l">
                <Divider />
                <Feedback slug={slug} votes={votes} />
              </Stack>
            </div>
          </Stack>
        </LongPage>
      </Card>
      <Inline as="nav" aria-label={t`More articles`} distribute="between">
        {previous && <Neighbour question={previous} category={category} label={t`Previous`} />}
        {next && <Neighbour question={next} category={category} label={t`Next`} />}
      </Inline>
    </Stack>
  );
}

/** The address may name a section, which the browser looked for before the article was there. */
function useSectionInUrl() {
  const { hash } = useLocation();
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }, [hash]);
}

function Facts({ lastUpdated, words }: { lastUpdated: string; words: number }) {
  const ago = useTimeAgo(lastUpdated);
  const exact = formatDay(lastUpdated, { dateStyle: 'long' });
  const minutes = minutesToRead(words);
  return (
    <p>
      <time dateTime={lastUpdated}>
        <Trans>
          Updated {ago} ({exact})
        </Trans>
      </time>
      {' · '}
      <Trans>{minutes} min read</Trans>
    </p>
  );
}

interface NeighbourProps {
  question: KnowledgeBaseQuestion;
  category: string;
  /** Whether it comes before or after this one. */
  label: string;
}

function Neighbour({ question: { question, slug }, category, label }: NeighbourProps) {
  return (
    <Stack gap="xxs">
      <small>{label}</small>
      <Link href={articleHref(category, slug)} variant="alone">
        {question}
      </Link>
    </Stack>
  );
}
