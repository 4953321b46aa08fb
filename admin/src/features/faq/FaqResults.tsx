import { Card, ErrorState, HelpPicture, Tabs } from '@embarque/design-system';
import type { FaqAnswer } from '@embarque/mocks/faq/contract';
import { useLingui } from '@lingui/react/macro';
import {
  CircleQuestionMark,
  CreditCard,
  type LucideIcon,
  Package,
  RefreshCw,
  Settings,
  ShoppingBag,
} from 'lucide-react';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { withParams } from '../../query/search-params.ts';
import type { QueryResult } from '../../query/useQuery.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { useVotes } from '../../feedback/useVotes.ts';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { FaqSkeleton } from './FaqSkeleton.tsx';
import { FaqTopic } from './FaqTopic.tsx';
import { openedBySearch, topicOnScreen, topicsOf } from './faq.topics.ts';
import { useEntryInUrl } from './useEntryInUrl.ts';
import { useOpenEntries } from './useOpenEntries.ts';

export interface FaqResultsProps {
  result: QueryResult<FaqAnswer>;
  q: string;
  /** The topic in the URL. */
  chosenTopic: string | null;
  onSearch: (text: string) => void;
}

/** The topics with their questions, or their skeleton or error. */
export function FaqResults({ result, ...rest }: FaqResultsProps) {
  const { t } = useLingui();
  const tryAgain = useQueryRetry(result);
  if (result.error !== null) {
    return (
      <Card>
        <ErrorState
          headingLevel={2}
          title={t`Couldn't load the questions`}
          onRetry={tryAgain}
          isRetrying={result.isLoading}
        >
          <ErrorText error={result.error} />
        </ErrorState>
      </Card>
    );
  }
  return result.data ? <FaqTopics faq={result.data} {...rest} /> : <FaqSkeleton />;
}

function FaqTopics({ faq, q, chosenTopic, onSearch }: Omit<FaqResultsProps, 'result'> & { faq: FaqAnswer }) {
  const { t } = useLingui();
  const [, changeSearchParams] = useSearchQuery();
  const votes = useVotes();
  const topics = topicsOf(faq);
  const found = q.trim() === '' ? [] : topics.flatMap((topic) => openedBySearch(topic, q));
  const { open, change, show } = useOpenEntries(q, found);
  const { slug, follow } = useEntryInUrl(show);
  const selected = topicOnScreen(topics, slug, chosenTopic);

  return (
    <Card>
      <Tabs
        label={t`Topics`}
        placement="start"
        variant="pill"
        selected={selected?.id ?? ''}
        onSelect={({ selected: topic }) => changeSearchParams((current) => withParams(current, { topic }))}
        belowTitles={<HelpPicture />}
        items={topics.map((topic) => ({
          id: topic.id,
          label: topic.title,
          icon: iconOf(topic.icon),
          count: topic.qandA.length,
          content: (
            <FaqTopic
              topic={topic}
              icon={iconOf(topic.icon)}
              topics={topics}
              q={q}
              votes={votes}
              open={open}
              onOpenChange={(next) => {
                follow(open, next);
                change(next);
              }}
              onSearch={onSearch}
            />
          ),
        }))}
      />
    </Card>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = { CreditCard, ShoppingBag, RefreshCw, Package, Settings };

const iconOf = (name: string): LucideIcon => icons[name] ?? CircleQuestionMark;
