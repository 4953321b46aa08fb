import { Button, Card, EmptyState, ErrorState, Grid, Loading } from '@embarque/design-system';
import { BlogPostCard, BlogPostCardSkeleton } from '@embarque/design-system/blog';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@embarque/design-system/format-day';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import type { QueryResult } from '../../../query/useQuery.ts';
import { useFocusAfterRemoval } from '../../../routing/useFocusAfterRemoval.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { useCountOfComments } from '../useCountOfComments.ts';
import type { BlogListAnswer, BlogListItem } from '../blog.api.ts';
import { useTags } from '../blog.labels.ts';
import { PostStatus } from '../PostStatus.tsx';
import { type BlogChange, isNarrowed, NO_FILTERS, PER_PAGE, postHref, type readBlogQuery } from '../blog.query.ts';

interface BlogPostsProps {
  result: QueryResult<BlogListAnswer>;
  /** The query in the URL. */
  query: ReturnType<typeof readBlogQuery>;
  onChange: (change: BlogChange) => void;
}

/** BLG-01: the posts of one page, or their skeleton, empty state or error. */
export function BlogPosts({ result, query, onChange }: BlogPostsProps) {
  const { t } = useLingui();
  const { data, error, isLoading } = result;
  const tryAgain = useQueryRetry(result);
  const keepFocus = useFocusAfterRemoval(data);

  if (error !== null) {
    return (
      <Card>
        <ErrorState headingLevel={2} title={t`Couldn't load the posts`} onRetry={tryAgain} isRetrying={isLoading}>
          <ErrorText error={error} />
        </ErrorState>
      </Card>
    );
  }
  if (data && data.blogs.length === 0) {
    const leave = (change: BlogChange) => {
      keepFocus();
      onChange(change);
    };
    return (
      <Card>
        <NoPosts isPastTheEnd={data.total > 0} isNarrowed={isNarrowed(query)} onLeave={leave} />
      </Card>
    );
  }
  return (
    <Loading label={t`Loading posts…`} isLoading={data === null}>
      <Grid
        as="ul"
        role="list"
        aria-label={t({ message: 'Posts', context: 'blog' })}
        aria-busy={isLoading || undefined}
        minCell="18rem"
      >
        {data
          ? data.blogs.map((post) => (
              <li key={post.id}>
                <Post post={post} />
              </li>
            ))
          : Array.from({ length: PER_PAGE }, (_, index) => (
              <li key={index} aria-hidden>
                <BlogPostCardSkeleton />
              </li>
            ))}
      </Grid>
    </Loading>
  );
}

function Post({ post }: { post: BlogListItem }) {
  const tagsOf = useTags();
  const countOf = useCountOfComments();
  const href = postHref(post.id);
  return (
    <BlogPostCard
      title={post.title}
      href={href}
      image={post.img}
      focus={post.imgFocus}
      hasVideo={post.hasVideo}
      author={{ name: post.userFullName, src: post.avatar }}
      time={formatDay(post.blogPosted, { dateStyle: 'short' })}
      dateTime={post.blogPosted}
      minutes={post.minutes}
      tags={tagsOf(post.tags)}
      excerpt={post.excerpt}
      comments={{ text: countOf(post.comment), href: `${href}#comments` }}
      mark={post.status !== 'Published' && <PostStatus status={post.status} />}
    />
  );
}

interface NoPostsProps {
  isPastTheEnd: boolean;
  isNarrowed: boolean;
  onLeave: (change: BlogChange) => void;
}

function NoPosts({ isPastTheEnd, isNarrowed, onLeave }: NoPostsProps) {
  const { t } = useLingui();
  if (isPastTheEnd) {
    const first = (
      <Button onClick={() => onLeave({ page: 1 })}>
        <Trans>Go to the first page</Trans>
      </Button>
    );
    return <EmptyState headingLevel={2} title={t`There's nothing on this page`} actions={first} />;
  }
  const clear = isNarrowed && (
    <Button onClick={() => onLeave(NO_FILTERS)}>
      <Trans>Clear filters</Trans>
    </Button>
  );
  return (
    <EmptyState headingLevel={2} title={isNarrowed ? t`No posts found` : t`No posts yet`} actions={clear || undefined}>
      {isNarrowed ? (
        <Trans>Try another search, or another category.</Trans>
      ) : (
        <Trans>Posts appear here as soon as they are published.</Trans>
      )}
    </EmptyState>
  );
}
