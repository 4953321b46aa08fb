import { Button, ButtonLink, EmptyState } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useQuery } from '../../query/useQuery.ts';
import { faqCalls } from './faq.api.ts';
import { nearWords, type Topic, topicsOf } from './faq.topics.ts';
import { mailTo } from './FaqContact.tsx';

interface FaqNoMatchesProps {
  topic: Topic;
  topics: readonly Topic[];
  q: string;
  onSearch: (text: string) => void;
}

/** Stands in a topic without questions: the way to topics with some, or to people. */
export function FaqNoMatches({ topic, topics, q, onSearch }: FaqNoMatchesProps) {
  const { t } = useLingui();
  const others = topics.filter(({ qandA }) => qandA.length > 0);
  if (q.trim() === '') {
    return (
      <EmptyState title={t`No questions yet`}>
        <Trans>Answers appear here as soon as they are written.</Trans>
      </EmptyState>
    );
  }
  if (others.length === 0) return <NoAnswers q={q} onSearch={onSearch} />;
  return (
    <EmptyState
      title={t`No answers for “${q}” in ${topic.title}`}
      actions={others.map(({ id, title, qandA: { length } }) => (
        <ButtonLink
          key={id}
          variant="outline"
          size="small"
          href={`${paths.faq}?${new URLSearchParams({ q, topic: id }).toString()}`}
        >
          <Trans>
            {length} in {title}
          </Trans>
        </ButtonLink>
      ))}
    />
  );
}

function NoAnswers({ q, onSearch }: Pick<FaqNoMatchesProps, 'q' | 'onSearch'>) {
  const { t } = useLingui();
  const { data } = useQuery(faqCalls.find, {});
  const words = data ? nearWords(topicsOf(data), q) : [];
  return (
    <EmptyState
      title={t`No answers for “${q}”`}
      actions={
        <>
          {words.map((word) => (
            <Button key={word} size="small" variant="soft" onClick={() => onSearch(word)}>
              {word}
            </Button>
          ))}
          <Button size="small" variant="outline" onClick={() => onSearch('')}>
            <Trans>Clear search</Trans>
          </Button>
          <ButtonLink size="small" variant="outline" href={mailTo(q)}>
            <Trans>Ask our support team</Trans>
          </ButtonLink>
        </>
      }
    >
      {words.length > 0 ? <Trans>Did you mean one of these?</Trans> : <Trans>Try another word, or ask us.</Trans>}
    </EmptyState>
  );
}
