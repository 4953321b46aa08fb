import {
  Avatar,
  Card,
  Grid,
  Highlight,
  HighlightScope,
  Link,
  List,
  ListItem,
  SearchBanner,
  SearchField,
  Stack,
} from '@embarque/design-system';
import type { KnowledgeBaseCard, KnowledgeBaseGroup } from '@embarque/mocks/faq/contract';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { useSearchText } from '../../query/useSearchText.ts';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import { ClearSearch } from './search/ClearSearch.tsx';
import { articleHref, findGroups } from './knowledge-base.find.ts';
import { iconOf } from './knowledge-base.icons.ts';
import { knowledgeBaseShortcuts } from './knowledge-base.shortcuts.ts';
import { KnowledgeBaseHead } from './KnowledgeBaseHead.tsx';

interface CategoryPageProps {
  card: KnowledgeBaseCard;
  groups: readonly KnowledgeBaseGroup[];
}

/** KB-02: the groups of questions in a category. The URL holds the search. */
export function CategoryPage({ card, groups }: CategoryPageProps) {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const q = searchParams.get('q') ?? '';
  const search = (next: string) => changeSearchParams((current) => withParams(current, { q: next }), { replace: true });
  const { text, setText } = useSearchText(q, search);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts(knowledgeBaseShortcuts, () => field.current?.focus());
  const found = findGroups(groups, q);

  return (
    <>
      <KnowledgeBaseHead way={[{ label: card.title }]} />
      <Stack gap="gap">
        <SearchBanner title={card.title} description={card.desc}>
          <SearchField
            ref={field}
            label={t`Search in ${card.title}`}
            placeholder={t`Search in ${card.title}`}
            size="large"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </SearchBanner>
        <HighlightScope query={q}>
          {found.length === 0 ? (
            <Card>
              <ClearSearch q={q} onClear={() => search('')} />
            </Card>
          ) : (
            <Grid minCell="18rem">
              {found.map((group) => (
                <GroupCard key={group.id} group={group} category={card.category} />
              ))}
            </Grid>
          )}
        </HighlightScope>
      </Stack>
    </>
  );
}

function GroupCard({ group, category }: { group: KnowledgeBaseGroup; category: string }) {
  const { title, icon, iconColor, questions } = group;
  return (
    <Card
      headingLevel={3}
      title={
        <>
          <Highlight>{title}</Highlight> ({questions.length})
        </>
      }
      actions={
        <Avatar
          name={title}
          icon={iconOf(icon)}
          tone={iconColor ?? 'dark'}
          variant="soft"
          shape="rounded"
          isDecorative
        />
      }
    >
      <List marker="none">
        {questions.map(({ id, question, slug }) => (
          <ListItem key={id}>
            <Link href={articleHref(category, slug)} variant="quiet">
              <Highlight>{question}</Highlight>
            </Link>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
