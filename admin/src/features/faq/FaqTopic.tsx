import { Accordion, Avatar, CopyButton, Heading, Highlight, Inline, Stack } from '@embarque/design-system';
import type { FaqEntry } from '@embarque/mocks/faq/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Feedback } from '../../feedback/Feedback.tsx';
import type { Votes } from '../../feedback/useVotes.ts';
import { paths } from '../../paths.ts';
import { splitByMatch, type Topic } from './faq.topics.ts';
import { FaqNoMatches } from './FaqNoMatches.tsx';

interface FaqTopicProps {
  topic: Topic;
  icon: LucideIcon;
  topics: readonly Topic[];
  q: string;
  votes: Votes;
  open: readonly string[];
  onOpenChange: (open: readonly string[]) => void;
  onSearch: (text: string) => void;
}

/** FAQ-02: one topic with its questions, or why there are none. */
export function FaqTopic(props: FaqTopicProps) {
  const { topic, icon, topics, q, onSearch } = props;
  const { asked, mentioned } = splitByMatch(topic, q);
  return (
    <Stack gap="l">
      <Inline gap="m" overflow="shrink">
        <Avatar name={topic.title} icon={icon} tone="primary" variant="soft" shape="rounded" isDecorative />
        <div>
          <Heading level={2}>{topic.title}</Heading>
          <p>{topic.subtitle}</p>
        </div>
      </Inline>
      {topic.qandA.length === 0 && <FaqNoMatches topic={topic} topics={topics} q={q} onSearch={onSearch} />}
      {asked.length > 0 && <Entries {...props} entries={asked} />}
      {mentioned.length > 0 && (
        <Stack as="section" gap="s">
          <Heading level={3} size={5}>
            <Trans>Mentioned in the answer</Trans>
          </Heading>
          <Entries {...props} entries={mentioned} />
        </Stack>
      )}
    </Stack>
  );
}

function Entries({ entries, open, onOpenChange, votes }: FaqTopicProps & { entries: readonly FaqEntry[] }) {
  const slugs = entries.map(({ slug }) => slug);
  const others = open.filter((slug) => !slugs.includes(slug));
  return (
    <Accordion
      isFindable
      hasAnchors
      variant="bordered"
      headingLevel={3}
      open={open.filter((slug) => slugs.includes(slug))}
      onOpenChange={({ open: next }) => onOpenChange([...others, ...next])}
      items={entries.map((entry) => ({
        id: entry.slug,
        title: <Highlight>{entry.question}</Highlight>,
        content: <Answer entry={entry} votes={votes} />,
      }))}
    />
  );
}

function Answer({ entry: { slug, ans }, votes }: { entry: FaqEntry; votes: Votes }) {
  const { t } = useLingui();
  return (
    <Stack gap="m">
      <p>
        <Highlight>{ans}</Highlight>
      </p>
      <Inline gap="s" align="start" distribute="between" overflow="shrink">
        <Feedback slug={slug} votes={votes} />
        <CopyButton text={`${location.origin}${paths.faq}#${slug}`} label={t`Copy link to this answer`} />
      </Inline>
    </Stack>
  );
}
