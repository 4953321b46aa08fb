import {
  Avatar,
  Button,
  Card,
  EmptyState,
  Inline,
  ListGroup,
  ListGroupItem,
  Loading,
  SearchField,
  Skeleton,
  Stack,
} from '@embarque/design-system';
import { BlogPostLink } from '@embarque/design-system/blog';
import { formatDay } from '@embarque/design-system/format-day';
import type { BlogListQuery } from '@embarque/mocks/blog/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Coffee, Command, Hash, type LucideIcon, Video, Watch } from 'lucide-react';
import { useQuery } from '../../../query/useQuery.ts';
import { useSearchText } from '../../../query/useSearchText.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { blogCalls } from '../blog.api.ts';
import { categoryLabels } from '../blog.labels.ts';
import { type BlogChange, filterHref, postHref, tones } from '../blog.query.ts';

const icons: Readonly<Record<string, LucideIcon>> = { Watch, Coffee, Command, Hash, Video };

interface BlogSideProps {
  query: BlogListQuery;
  onChange: (change: BlogChange) => void;
}

/** BLG-02: search, the latest posts and the categories. */
export function BlogSide({ query, onChange }: BlogSideProps) {
  return (
    <Stack gap="gap">
      <BlogSearch q={query.q ?? ''} onSearch={(q) => onChange({ q })} />
      <BlogShelf query={query} onChange={onChange} />
    </Stack>
  );
}

function BlogSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useLingui();
  const { text, setText } = useSearchText(q, onSearch);
  return (
    <SearchField
      label={t`Search posts`}
      placeholder={t`Search posts`}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

/** The latest posts and the categories; when they cannot be loaded, the page beside them stays. */
function BlogShelf({ query, onChange }: BlogSideProps) {
  const { t } = useLingui();
  const result = useQuery(blogCalls.sidebar, null);
  const tryAgain = useQueryRetry(result);
  const { data, error, isLoading } = result;
  if (error !== null) {
    return (
      <Card>
        <p>
          <Trans>Couldn't load the latest posts and categories.</Trans>
        </p>
        <Button variant="outline" size="small" isBusy={isLoading} onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </Card>
    );
  }
  return (
    <>
      <Card title={t`Recent posts`}>
        <Loading label={t`Loading recent posts…`} isLoading={!data}>
          <Stack as="ul" role="list" gap="l">
            {data
              ? data.recentPosts.map(({ id, title, img, imgFocus, blogPosted }) => (
                  <li key={id}>
                    <BlogPostLink
                      title={title}
                      href={postHref(id)}
                      image={img}
                      focus={imgFocus}
                      time={formatDay(blogPosted, { dateStyle: 'short' })}
                      dateTime={blogPosted}
                    />
                  </li>
                ))
              : [1, 2, 3, 4].map((row) => (
                  <li key={row}>
                    <Skeleton shape="block" height="4rem" />
                  </li>
                ))}
          </Stack>
        </Loading>
        {data?.recentPosts.length === 0 && <EmptyState title={t`No posts yet`} />}
      </Card>
      <Card title={t`Categories`} padding="none">
        {data ? (
          <ListGroup variant="flush">
            {data.categories.map(({ category: id, icon }) => {
              // The category that the list shows leads back to all of them.
              const change: BlogChange = { category: query.category === id ? undefined : id };
              return (
                <ListGroupItem
                  key={id}
                  href={filterHref(query, change)}
                  // A search may be in the URL already and not yet in the link.
                  onPress={() => onChange(change)}
                  isCurrent={query.category === id}
                >
                  <Inline gap="m" overflow="shrink">
                    <Avatar name={id} icon={icons[icon]} tone={tones[id]} variant="soft" size="small" isDecorative />
                    {t(categoryLabels[id])}
                  </Inline>
                </ListGroupItem>
              );
            })}
          </ListGroup>
        ) : (
          <Skeleton shape="block" height="15rem" />
        )}
      </Card>
    </>
  );
}
